import { audioClockOf, videoClockFilters } from '../audio/audio-clock.ts';
import { confinedInput, decoderThreadArgs } from '../ffmpeg/confined-input.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { SourceFacts } from '../source-facts.ts';
import { videoClockFilter } from '../timing/video-clock.ts';

interface EditingCopyInput {
  ffmpeg: string;
  sourceFile: string;
  facts: SourceFacts;
  /** Filters after the time filters; they give BT.709 4:2:0, rotated for display, uncropped, in `editingSize`. */
  filters: string[];
  /** MP4; replaced if it exists. */
  outFile: string;
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Writes a copy of a source that every browser plays and seeks quickly: small, H.264 and AAC, a key frame every half
 * second, its first frame at 0.
 * @throws FfmpegError
 */
export async function makeEditingCopy({ facts, onProgress, ...input }: EditingCopyInput): Promise<void> {
  await runFfmpeg({
    ffmpeg: input.ffmpeg,
    signal: input.signal,
    args: editingCopyArgs({ ...input, facts }),
    onProgress: ({ outTimeMs }) => onProgress?.(Math.max(0, Math.min(1, (outTimeMs ?? 0) / facts.durationMs))),
  });
}

function editingCopyArgs({ sourceFile, facts, filters, outFile }: Omit<EditingCopyInput, 'ffmpeg'>): string[] {
  const { video, audio } = facts;
  return [
    ...['-copyts', ...confinedInput(sourceFile, [...decoderThreadArgs(video), '-noautorotate'])],
    ...['-map', `0:${video.index}`, ...(audio ? ['-map', `0:${audio.index}`] : [])],
    ...['-sn', '-dn', '-map_metadata', '-1'],
    ...['-vf', [videoClockFilter(video), ...filters, repeatLastFrame].join(','), '-fps_mode', 'passthrough'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '27', '-force_key_frames', 'expr:gte(t,n_forced*0.5)'],
    ...(audio ? ['-af', [...videoClockFilters(audioClockOf({ ...facts, audio })), stereo].join(',')] : []),
    ...(audio ? ['-c:a', 'aac', '-b:a', '96k', '-ar', '48000'] : []),
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${outFile}`],
  ];
}

const stereo = 'aformat=channel_layouts=stereo';
/** The last frame of the copy has no duration, so players would skip it. */
const repeatLastFrame = 'tpad=stop=1:stop_mode=clone';

/** Display size of the source, scaled down to at most 540 pixels on the shorter side; even numbers. */
export function editingSize({ video }: SourceFacts): { width: number; height: number } {
  const { displayWidth, displayHeight } = video;
  const share = Math.min(1, 540 / Math.min(displayWidth, displayHeight));
  const side = (length: number) => Math.max(2, 2 * Math.round((length * share) / 2));
  return { width: side(displayWidth), height: side(displayHeight) };
}

/**
 * Whether browsers show the source itself like the output: a codec, bit depth and colours that all of them support, in
 * an MP4 whose first frame is at 0 and whose sound ends with the picture.
 */
export function isPlayableInBrowsers({ container, video, audio }: SourceFacts): boolean {
  const isPlain =
    video.codec === 'h264' && /^yuvj?420p$/.test(video.pixelFormat) && !video.interlaced && !video.hasAlpha;
  const { transfer, matrix } = video.colour;
  const isUsual = ['bt709', 'smpte170m'].includes(transfer) && ['bt709', 'smpte170m', 'bt470bg'].includes(matrix);
  const isSquare = video.sampleAspect.num === video.sampleAspect.den && !video.mirrored;
  const startsAtZero = video.startPts === 0 && (audio === null || Math.abs(audio.startMs) < 50);
  const isWhole = video.heldPts === undefined && !audio?.isCut;
  const hasPlainAudio = audio === null || audio.codec === 'aac' || audio.codec === 'mp3';
  return container.includes('mp4') && isPlain && isUsual && isSquare && startsAtZero && isWhole && hasPlainAudio;
}
