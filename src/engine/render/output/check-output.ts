import { stat } from 'node:fs/promises';
import { runFfprobe } from '../../media/ffmpeg/run-ffmpeg.ts';
import { type ProbeOutput, probeOutput } from '../../media/probe/probe-output.ts';
import { readFrameTimes } from '../../media/timing/read-frame-times.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { plannedFrames } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import type { OutputFacts } from './assemble-output.ts';
import { checkAudio } from './check-audio.ts';
import { checkTimes, describeTimes } from './check-times.ts';
import type { TimeDifferences } from './compare-times.ts';
import { lastPictureTicks } from './output-args.ts';
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

/**
 * Probes a finished output before anybody sees it: its streams and their codecs, its size, every picture of the segments
 * in it once, at the time that was planned, the last one for as long, and sound from where the source's begins until it
 * ends.
 * @throws AppError `render_failed`
 */
export async function checkOutput(input: CheckOutputInput): Promise<OutputFacts> {
  const { plan, outFile, joined, tools, signal } = input;
  const probe = await probeFile(input);
  const times = await readFrameTimes({ ffprobe: tools.ffprobe, signal, file: outFile, streamIndex: 0 });
  const video = probe.streams.find((stream) => stream.codec_type === 'video');
  const sound = probe.streams.find((stream) => stream.codec_type === 'audio');
  const clock = (pts: number) => (pts * (video?.time_base.num ?? 1) * ticksPerSecond) / (video?.time_base.den ?? 1);
  const endSeconds = (video?.start_time ?? 0) + (video?.duration ?? 0);
  const shown = (times?.pts ?? []).map(clock);
  const frames = shown.length;
  const planned = plannedFrames(plan);
  const differences = await checkTimes({ ...input, shownTicks: joined.shownTicks });
  const wrongPictures = [
    ...describeTimes(differences),
    ...(frames === joined.count ? [] : [`${frames} pictures of ${joined.count}`]),
    // fewer are possible: what is damaged cannot be decoded
    ...(planned === null || frames <= planned ? [] : [`${frames} pictures where ${planned} were planned`]),
    ...wrongClock(joined, shown),
    ...(video?.width === plan.output.width && video.height === plan.output.height ? [] : ['size']),
    ...(video?.codec_name === 'h264' && video.pix_fmt === 'yuv420p' ? [] : ['video codec']),
  ];
  const wrong = [
    ...wrongPictures,
    ...wrongEnd(plan, joined, endSeconds * ticksPerSecond),
    ...(await checkAudio({ ...input, audio: plan.audio, sound, pictureEndMs: endSeconds * 1000 })),
  ];
  if (wrong.length > 0) throw wrongOutput({ wrong, suspects: suspects(plan, wrongPictures, differences) });
  return {
    ...{ sizeBytes: (await stat(outFile)).size, frames, width: plan.output.width, height: plan.output.height },
    durationMs: Math.round((probe.format.duration ?? 0) * 1000),
  };
}

/** Where pictures are missing or strange; anything else that is wrong with pictures may come from any segment. */
function suspects(plan: RenderPlan, wrongPictures: string[], differences: TimeDifferences): string[] {
  if (wrongPictures.length === 0) return [];
  const located = segmentsAt(plan, differences);
  return located.length > 0 ? located : plan.segments.map(({ key }) => key);
}

/** MP4 says in whole milliseconds how late a first picture is. */
const clockToleranceTicks = ticksPerSecond / 1000 + 2;

/** Whether the output shows its pictures when the segments do. */
function wrongClock({ shownTicks }: JoinedFrames, shown: number[]): string[] {
  const late = shown.filter((ticks, i) => !(Math.abs(ticks - (shownTicks[i] ?? 0)) <= clockToleranceTicks)).length;
  return late === 0 ? [] : [`${late} pictures at other times than joined`];
}

/** Nobody sees so much: a third of a picture, at the most usual rates. */
const endToleranceTicks = ticksPerSecond / 100;

/**
 * Whether the last picture stays for as long as was planned. What ffprobe says is the time it takes to decode all: more
 * by up to the delay of decoding where a video is slow in the beginning and quick in the end.
 */
function wrongEnd(plan: RenderPlan, { shownTicks, firstPts, firstDts }: JoinedFrames, endTicks: number): string[] {
  const wanted = (shownTicks.at(-1) ?? 0) + lastPictureTicks(plan);
  const late = endTicks - wanted;
  if (late >= -endToleranceTicks && late <= firstPts - firstDts + endToleranceTicks) return [];
  return [`pictures until ${Math.round(endTicks / 90)} ms instead of ${Math.round(wanted / 90)}`];
}

async function probeFile({ tools, outFile, signal }: CheckOutputInput): Promise<ProbeOutput> {
  const lines: string[] = [];
  const args = ['-show_streams', '-show_format', '-of', 'json', '-i', `file:${outFile}`];
  await runFfprobe({ ffprobe: tools.ffprobe, signal, args, onLine: (line) => lines.push(line) });
  return probeOutput.parse(JSON.parse(lines.join('\n')));
}
