import type { RenderSegment } from '../plan/render-plan.ts';
import { createSegmentCollector, type RenderedSegment } from './collect-segments.ts';

export interface HandoverInput {
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

export interface Handover {
  /** Keys of the segments handed over so far. */
  handed: Set<string>;
  /** Aborts with the reason when handing over has failed. */
  failed: AbortSignal;
  /** Hands over segments that are complete by now, unless that is already going on. */
  check(): void;
  /** Resolves when no check is going on. */
  settled(): Promise<void>;
  /** Hands over the rest when ffmpeg has ended; resolves with all segments of the run. */
  finish(): Promise<RenderedSegment[]>;
}

/** Hands over segments one after the other as they are completed, while ffmpeg continues. */
export async function createHandover(input: HandoverInput): Promise<Handover> {
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
    handed,
    failed: failure.signal,
    check() {
      if (!onSegment || checking || failure.signal.aborted) return;
      checking = handFinished()
        .catch((error: unknown) => failure.abort(error))
        .finally(() => {
          checking = null;
        });
    },
    async settled() {
      await checking;
    },
    async finish() {
      failure.signal.throwIfAborted();
      const all = await collector.all();
      for (const one of all) await hand(one);
      return all;
    },
  };
}
