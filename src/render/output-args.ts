import { confinedInput } from '../media/confined-input.ts';
import { onVideoClock } from '../media/extract-speech-audio.ts';
import { segmentOffsetSeconds } from './render-args.ts';
import { type AudioPlan, type RenderPlan, ticksPerSecond } from './render-plan.ts';

export interface OutputArgsInput {
  plan: RenderPlan;
  /** Names of the segments in the folder that ffmpeg runs in, in order. */
  segmentNames: string[];
  sourceFile: string;
  outFile: string;
}

/** ffmpeg's arguments for joining segments, and putting the sound beside them. Pure. */
export function outputArgs({ plan, segmentNames, sourceFile, outFile }: OutputArgsInput): string[] {
  const { audio } = plan;
  return [
    '-copyts',
    // read as one file: the concat demuxer shifts pictures of variable rate
    ...['-protocol_whitelist', 'concat,file', '-itsoffset', String(-segmentOffsetSeconds), '-f', 'mpegts'],
    ...['-i', `concat:${segmentNames.join('|')}`],
    ...(audio ? confinedInput(sourceFile, audio.mode === 'copy' ? copyOffset(audio) : []) : []),
    ...['-map', '0:v:0', ...(audio ? ['-map', `1:${audio.streamIndex}`] : []), '-c:v', 'copy', ...oneFrame(plan)],
    ...(audio ? audioArgs(audio) : []),
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-video_track_timescale', String(ticksPerSecond)],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${outFile}`],
  ];
}

/** MP4 takes a picture's length from the next one; alone it would have none, and players skip it. */
function oneFrame({ segments, durationMs }: RenderPlan): string[] {
  if (segments.length !== 1 || segments[0]?.frameCount !== 1) return [];
  const ticks = Math.round((Math.max(40, durationMs) * ticksPerSecond) / 1000);
  return ['-bsf:v', `setts=duration=${ticks}`];
}

function copyOffset({ videoStartMs }: AudioPlan): string[] {
  return ['-itsoffset', (-videoStartMs / 1000).toFixed(6)];
}

/** AAC at 96 kbit/s a channel; more than two are mixed to stereo, as every phone and messenger would. */
function audioArgs({ mode, channels, sampleRate, videoStartMs }: AudioPlan): string[] {
  if (mode === 'copy') return ['-c:a', 'copy'];
  const stereo = channels > 1;
  const rate = aacRates.includes(sampleRate) ? sampleRate : 48_000;
  return [
    ...['-af', [...onVideoClock(videoStartMs), `aformat=channel_layouts=${stereo ? 'stereo' : 'mono'}`].join(',')],
    ...['-ar', String(rate), '-c:a', 'aac', '-b:a', stereo ? '192k' : '96k'],
  ];
}

const aacRates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
