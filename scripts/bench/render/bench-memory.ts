import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { findProcesses } from '../../service/list-processes.ts';
import { type BenchClip, makeBenchSource } from './make-bench-source.ts';

/**
 * Peak memory of a process that renders a clip, and of the tools that it starts. It takes a short and a long clip of the
 * same picture, because the memory of a worker must not grow with the length.
 */
export async function benchMemory(ffmpeg: string, clips: BenchClip[], dir: string) {
  const figures: ({ name: string; seconds: number } & PeakMemory)[] = [];
  for (const clip of clips) {
    const workDir = join(dir, `memory-${clip.seconds}`);
    await mkdir(workDir, { recursive: true });
    const source = await makeBenchSource(ffmpeg, clip, workDir);
    figures.push({ name: clip.name, seconds: clip.seconds, ...(await renderInProcess(source, clip.seconds, workDir)) });
  }
  return figures;
}

async function renderInProcess(source: string, seconds: number, workDir: string): Promise<PeakMemory> {
  const script = join(import.meta.dirname, 'render-once.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, source, String(seconds), workDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const peak = await peakMemory(child.pid ?? 0, ended);
  if (child.exitCode !== 0) throw new Error(`rendering ${source} ended with ${child.exitCode}`);
  return peak;
}

const everyMs = 100;

interface PeakMemory {
  /** The process and its descendants, at one moment. */
  togetherMb: number;
  ownMb: number;
  toolsMb: number;
}

/** Peak resident memory of a process and of those that it starts, sampled ten times a second, while `work` runs. */
async function peakMemory(pid: number, work: Promise<unknown>): Promise<PeakMemory> {
  const done = new AbortController();
  const watched = watch(pid, done.signal);
  try {
    await work;
  } finally {
    done.abort();
  }
  return watched;
}

async function watch(pid: number, signal: AbortSignal): Promise<PeakMemory> {
  const peak = { togetherMb: 0, ownMb: 0, toolsMb: 0 };
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) {
      const ownMb = residentMb(pid);
      const toolsMb = toolsOf(pid).reduce((sum, tool) => sum + residentMb(tool), 0);
      peak.togetherMb = Math.max(peak.togetherMb, ownMb + toolsMb);
      peak.ownMb = Math.max(peak.ownMb, ownMb);
      peak.toolsMb = Math.max(peak.toolsMb, toolsMb);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return peak;
}

function toolsOf(pid: number): number[] {
  return findProcesses({ pid, folder: `no command line contains this ${pid}` }).filter((one) => one !== pid);
}

function residentMb(pid: number): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    // it has ended in the meantime
    return 0;
  }
}
