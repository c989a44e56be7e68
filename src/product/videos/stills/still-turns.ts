/** Lets only so many works run at once; the others wait in line, as long as somebody waits for them. */
export interface Turns {
  /** @throws the signal's reason when aborted before its turn */
  take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  return {
    async take(signal, work) {
      signal.throwIfAborted();
      if (running >= most) await turn(signal);
      else running += 1;
      try {
        return await work();
      } finally {
        handOn();
      }
    },
  };

  /** A turn is handed from one to the next, so that nobody who comes in between takes it. */
  function handOn(): void {
    const [next] = waiting;
    if (!next) running -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(come);
        reject(signal.reason);
      };
      const come = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(come);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
