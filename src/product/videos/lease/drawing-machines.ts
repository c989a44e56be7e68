import type { Clock } from '../../../infra/clock.ts';

export type DrawingMachines = ReturnType<typeof createDrawingMachines>;

interface DrawingMachinesOptions {
  clock: Clock;
  /** The kind of this machine, see `kindOfMachine`. */
  own: string;
  /** The kinds of all workers that seem to live. */
  livingKinds(): Promise<string[]>;
}

/** Each process asks at most this often. */
const freshMs = 10_000;

/** After so long any worker takes a video, and plans it anew: those that could continue it may be stuck. */
const patienceMs = 15 * 60_000;

/**
 * Which planned videos this machine takes. Segments of different encoders, builds of ffmpeg or fonts are not joined, so a machine
 * of another kind would plan the video anew and lose what is rendered of it, and both might do that in turn.
 */
export function createDrawingMachines({ clock, own, livingKinds }: DrawingMachinesOptions) {
  let known: Promise<string[]> | null = null;
  let readAt = 0;

  function others(): Promise<string[]> {
    if (known === null || clock() - readAt >= freshMs) {
      readAt = clock();
      const reading = livingKinds().then((kinds) => kinds.filter((kind) => kind !== own));
      known = reading;
      // the next one who asks tries again
      reading.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known;
  }

  return {
    own,
    /**
     * The filter of the videos that no living machine of another kind is to continue; empty where there is none. A video that
     * was edited is planned by a machine that can use its segments again.
     */
    async claimable(): Promise<Record<string, unknown>> {
      const kinds = await others();
      if (kinds.length === 0) return {};
      return { $or: [{ drawnBy: { $nin: kinds } }, { stageSince: { $lte: new Date(clock() - patienceMs) } }] };
    },
  };
}
