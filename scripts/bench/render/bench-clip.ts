import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measured } from '../cpu-seconds.ts';
import { type BenchClip, makeBenchSource } from './make-source.ts';
import { openContext } from './open-context.ts';
import { type FullAndEdit, fullAndEdit, plainEncode } from './render-clip.ts';

/** Medians of all runs. */
export interface ClipFigures {
  name: string;
  seconds: number;
  plainCpuS: number;
  fullCpuS: number;
  editCpuS: number;
  /** Of the full render: a plain encode is 1. */
  fullShare: number;
  /** Of the edit: the full render is 1. */
  editShare: number;
  plainWallS: number;
  fullWallS: number;
  editWallS: number;
  editedSegments: number;
  segments: number;
}

export interface BenchClipInput {
  ffmpeg: string;
  clip: BenchClip;
  runs: number;
  dir: string;
}

/** Runs are interleaved, plain, full, edit, plain …, so that whatever else the machine does falls on all of them. */
export async function benchClip({ ffmpeg, clip, runs, dir }: BenchClipInput) {
  const workDir = join(dir, `${clip.width}-${clip.seconds}`);
  await mkdir(workDir, { recursive: true });
  const source = await makeBenchSource({ ffmpeg, demoClip: 'assets/demo/sonnet.mp4', clip, workDir });
  const context = await openContext({ source, seconds: clip.seconds, workDir });
  const plain: Measured<unknown>[] = [];
  const ours: FullAndEdit[] = [];
  for (let run = 0; run < runs; run++) {
    plain.push(await plainEncode(context));
    ours.push(await fullAndEdit(context));
    console.log(`${clip.name}, run ${run + 1}: ${describe(plain.at(-1), ours.at(-1))}`);
  }
  await rm(workDir, { recursive: true, force: true });
  return figures(clip, plain, ours);
}

function figures(clip: BenchClip, plain: Measured<unknown>[], ours: FullAndEdit[]): ClipFigures {
  const cpu = (all: Measured<unknown>[]) => median(all.map(({ cpuSeconds }) => cpuSeconds));
  const [full, edit] = [ours.map((one) => one.full), ours.flatMap((one) => one.edits)];
  const [plainCpu, fullCpu, editCpu] = [cpu(plain), cpu(full), cpu(edit)];
  const wall = (all: Measured<unknown>[]) => round(median(all.map(({ wallSeconds }) => wallSeconds)), 1);
  return {
    ...{ name: clip.name, seconds: clip.seconds },
    ...{ plainCpuS: round(plainCpu, 2), fullCpuS: round(fullCpu, 2), editCpuS: round(editCpu, 2) },
    ...{ fullShare: round(fullCpu / plainCpu, 3), editShare: round(editCpu / fullCpu, 4) },
    ...{ plainWallS: wall(plain), fullWallS: wall(full), editWallS: wall(edit) },
    ...{ editedSegments: ours[0]?.editedSegments ?? 0, segments: ours[0]?.segments ?? 0 },
  };
}

function describe(plain: Measured<unknown> | undefined, ours: FullAndEdit | undefined): string {
  const cpu = (measured: Measured<unknown> | undefined) => `${(measured?.cpuSeconds ?? 0).toFixed(2)} CPU s`;
  return `plain ${cpu(plain)}, full ${cpu(ours?.full)}, edits ${ours?.edits.map(cpu).join(', ')}`;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
