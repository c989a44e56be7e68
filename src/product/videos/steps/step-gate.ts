/** How long other work may take to end by itself before it is put back into the queue. */
const defaultPatienceMs = 60_000;
/** How long one piece may have the process for itself: others go on beside it then, so that they do not wait for hours. */
const defaultMaxAloneMs = 600_000;

export type StepGate = ReturnType<typeof createStepGate>;

/** A piece of work that runs in this process. */
export interface GateEntry {
  /** Aborts when the work must go back into the queue, because another piece needs the process for itself. */
  signal: AbortSignal;
  /**
   * Resolves when nothing else runs in this process; nothing else starts until `leave`, or for ten minutes.
   * @returns false = at once, when another piece has the process for itself, or waits until it has
   * @throws the abort reason of the signal
   */
  beAlone(signal: AbortSignal): Promise<boolean>;
  leave(): void;
}

interface Work {
  handBack: AbortController;
  aloneTimer?: NodeJS.Timeout;
}

/** Lets the steps of one process run side by side, unless one of them has to run alone. */
export function createStepGate({
  patienceMs = defaultPatienceMs,
  maxAloneMs = defaultMaxAloneMs,
}: {
  patienceMs?: number;
  maxAloneMs?: number;
} = {}) {
  const running = new Set<Work>();
  let alone: Work | null = null;
  let waiting: (() => void)[] = [];

  function changed(): void {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }

  /** Resolves when `attempt` has succeeded; nothing comes between its check and what it does then. */
  async function until(attempt: () => boolean, signal: AbortSignal): Promise<void> {
    while (!attempt()) {
      signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', changed, { once: true });
      });
      signal.removeEventListener('abort', changed);
    }
  }

  function enter(work: Work): boolean {
    if (alone === null) running.add(work);
    return alone === null;
  }

  function leave(work: Work): void {
    clearTimeout(work.aloneTimer);
    running.delete(work);
    if (alone === work) alone = null;
    changed();
  }

  async function beAlone(work: Work, signal: AbortSignal): Promise<boolean> {
    if (alone !== null) return false;
    alone = work;
    running.delete(work);
    const impatience = setTimeout(() => {
      for (const other of running) other.handBack.abort(new Error('another video needs the process for itself'));
    }, patienceMs);
    try {
      await until(() => running.size === 0, signal);
    } finally {
      clearTimeout(impatience);
    }
    work.aloneTimer = setTimeout(() => {
      alone = null;
      running.add(work);
      changed();
    }, maxAloneMs);
    return true;
  }

  return {
    /** Waits while a piece of work runs alone, or is about to. @throws the abort reason of the signal */
    async enter(signal: AbortSignal): Promise<GateEntry> {
      const work: Work = { handBack: new AbortController() };
      await until(() => enter(work), signal);
      return {
        signal: work.handBack.signal,
        beAlone: (own) => beAlone(work, own),
        leave: () => leave(work),
      };
    },
  };
}
