import { videoClockFilters } from '../../media/audio/extract-speech-audio.ts';
import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { AudioPlan, RenderPlan } from '../plan/render-plan.ts';
import { segmentOffsetSeconds } from '../segments/render-args.ts';
import { type JoinedFrames, joinedName } from './read-joined.ts';

export interface OutputArgsInput {
  plan: RenderPlan;
  /** Names of the segments in the folder that ffmpeg runs in, in order. */
  segmentNames: string[];
  joined: JoinedFrames;
  sourceFile: string;
  /** Sound that had to be encoded, as `makePreviewSound` has done it; left out = the source's is encoded here. */
  audioFile?: string;
  outFile: string;
}

/** ffmpeg's arguments for joining segments, and putting the sound beside them. Pure. */
export function outputArgs(input: OutputArgsInput): string[] {
  const { plan, segmentNames, joined, outFile } = input;
  const sound = plan.audio ? soundArgs(plan.audio, input) : { input: [], output: [] };
  return [
    '-copyts',
    ...['-protocol_whitelist', 'concat,file', ...onSegmentClock, '-i', joinedName(segmentNames)],
    ...sound.input,
    ...['-map', '0:v:0', '-c:v', 'copy', ...pictureLengths(plan, joined)],
    ...sound.output,
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-video_track_timescale', String(ticksPerSecond)],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${outFile}`],
  ];
}

/** What has the segments' clock is brought to the video's. */
const onSegmentClock = ['-itsoffset', String(-segmentOffsetSeconds), '-f', 'mpegts'];

/** The second input, and what becomes of it. */
function soundArgs(audio: AudioPlan, { sourceFile, audioFile }: Pick<OutputArgsInput, 'sourceFile' | 'audioFile'>) {
  if (audio.mode === 'encode' && audioFile) {
    return { input: confinedInput(audioFile, onSegmentClock), output: ['-map', '1:a:0', '-c:a', 'copy'] };
  }
  const isCopied = audio.mode === 'copy';
  const filters = isCopied ? [] : ['-af', audioFilters(audio).join(',')];
  return {
    input: confinedInput(sourceFile, isCopied ? copyOffset(audio, 0) : []),
    output: ['-map', `1:${audio.streamIndex}`, ...filters, ...audioArgs(audio)],
  };
}

/**
 * MPEG-TS does not say how long a picture stays. MP4 takes it from the next picture's time, in the order of decoding;
 * without a length for the last one, the picture shown last gets no time at all, and players skip it. The track is to
 * end with the picture shown last by both its clocks: the farthest reach of any picture, and the lengths of all in the
 * order of decoding, for which the one decoded last is decoded as late as need be.
 */
function pictureLengths(plan: RenderPlan, joined: JoinedFrames): string[] {
  const stays = lastPictureTicks(plan);
  const offset = segmentOffsetSeconds * ticksPerSecond;
  const [lastPts, lastDts] = [joined.lastPts - offset, joined.lastDts - offset];
  const end = lastPts + stays;
  const decodedEnd = end - (joined.firstPts - joined.firstDts);
  const isShownLast = `gte(PTS,${lastPts - 1})`;
  const isDecodedLast = `gte(DTS,${lastDts - 1})`;
  const untilEnd = `max(1,min(${decodedEnd - lastDts},${end}-PTS))`;
  const length = `if(${isShownLast},${stays},if(${isDecodedLast},${untilEnd},1))`;
  const decoding = `if(${isDecodedLast},max(DTS,${decodedEnd}-${length}),DTS)`;
  return ['-bsf:v', `setts=pts=PTS:dts='${decoding}':duration='${length}'`];
}

/** How long the picture that is shown last stays, in 1/90000 s. */
export function lastPictureTicks({ output, lastFrameTicks }: RenderPlan): number {
  return lastFrameTicks ?? Math.round((ticksPerSecond * output.frameRate.den) / output.frameRate.num);
}

/** Brings sound that is copied to the video's clock, later by some seconds. */
export function copyOffset({ videoStartMs }: AudioPlan, lateSeconds: number): string[] {
  return ['-itsoffset', (lateSeconds - videoStartMs / 1000).toFixed(6)];
}

/** Brings sound that is encoded to the video's clock; more than two channels become stereo. */
export function audioFilters({ channels, videoStartMs }: AudioPlan): string[] {
  return [...videoClockFilters(videoStartMs), `aformat=channel_layouts=${channels > 1 ? 'stereo' : 'mono'}`];
}

/** AAC at 96 kbit/s a channel; more than two are mixed to stereo, as every phone and messenger would. */
export function audioArgs({ mode, channels, sampleRate }: AudioPlan): string[] {
  if (mode === 'copy') return ['-c:a', 'copy'];
  const stereo = channels > 1;
  const rate = aacRates.includes(sampleRate) ? sampleRate : 48_000;
  return [...['-ar', String(rate), '-c:a', 'aac', '-b:a', stereo ? '192k' : '96k']];
}

const aacRates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
