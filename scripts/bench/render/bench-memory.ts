import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchClip, makeBenchSource } from './make-bench-source.ts';
import { type PeakMemory, peakMemory } from './peak-memory.ts';

/** Peak memory of a process that renders the clip, and of the tools that it starts. */
export interface MemoryFigures extends PeakMemory {
  name: string;
  seconds: number;
}

/** Measures a short and a long clip of the same picture: the memory of a worker must not grow with the length. */
export async function benchMemory({
  ffmpeg,
  clips,
  dir,
}: {
  ffmpeg: string;
  clips: BenchClip[];
  dir: string;
}): Promise<MemoryFigures[]> {
  const figures: MemoryFigures[] = [];
  for (const clip of clips) {
    const workDir = join(dir, `memory-${clip.seconds}`);
    await mkdir(workDir, { recursive: true });
    const source = await makeBenchSource({ ffmpeg, demoClip: 'assets/demo/sonnet.mp4', clip, workDir });
    figures.push({ name: clip.name, seconds: clip.seconds, ...(await renderInProcess(source, clip.seconds, workDir)) });
  }
  return figures;
}

async function renderInProcess(source: string, seconds: number, workDir: string): Promise<PeakMemory> {
  const script = join(import.meta.dirname, 'one-render.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, source, String(seconds), workDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const peak = await peakMemory(child.pid ?? 0, ended);
  if (child.exitCode !== 0) throw new Error(`rendering ${source} ended with ${child.exitCode}`);
  return peak;
}
