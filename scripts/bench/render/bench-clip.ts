import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Measured, median, round } from '../measure.ts';
import { type BenchClip, makeBenchSource } from './make-bench-source.ts';
import { createBenchContext, type RenderRound, renderRound } from './render-clip.ts';

interface BenchOptions {
  runs: number;
  dir: string;
}

/** In each run, plain encode, full render and edits take turns, so that other load affects all equally. */
export async function benchClip(ffmpeg: string, clip: BenchClip, { runs, dir }: BenchOptions) {
  const workDir = join(dir, `${clip.width}-${clip.seconds}`);
  await mkdir(workDir, { recursive: true });
  const source = await makeBenchSource(ffmpeg, clip, workDir);
  const context = await createBenchContext({ source, seconds: clip.seconds, workDir });
  const rounds: RenderRound[] = [];
  for (let run = 0; run < runs; run++) {
    const round = await renderRound(context);
    rounds.push(round);
    console.log(`${clip.name}, run ${run + 1}: ${describe(round)}`);
  }
  await rm(workDir, { recursive: true, force: true });
  return figures(clip, rounds);
}

/** Medians of all runs. */
function figures(clip: BenchClip, rounds: RenderRound[]) {
  const cpu = (all: Measured<unknown>[]) => median(all.map(({ cpuSeconds }) => cpuSeconds));
  const wall = (all: Measured<unknown>[]) => round(median(all.map(({ wallSeconds }) => wallSeconds)), 1);
  const [plain, full] = [rounds.map((one) => one.plain), rounds.map((one) => one.full)];
  const edits = rounds.flatMap((one) => one.edits);
  const edit = (one: RenderRound) => one.edits.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / one.edits.length;
  return {
    name: clip.name,
    seconds: clip.seconds,
    plainCpuS: round(cpu(plain), 2),
    fullCpuS: round(cpu(full), 2),
    editCpuS: round(median(rounds.map(edit)), 2),
    // CPU time of the full render over that of a plain encode, and of an edit over that of the full render; computed for
    // each run, because other load affects both
    fullShare: round(median(rounds.map((one) => one.full.cpuSeconds / one.plain.cpuSeconds)), 3),
    editShare: round(median(rounds.map((one) => edit(one) / one.full.cpuSeconds)), 4),
    plainWallS: wall(plain),
    fullWallS: wall(full),
    editWallS: wall(edits),
    editedSegments: rounds[0]?.editedSegments ?? 0,
    segments: rounds[0]?.segments ?? 0,
  };
}

function describe({ plain, full, edits }: RenderRound): string {
  const cpu = ({ cpuSeconds }: Measured<unknown>) => `${cpuSeconds.toFixed(2)} CPU s`;
  return `plain ${cpu(plain)}, full ${cpu(full)}, edits ${edits.map(cpu).join(', ')}`;
}
