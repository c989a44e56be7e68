import { stat } from 'node:fs/promises';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { ProbedStream } from '../../media/probe/probe-output.ts';
import { probeStreams } from '../../media/probe/probe-streams.ts';
import { readFrameTimes } from '../../media/timing/read-frame-times.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { encoderNamed, surest } from '../encoders/encoders.ts';
import { plannedFrames, segmentIndexAt } from '../plan/planned-frames.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import type { JoinedFrames } from '../segments/transport-frames.ts';
import { checkAudio } from './check-audio.ts';
import { checkTimes, describeTimes, type TimeDifferences } from './check-times.ts';
import { lastFrameTicks } from './output-args.ts';

interface CheckOutputInput {
  plan: RenderPlan;
  outFile: string;
  /** Default: the captioned video. */
  kind?: keyof typeof pictures;
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
  const { plan, outFile, kind = 'video', joined, tools, signal } = input;
  const probed = { ffprobe: tools.ffprobe, file: outFile, signal };
  const probe = await probeStreams(probed);
  const times = await readFrameTimes({ ...probed, streamIndex: 0 });
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
    ...(video && isPicture(video, { ...pictures[kind], ...(kind === 'video' ? { codec: codecOf(plan) } : {}) })
      ? []
      : ['video codec']),
  ];
  const wrong = [
    ...wrongFrames,
    // WebM does not store it
    ...(kind === 'webm' ? [] : wrongEnd(plan, joined, endSeconds * ticksPerSecond)),
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

/** Codecs by kind of file. Decoders give ProRes 10 or 12 bits, and VP9's alpha is a stream of its own. */
const pictures = {
  video: { codec: 'h264', pixels: /^yuv420p$/, hasAlphaMode: false },
  mov: { codec: 'prores', pixels: /^yuva444p/, hasAlphaMode: false },
  webm: { codec: 'vp9', pixels: /^yuva?420p$/, hasAlphaMode: true },
};

/** Of videos, the plan says it. */
function codecOf({ encoder = surest }: RenderPlan): string {
  return encoderNamed(encoder).codec;
}

function isPicture({ codec_name, pix_fmt = '', tags }: ProbedStream, wanted: (typeof pictures)['video']): boolean {
  const hasAlphaMode = (tags.alpha_mode ?? tags.ALPHA_MODE) === '1';
  return codec_name === wanted.codec && wanted.pixels.test(pix_fmt) && hasAlphaMode === wanted.hasAlphaMode;
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

/** Keys of the segments in which frames are missing or unexpected. Pure. */
function segmentsAt({ segments }: RenderPlan, { missing, unexpected }: TimeDifferences): string[] {
  const at = new Set([...missing, ...unexpected].map((ticks) => segmentIndexAt(segments, ticks)));
  return segments.filter((_, index) => at.has(index)).map(({ key }) => key);
}

/**
 * @param details `wrong` describes the faults for logs. `suspects` are the keys of the segments that may be at fault;
 *   empty if the fault is elsewhere, for example in the audio.
 */
export function wrongOutput(details: { wrong: string[]; suspects: string[] }): AppError {
  return new AppError('render_failed', { reason: 'check', details });
}

/** The suspects of an error made by `wrongOutput`; empty for any other error. */
export function suspectsOf(error: unknown): string[] {
  const suspects = error instanceof AppError ? error.details.suspects : undefined;
  return Array.isArray(suspects) ? suspects.map(String) : [];
}
