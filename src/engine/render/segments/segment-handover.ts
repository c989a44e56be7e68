import type { RenderSegment } from '../plan/render-plan.ts';
import { createSegmentCollector, type RenderedSegment } from './collect-segments.ts';

export interface HandoverInput {
  run: RenderSegment[];
  workDir: string;
  /** May take the file away. */
  onSegment?: (rendered: RenderedSegment) => Promise<void>;
  /** Whether a segment that is complete will stay as it is; those that may not wait for the end. */
  isFinal(rendered: RenderedSegment): Promise<boolean>;
  signal?: AbortSignal;
  /** Keys of segments that an earlier attempt has handed over. */
  handed?: Set<string>;
}

export interface Handover {
  /** Keys of the segments handed over so far. */
  handed: Set<string>;
  /** Aborts when handing over has failed, with the reason. */
  failed: AbortSignal;
  /** Looks for segments that are complete by now, unless it is at it already. */
  check(): void;
  /** No look is going on any more. */
  settled(): Promise<void>;
  /** Hands over what is left, once ffmpeg has ended; all segments of the run. */
  finish(): Promise<RenderedSegment[]>;
}

/** Hands segments over as they become complete, one after the other, while ffmpeg goes on. */
export async function createHandover(input: HandoverInput): Promise<Handover> {
  const { onSegment, isFinal, signal, handed = new Set<string>() } = input;
  const collector = await createSegmentCollector(input);
  const failure = new AbortController();
  let looking: Promise<void> | null = null;
  let held = false;

  const hand = async (one: RenderedSegment) => {
    if (handed.has(one.segment.key)) return;
    signal?.throwIfAborted();
    await onSegment?.(one);
    handed.add(one.segment.key);
  };
  const handFinished = async () => {
    for (const one of await collector.finished()) {
      // in order: what follows one that has to wait, waits too
      held ||= !handed.has(one.segment.key) && !(await isFinal(one));
      if (!held) await hand(one);
    }
  };

  return {
    handed,
    failed: failure.signal,
    check() {
      if (!onSegment || looking || failure.signal.aborted) return;
      looking = handFinished()
        .catch((error: unknown) => failure.abort(error))
        .finally(() => {
          looking = null;
        });
    },
    async settled() {
      await looking;
    },
    async finish() {
      failure.signal.throwIfAborted();
      const all = await collector.all();
      for (const one of all) await hand(one);
      return all;
    },
  };
}
