import { stat } from 'node:fs/promises';
import { AppError } from '../errors/app-error.ts';
import { type ProbeOutput, probeOutput } from '../media/probe-output.ts';
import { readFrameTimes } from '../media/read-frame-times.ts';
import { runFfprobe } from '../media/run-ffmpeg.ts';
import type { OutputFacts } from './assemble-output.ts';
import { plannedFrames } from './planned-frames.ts';
import type { RenderPlan } from './render-plan.ts';

export interface CheckOutputInput {
  plan: RenderPlan;
  outFile: string;
  /** How many pictures were joined. */
  joined: number;
  ffprobe: string;
  signal?: AbortSignal;
}

/**
 * Probes a finished output before anybody sees it: its streams, its size, and every picture of the segments in it once,
 * in order.
 * @throws AppError `render_failed`
 */
export async function checkOutput(input: CheckOutputInput): Promise<OutputFacts> {
  const { plan, outFile, joined, ...tool } = input;
  const probe = await probeFile(input);
  const times = await readFrameTimes({ ...tool, file: outFile, streamIndex: 0 });
  const frames = times?.pts.length ?? 0;
  const video = probe.streams.find((stream) => stream.codec_type === 'video');
  const planned = plannedFrames(plan);
  const wrong = [
    ...(frames === joined ? [] : [`${frames} pictures of ${joined}`]),
    // fewer are possible: what is damaged cannot be decoded
    ...(planned === null || frames <= planned ? [] : [`${frames} pictures where ${planned} were planned`]),
    ...(video?.width === plan.output.width && video.height === plan.output.height ? [] : ['size']),
    ...(plan.audio === null || probe.streams.some((stream) => stream.codec_type === 'audio') ? [] : ['no sound']),
  ];
  if (wrong.length > 0) {
    throw new AppError('render_failed', { message: 'The captioned video did not come out right.', details: { wrong } });
  }
  return {
    ...{ sizeBytes: (await stat(outFile)).size, frames, width: plan.output.width, height: plan.output.height },
    durationMs: Math.round((probe.format.duration ?? 0) * 1000),
  };
}

async function probeFile({ ffprobe, outFile, signal }: CheckOutputInput): Promise<ProbeOutput> {
  const lines: string[] = [];
  const args = ['-show_streams', '-show_format', '-of', 'json', '-i', `file:${outFile}`];
  await runFfprobe({ ffprobe, signal, args, onLine: (line) => lines.push(line) });
  return probeOutput.parse(JSON.parse(lines.join('\n')));
}
