import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pieceList, pieceName, segmentOffsetSeconds } from './render-args.ts';
import { type RenderSegment, ticksPerSecond } from './render-plan.ts';

export interface RenderedSegment {
  segment: RenderSegment;
  /** MPEG-TS; empty where a damaged source has no picture for it. */
  file: string;
}

/**
 * Gives every segment of a run its file, made of the pieces whose first picture belongs to it (MPEG-TS may be
 * appended). A piece never crosses a cut, since each cut is a key frame.
 */
export async function collectSegments({
  run,
  workDir,
}: {
  run: RenderSegment[];
  workDir: string;
}): Promise<RenderedSegment[]> {
  const collected = run.map((segment) => ({ segment, file: join(workDir, `${segment.key}.ts`) }));
  for (const { file } of collected) await rm(file, { force: true });
  const starts = run.length === 1 ? [run[0]?.startTicks ?? 0] : await listedStarts(workDir);
  const taken = new Set<string>();
  for (const [number, ticks] of starts.entries()) {
    const from = join(workDir, pieceName(number));
    const target = collected.findLast(({ segment }) => segment.startTicks <= ticks + 1) ?? collected[0];
    if (!target) continue;
    if (taken.has(target.file)) await append(from, target.file);
    else await rename(from, target.file);
    taken.add(target.file);
  }
  for (const { file } of collected) if (!taken.has(file)) await writeFile(file, '');
  return collected;
}

/** Where each piece begins, on the video's clock, from lines of `name,start,end`. */
async function listedStarts(workDir: string): Promise<number[]> {
  const lines = (await readFile(join(workDir, pieceList), 'utf8')).trim().split('\n');
  return lines.filter(Boolean).map((line) => (Number(line.split(',')[1]) - segmentOffsetSeconds) * ticksPerSecond);
}

async function append(from: string, to: string): Promise<void> {
  await appendFile(to, await readFile(from));
  await rm(from);
}
