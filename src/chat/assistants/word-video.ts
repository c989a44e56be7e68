import { cutText } from '../../infra/cut-text.ts';
import type { LineOfCaptions } from './caption-tasks.ts';
import type { ResultFacts, VideoFacts } from './captioneer.ts';
import type { ToolResult } from './tool.ts';

/** Where a video stands, and what an assistant may do now. */
export function wordVideo(video: VideoFacts): ToolResult {
  return {
    text: sentences(video).join('\n'),
    facts: presentVideo(video),
    ...(video.status === 'failed' ? failed : {}),
  };
}

const failed = { isError: true };

function presentVideo({ videoId, result, ...video }: VideoFacts): Record<string, unknown> {
  return { video_id: videoId, ...video, result: result && presentResult(result) };
}

function presentResult({ place, revision, durationSeconds, width, height, sizeBytes }: ResultFacts) {
  return { place, revision, duration_seconds: durationSeconds, width, height, size_bytes: sizeBytes };
}

function sentences(video: VideoFacts): string[] {
  const { videoId, status, stage, progress, message, result, notices } = video;
  if (status === 'failed') return [`Video ${videoId} failed: ${message}`, ...earlier(video)];
  if (status === 'processing') {
    const state = `Video ${videoId} is not ready yet: ${stage}, ${progress} %.`;
    return [state, 'The work goes on. Call wait_for_video to wait for the result.', ...earlier(video)];
  }
  return [
    `Video ${videoId} is ready: ${result?.place ?? ''}`,
    ...(result
      ? [`${result.durationSeconds} s, ${result.width} × ${result.height}, revision ${result.revision}.`]
      : []),
    ...notices.map((notice) => `Note: ${notice}`),
  ];
}

/** The last good output stays until a newer one is ready. */
function earlier({ result }: VideoFacts): string[] {
  return result ? [`The version before (revision ${result.revision}) is still at ${result.place}`] : [];
}

/** Captions as numbered lines with their times in seconds. */
export function wordLines(lines: readonly LineOfCaptions[]): string {
  return lines
    .map(({ line, start, end, text }) => {
      const words = cutText(text.replace(/\s+/g, ' ').trim(), maxLineCharacters);
      return `${line}. [${start.toFixed(1)}–${end.toFixed(1)}] ${words}`;
    })
    .join('\n');
}

/** Nobody speaks so much in one caption; callers may send up to 5000. */
const maxLineCharacters = 400;
