import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { segmentIndexAt } from '../plan/planned-frames.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';
import { pieceList, pieceName } from './render-args.ts';
import { segmentOffsetSeconds } from './segment-clock.ts';
import { appendSegment, containerOf, type SegmentContainer } from './segment-container.ts';

interface HandoverInput {
  /** Default: MPEG-TS. */
  plan?: Pick<RenderPlan, 'encoder'>;
  run: RenderSegment[];
  workDir: string;
  /** May move the file away. */
  onSegment?: (rendered: RenderedSegment) => Promise<void>;
  /** Whether a complete segment is final; those that may be rendered again wait for the end. */
  isFinal(rendered: RenderedSegment): Promise<boolean>;
  signal?: AbortSignal;
  /** Keys of segments that an earlier attempt handed over. */
  handed?: Set<string>;
}

export type Handover = Awaited<ReturnType<typeof createHandover>>;

/** Hands over segments one after the other as they are completed, while ffmpeg continues. */
export async function createHandover(input: HandoverInput) {
  const { onSegment, isFinal, signal, handed = new Set<string>() } = input;
  const collector = await createSegmentCollector(input);
  const failure = new AbortController();
  let checking: Promise<void> | null = null;
  let isHeld = false;

  const hand = async (one: RenderedSegment) => {
    if (handed.has(one.segment.key)) return;
    signal?.throwIfAborted();
    await onSegment?.(one);
    handed.add(one.segment.key);
  };
  const handFinished = async () => {
    for (const one of await collector.finished()) {
      // to keep the order, everything after a segment that waits also waits
      isHeld ||= !handed.has(one.segment.key) && !(await isFinal(one));
      if (!isHeld) await hand(one);
    }
  };

  return {
    /** Keys of the segments handed over so far. */
    handed,
    /** Aborts with the reason when handing over has failed. */
    failed: failure.signal,
    /** Hands over segments that are complete by now, unless that is already going on. */
    check() {
      if (!onSegment || checking || failure.signal.aborted) return;
      checking = handFinished()
        .catch((error: unknown) => failure.abort(error))
        .finally(() => {
          checking = null;
        });
    },
    /** Resolves when no check is going on. */
    async settled() {
      await checking;
    },
    /** Hands over the rest when ffmpeg has ended; resolves with all segments of the run. */
    async finish() {
      failure.signal.throwIfAborted();
      const all = await collector.all();
      for (const one of all) await hand(one);
      return all;
    },
  };
}

export interface RenderedSegment {
  segment: RenderSegment;
  /** Of the plan's container; empty if a damaged source has no frame for it. */
  file: string;
}

/**
 * Builds the file of every segment of a run from the pieces whose first frame belongs to it (they can be appended). A piece never crosses a cut, since there is a key frame at each cut.
 */
async function createSegmentCollector({ plan = {}, run, workDir }: Pick<HandoverInput, 'plan' | 'run' | 'workDir'>) {
  const container = containerOf(plan);
  // clears the list of an earlier attempt in the same folder
  await writeFile(join(workDir, pieceList), '');
  const collected = run.map((segment) => ({ segment, file: join(workDir, `${segment.key}.${container.ending}`) }));
  const started = new Set<string>();
  let pieces = 0;
  let reported = 0;

  const take = async (starts: number[]) => {
    for (const ticks of starts.slice(pieces)) {
      const from = join(workDir, pieceName(pieces, container));
      const { file } = collected[segmentIndexAt(run, ticks)] ?? { file: from };
      if (started.has(file)) await append(from, file, container);
      else await rename(from, file);
      started.add(file);
      pieces += 1;
    }
  };
  const complete = async ({ file }: RenderedSegment) => {
    if (!started.has(file)) await writeFile(file, '');
  };

  return {
    /** The segments that were completed since the last call, in order, while ffmpeg continues with others. */
    async finished(): Promise<RenderedSegment[]> {
      const starts = run.length === 1 ? [] : await listedStarts(workDir);
      const last = starts.at(-1);
      if (last === undefined) return [];
      // ffmpeg lists a piece before its last bytes are written: the last one may still be open
      await take(starts.slice(0, -1));
      const done = collected.slice(reported, segmentIndexAt(run, last));
      for (const one of done) await complete(one);
      reported += done.length;
      return done;
    },
    /** All segments, in order; to be called when ffmpeg has ended. */
    async all(): Promise<RenderedSegment[]> {
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

async function append(from: string, to: string, container: SegmentContainer): Promise<void> {
  await appendSegment(from, to, { ...container, isFirst: false });
  await rm(from);
}
