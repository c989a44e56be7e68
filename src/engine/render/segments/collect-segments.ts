import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { RenderSegment } from '../plan/render-plan.ts';
import { pieceList, pieceName, segmentOffsetSeconds } from './render-args.ts';

export interface RenderedSegment {
  segment: RenderSegment;
  /** MPEG-TS; empty if a damaged source has no frame for it. */
  file: string;
}

interface CollectorInput {
  run: RenderSegment[];
  workDir: string;
}

export interface SegmentCollector {
  /** The segments that were completed since the last call, in order, while ffmpeg continues with others. */
  finished(): Promise<RenderedSegment[]>;
  /** All segments, in order; to be called when ffmpeg has ended. */
  all(): Promise<RenderedSegment[]>;
}

/**
 * Builds the file of every segment of a run from the pieces whose first frame belongs to it (MPEG-TS files can simply be
 * appended). A piece never crosses a cut, since there is a key frame at each cut.
 */
export async function createSegmentCollector({ run, workDir }: CollectorInput): Promise<SegmentCollector> {
  // clears the list of an earlier attempt in the same folder
  await writeFile(join(workDir, pieceList), '');
  const collected = run.map((segment) => ({ segment, file: join(workDir, `${segment.key}.ts`) }));
  const started = new Set<string>();
  let pieces = 0;
  let reported = 0;

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
      // ffmpeg lists a piece before its last bytes are written: the last one may still be open
      await take(starts.slice(0, -1));
      const done = collected.slice(reported, ownerOf(last));
      for (const one of done) await complete(one);
      reported += done.length;
      return done;
    },
    async all() {
      await take(run.length === 1 ? [run[0]?.startTicks ?? 0] : await listedStarts(workDir));
      for (const one of collected.slice(reported)) await complete(one);
      reported = collected.length;
      return collected;
    },
  };
}

/** Start of each piece on the video's clock, from complete lines of `name,start,end`. */
async function listedStarts(workDir: string): Promise<number[]> {
  const lines = (await readFile(join(workDir, pieceList), 'utf8')).split('\n').slice(0, -1);
  return lines.map((line) => (Number(line.split(',')[1]) - segmentOffsetSeconds) * ticksPerSecond);
}

async function append(from: string, to: string): Promise<void> {
  await appendFile(to, await readFile(from));
  await rm(from);
}
