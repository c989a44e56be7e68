import { audioClockOf, videoClockFilters } from '../../media/audio/audio-clock.ts';
import { confinedInput } from '../../media/ffmpeg/confined-input.ts';
import type { AudioFacts, SourceFacts } from '../../media/source-facts.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { AudioPlan, RenderPlan } from '../plan/render-plan.ts';
import { segmentOffsetSeconds } from '../segments/segment-clock.ts';
import { containerOf } from '../segments/segment-container.ts';
import { type JoinedFrames, joinedName } from '../segments/transport-frames.ts';

interface OutputArgsInput {
  plan: RenderPlan;
  /** Names of the segments in ffmpeg's working folder, in order. */
  segmentNames: string[];
  joined: JoinedFrames;
  sourceFile: string;
  /** Audio that `makePreviewAudio` has encoded; left out = the source's audio is encoded here. */
  audioFile?: string;
  outFile: string;
}

/** ffmpeg arguments for joining segments and adding the audio. Pure. */
export function outputArgs(input: OutputArgsInput): string[] {
  const { plan, segmentNames, joined, outFile } = input;
  const audio = plan.audio ? audioInputArgs(plan.audio, input) : { input: [], output: [] };
  return [
    '-copyts',
    ...['-protocol_whitelist', 'concat,file', ...onSegmentClock(containerOf(plan)), '-i', joinedName(segmentNames)],
    ...audio.input,
    ...['-map', '0:v:0', '-c:v', 'copy', ...frameDurations(plan, joined)],
    ...audio.output,
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-video_track_timescale', String(ticksPerSecond)],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${outFile}`],
  ];
}

/** Brings an input from the segments' clock to the video's. */
export function onSegmentClock({ format }: { format: string } = { format: 'mpegts' }): string[] {
  return ['-itsoffset', String(-segmentOffsetSeconds), '-f', format];
}

/** The second input, and the output options for it. */
function audioInputArgs(
  audio: AudioPlan,
  { sourceFile, audioFile }: Pick<OutputArgsInput, 'sourceFile' | 'audioFile'>,
) {
  if (audio.mode === 'encode' && audioFile) {
    return { input: confinedInput(audioFile, onSegmentClock()), output: ['-map', '1:a:0', '-c:a', 'copy'] };
  }
  const isCopied = audio.mode === 'copy';
  const filters = isCopied ? [] : ['-af', audioFilters(audio).join(',')];
  return {
    input: confinedInput(sourceFile, isCopied ? copyOffset(audio, 0) : []),
    output: ['-map', `1:${audio.streamIndex}`, ...filters, ...audioArgs(audio)],
  };
}

/**
 * Sets the durations of frames. MPEG-TS does not store them, and MP4 derives them from the next frame in decoding order;
 * without a duration for the last one, the frame shown last gets none, and players skip it. The track must end with the
 * frame shown last by both clocks: the latest end of any frame, and the sum of durations in decoding order. For the
 * latter, the frame decoded last is decoded as late as necessary.
 */
function frameDurations(plan: RenderPlan, joined: JoinedFrames): string[] {
  const lastTicks = lastFrameTicks(plan);
  const offset = segmentOffsetSeconds * ticksPerSecond;
  const [lastPts, lastDts] = [joined.lastPts - offset, joined.lastDts - offset];
  const end = lastPts + lastTicks;
  const decodedEnd = end - (joined.firstPts - joined.firstDts);
  const isShownLast = `gte(PTS,${lastPts - 1})`;
  const isDecodedLast = `gte(DTS,${lastDts - 1})`;
  const untilEnd = `max(1,min(${decodedEnd - lastDts},${end}-PTS))`;
  const length = `if(${isShownLast},${lastTicks},if(${isDecodedLast},${untilEnd},1))`;
  const decoding = `if(${isDecodedLast},max(DTS,${decodedEnd}-${length}),DTS)`;
  return ['-bsf:v', `setts=pts=PTS:dts='${decoding}':duration='${length}'`];
}

/** How long the last frame is shown, in 1/90000 s. */
export function lastFrameTicks({ output, lastFrameTicks: planned }: RenderPlan): number {
  return planned ?? Math.round((ticksPerSecond * output.frameRate.den) / output.frameRate.num);
}

/** Brings copied audio to the video's clock, delayed by some seconds. */
export function copyOffset({ videoStartMs }: AudioPlan, delaySeconds: number): string[] {
  return ['-itsoffset', (delaySeconds - videoStartMs / 1000).toFixed(6)];
}

/** Brings encoded audio to the video's clock; more than two channels become stereo. */
export function audioFilters(audio: AudioPlan): string[] {
  return [...videoClockFilters(audio), `aformat=channel_layouts=${audio.channels > 1 ? 'stereo' : 'mono'}`];
}

/** AAC at 96 kbit/s a channel; more than two channels are mixed to stereo, as phones and messengers do. */
export function audioArgs({ mode, channels, sampleRate }: AudioPlan): string[] {
  if (mode === 'copy') return ['-c:a', 'copy'];
  const stereo = channels > 1;
  const rate = aacRates.includes(sampleRate) ? sampleRate : 48_000;
  return [...['-ar', String(rate), '-c:a', 'aac', '-b:a', stereo ? '192k' : '96k']];
}

const aacRates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** Audio is copied into the output if MP4 players support it, else encoded once. null = the source has none. Pure. */
export function planAudio(facts: SourceFacts): AudioPlan | null {
  const { audio, video, container } = facts;
  if (!audio) return null;
  const mode = isCopyable(audio, container) ? 'copy' : 'encode';
  return {
    mode,
    streamIndex: audio.index,
    ...audioClockOf({ ...facts, audio }),
    // encoded audio is padded with silence
    startMs: mode === 'copy' ? Math.max(0, audio.startMs - video.startMs) : 0,
    endMs: audio.durationMs === null ? null : Math.max(0, audio.startMs + audio.durationMs - video.startMs),
  };
}

/** Half of what audio and video may be out of sync. */
const maxClockErrorMs = 20;

/**
 * AAC from containers whose audio timestamps agree with the sample count. Audio from before the first frame would play
 * too early in some players.
 */
function isCopyable(audio: AudioFacts, container: string): boolean {
  if (audio.isCut || audio.holes) return false;
  if ((audio.clockErrorMs ?? 0) > maxClockErrorMs) return false;
  if (audio.codec !== 'aac' || !['LC', 'HE-AAC', 'HE-AACv2'].includes(audio.profile ?? '')) return false;
  return /mov|matroska|flv|mpegts/.test(container) && audio.sampleRate <= 48_000 && audio.channels <= 8;
}
