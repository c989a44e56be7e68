import { CaptioneerError, VideoFailedError } from '../errors.ts';
import { limitTime } from '../http/time-limit.ts';
import type { Transport } from '../http/transport.ts';
import type { ProcessedVideo, Video, VideoProgress } from '../types.ts';
import { followVideo } from './follow-video.ts';

export interface WaitOptions {
  /** Called with the current state and with every change, the final state included. */
  onProgress?: (progress: VideoProgress) => void;
  /** Ends the wait, not the work: the video goes on. */
  signal?: AbortSignal;
  /** For the whole wait; default two hours. `Infinity` = no limit. */
  timeoutMs?: number;
}

const defaultWaitMs = 2 * 60 * 60 * 1000;

/**
 * Waits until a video is ready. An edit that is made meanwhile is waited for too.
 * @throws VideoFailedError if it fails, NotFoundError if it is deleted, TimeoutError
 */
export async function waitForVideo(
  transport: Transport,
  videoId: string,
  {
    onProgress = () => undefined,
    signal,
    timeoutMs = defaultWaitMs,
    read,
  }: WaitOptions & { read(signal: AbortSignal): Promise<Video> },
): Promise<ProcessedVideo> {
  const limit = limitTime({ timeoutMs, signal, what: `Waiting for video ${videoId}` });
  const options = { signal: limit.signal, read: () => read(limit.signal) };
  try {
    while (true) {
      for await (const progress of followVideo(transport, videoId, options)) onProgress(progress);
      const video = await options.read();
      if (isProcessed(video)) return video;
      if (video.status === 'processed') {
        throw new CaptioneerError('unexpected_reply', `Video ${videoId} is ready, but the service names no output.`);
      }
      if (video.status === 'failed') throw new VideoFailedError(videoId, video.error_code ?? 'internal', video.message);
    }
  } finally {
    limit.clear();
  }
}

function isProcessed(video: Video): video is ProcessedVideo {
  return video.status === 'processed' && video.output !== null;
}
