import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { RenderSegment } from '../plan/render-plan.ts';
import { pieceList, pieceName, segmentOffsetSeconds } from './render-args.ts';

export interface RenderedSegment {
  segment: RenderSegment;
  /** MPEG-TS; empty where a damaged source has no picture for it. */
  file: string;
}

interface CollectorInput {
  run: RenderSegment[];
  workDir: string;
}

export interface SegmentCollector {
  /** Those that have become complete since the last look, in order, while ffmpeg goes on with others. */
  finished(): Promise<RenderedSegment[]>;
  /** All of them, in order, once ffmpeg has ended. */
  all(): Promise<RenderedSegment[]>;
}

/**
 * Gives every segment of a run its file, made of the pieces whose first picture belongs to it (MPEG-TS may be
 * appended). A piece never crosses a cut, since each cut is a key frame.
 */
export async function createSegmentCollector({ run, workDir }: CollectorInput): Promise<SegmentCollector> {
  // what an earlier attempt in the same folder has listed
  await writeFile(join(workDir, pieceList), '');
  const collected = run.map((segment) => ({ segment, file: join(workDir, `${segment.key}.ts`) }));
  const started = new Set<string>();
  let pieces = 0;
  let told = 0;

  const ownerOf = (ticks: number) =>
    Math.max(
      0,
      collected.findLastIndex(({ segment }) => segment.startTicks <= ticks + 1),
    );
  const take = async (starts: number[]) => {
    for (const ticks of starts.slice(pieces)) {
      const from = join(workDir, pieceName(pieces));
      const { file } = collected[ownerOf(ticks)] ?? { file: from };
      if (started.has(file)) await append(from, file);
      else await rename(from, file);
      started.add(file);
      pieces += 1;
    }
  };
  const complete = async ({ file }: RenderedSegment) => {
    if (!started.has(file)) await writeFile(file, '');
  };

  return {
    async finished() {
      const starts = run.length === 1 ? [] : await listedStarts(workDir);
      const last = starts.at(-1);
      if (last === undefined) return [];
      // the list names a piece before its last bytes are written: the one listed last may still be open
      await take(starts.slice(0, -1));
      const done = collected.slice(told, ownerOf(last));
      for (const one of done) await complete(one);
      told += done.length;
      return done;
    },
    async all() {
      await take(run.length === 1 ? [run[0]?.startTicks ?? 0] : await listedStarts(workDir));
      for (const one of collected.slice(told)) await complete(one);
      told = collected.length;
      return collected;
    },
  };
}

/** Where each piece begins, on the video's clock, from whole lines of `name,start,end`. */
async function listedStarts(workDir: string): Promise<number[]> {
  const lines = (await readFile(join(workDir, pieceList), 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => (Number(line.split(',')[1]) - segmentOffsetSeconds) * ticksPerSecond);
}

async function append(from: string, to: string): Promise<void> {
  await appendFile(to, await readFile(from));
  await rm(from);
}
