import { videoClockFilters } from '../audio/extract-speech-audio.ts';
import { confinedInput } from '../ffmpeg/confined-input.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../source-facts.ts';

export interface EditingCopyInput {
  ffmpeg: string;
  sourceFile: string;
  facts: SourceFacts;
  /** From time filters on to BT.709 4:2:0: upright and uncropped, in `editingSize`. */
  filters: string[];
  /** MP4; replaced when there. */
  outFile: string;
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Writes a copy of a source that every browser plays and finds its way in quickly: small, H.264 and AAC, a key frame
 * each half second, its first picture at 0.
 * @throws FfmpegError
 */
export async function makeEditingCopy({ facts, onProgress, ...input }: EditingCopyInput): Promise<void> {
  await runFfmpeg({
    ...{ ffmpeg: input.ffmpeg, signal: input.signal, args: editingCopyArgs({ ...input, facts }) },
    onProgress: ({ outTimeMs }) => onProgress?.(Math.max(0, Math.min(1, (outTimeMs ?? 0) / facts.durationMs))),
  });
}

/** Pure. */
export function editingCopyArgs({
  sourceFile,
  facts,
  filters,
  outFile,
}: Omit<EditingCopyInput, 'ffmpeg' | 'signal' | 'onProgress'>): string[] {
  const { video, audio } = facts;
  return [
    ...['-copyts', ...confinedInput(sourceFile, ['-noautorotate'])],
    ...[
      '-map',
      `0:${video.index}`,
      ...(audio ? ['-map', `0:${audio.index}`] : []),
      '-sn',
      '-dn',
      '-map_metadata',
      '-1',
    ],
    ...['-vf', [`setpts=PTS-(${video.startPts})`, ...filters, lastOnceMore].join(','), '-fps_mode', 'passthrough'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '27', '-force_key_frames', 'expr:gte(t,n_forced*0.5)'],
    ...(audio ? ['-af', `${videoClockFilters(video.startMs).join(',')},aformat=channel_layouts=stereo`] : []),
    ...(audio ? ['-c:a', 'aac', '-b:a', '96k', '-ar', '48000'] : []),
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${outFile}`],
  ];
}

/** In the copy the last picture has no length, and players skip it. */
const lastOnceMore = 'tpad=stop=1:stop_mode=clone';

/** As people see the source, its shorter side at most 540 pixels; even. */
export function editingSize({ video }: SourceFacts): { width: number; height: number } {
  const { displayWidth, displayHeight } = video;
  const share = Math.min(1, 540 / Math.min(displayWidth, displayHeight));
  const side = (length: number) => Math.max(2, 2 * Math.round((length * share) / 2));
  return { width: side(displayWidth), height: side(displayHeight) };
}

/**
 * Whether browsers show the source itself as the output would: a codec, a depth and colours that all of them know, in
 * an MP4 whose clock begins with the first picture.
 */
export function isPlayableInBrowsers({ container, video, audio }: SourceFacts): boolean {
  const isPlain =
    video.codec === 'h264' && /^yuvj?420p$/.test(video.pixelFormat) && !video.interlaced && !video.hasAlpha;
  const { transfer, matrix } = video.colour;
  const isUsual = ['bt709', 'smpte170m'].includes(transfer) && ['bt709', 'smpte170m', 'bt470bg'].includes(matrix);
  const isSquare = video.sampleAspect.num === video.sampleAspect.den && !video.mirrored;
  const beginsAtZero = video.startPts === 0 && (audio === null || Math.abs(audio.startMs) < 50);
  const hasPlainSound = audio === null || audio.codec === 'aac' || audio.codec === 'mp3';
  return container.includes('mp4') && isPlain && isUsual && isSquare && beginsAtZero && hasPlainSound;
}
