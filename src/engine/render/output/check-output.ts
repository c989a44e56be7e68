import { stat } from 'node:fs/promises';
import { runFfprobe } from '../../media/ffmpeg/run-ffmpeg.ts';
import { type ProbeOutput, probeOutput } from '../../media/probe/probe-output.ts';
import { readFrameTimes } from '../../media/timing/read-frame-times.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrames } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { checkAudio } from './check-audio.ts';
import { checkTimes, describeTimes } from './check-times.ts';
import type { TimeDifferences } from './compare-times.ts';
import { lastFrameTicks } from './output-args.ts';
import type { JoinedFrames } from './read-joined.ts';
import { segmentsAt, wrongOutput } from './suspect-segments.ts';

export interface CheckOutputInput {
  plan: RenderPlan;
  outFile: string;
  joined: JoinedFrames;
  sourceFile: string;
  tools: { ffmpeg: string; ffprobe: string };
  signal?: AbortSignal;
}

export interface OutputFacts {
  sizeBytes: number;
  durationMs: number;
  width: number;
  height: number;
  frames: number;
}

/**
 * Probes a finished output before it is delivered: codecs, size, every frame of the segments exactly once at its planned
 * time, the last frame's duration, and the start and end of the audio.
 * @throws AppError `render_failed`
 */
export async function checkOutput(input: CheckOutputInput): Promise<OutputFacts> {
  const { plan, outFile, joined, tools, signal } = input;
  const probe = await probeFile(input);
  const times = await readFrameTimes({ ffprobe: tools.ffprobe, signal, file: outFile, streamIndex: 0 });
  const video = probe.streams.find((stream) => stream.codec_type === 'video');
  const audioStream = probe.streams.find((stream) => stream.codec_type === 'audio');
  const clock = (pts: number) => (pts * (video?.time_base.num ?? 1) * ticksPerSecond) / (video?.time_base.den ?? 1);
  const endSeconds = (video?.start_time ?? 0) + (video?.duration ?? 0);
  const shown = (times?.pts ?? []).map(clock);
  const frames = shown.length;
  const planned = plannedFrames(plan);
  const differences = await checkTimes({ ...input, shownTicks: joined.shownTicks });
  const wrongFrames = [
    ...describeTimes(differences),
    ...(frames === joined.count ? [] : [`${frames} frames of ${joined.count}`]),
    // fewer are possible: damaged frames cannot be decoded
    ...(planned === null || frames <= planned ? [] : [`${frames} frames where ${planned} were planned`]),
    ...wrongClock(joined, shown),
    ...(video?.width === plan.output.width && video.height === plan.output.height ? [] : ['size']),
    ...(video?.codec_name === 'h264' && video.pix_fmt === 'yuv420p' ? [] : ['video codec']),
  ];
  const wrong = [
    ...wrongFrames,
    ...wrongEnd(plan, joined, endSeconds * ticksPerSecond),
    ...(await checkAudio({ ...input, audio: plan.audio, stream: audioStream, videoEndMs: endSeconds * 1000 })),
  ];
  if (wrong.length > 0) throw wrongOutput({ wrong, suspects: suspects(plan, wrongFrames, differences) });
  return {
    sizeBytes: (await stat(outFile)).size,
    frames,
    width: plan.output.width,
    height: plan.output.height,
    durationMs: Math.round((probe.format.duration ?? 0) * 1000),
  };
}

/** Segments with missing or unexpected frames; any other fault of frames may come from any segment. */
function suspects(plan: RenderPlan, wrongFrames: string[], differences: TimeDifferences): string[] {
  if (wrongFrames.length === 0) return [];
  const located = segmentsAt(plan, differences);
  return located.length > 0 ? located : plan.segments.map(({ key }) => key);
}

/** MP4 states the delay of the first frame in whole milliseconds. */
const clockToleranceTicks = ticksPerSecond / 1000 + 2;

/** Frames that the output shows at another time than the segments do. */
function wrongClock({ shownTicks }: JoinedFrames, shown: number[]): string[] {
  const late = shown.filter((ticks, i) => !(Math.abs(ticks - (shownTicks[i] ?? 0)) <= clockToleranceTicks)).length;
  return late === 0 ? [] : [`${late} frames at other times than in the segments`];
}

/** Not visible: a third of a frame at the usual rates. */
const endToleranceTicks = ticksPerSecond / 100;

/**
 * Whether the last frame is shown as long as planned. ffprobe's duration is measured in decoding times: it is longer by
 * up to the decoding delay if frames are far apart at the start and close at the end.
 */
function wrongEnd(plan: RenderPlan, { shownTicks, firstPts, firstDts }: JoinedFrames, endTicks: number): string[] {
  const planned = (shownTicks.at(-1) ?? 0) + lastFrameTicks(plan);
  const late = endTicks - planned;
  if (late >= -endToleranceTicks && late <= firstPts - firstDts + endToleranceTicks) return [];
  return [`frames until ${Math.round(endTicks / 90)} ms instead of ${Math.round(planned / 90)} ms`];
}

async function probeFile({ tools, outFile, signal }: CheckOutputInput): Promise<ProbeOutput> {
  const lines: string[] = [];
  const args = ['-show_streams', '-show_format', '-of', 'json', '-i', `file:${outFile}`];
  await runFfprobe({ ffprobe: tools.ffprobe, signal, args, onLine: (line) => lines.push(line) });
  return probeOutput.parse(JSON.parse(lines.join('\n')));
}
