/** In work at a time; what is asked for meanwhile waits for the next one. */
const maxBatches = 2;
const maxKeys = 100;

interface Waiting<Value> {
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Reads what many callers ask for in one command: most of what a small read costs is the command itself, here and in the
 * database. A read never begins before it is asked for, so callers see what was written before. Alone, a caller waits no
 * longer than without batches.
 * @param read finds the values of up to 100 keys; a key without one is left out
 * @returns reads one; callers of the same moment may share the value, and must not change it
 */
export function batchReads<Key, Value>(
  read: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const waiting = new Map<Key, Waiting<Value>[]>();
  let batches = 0;
  let isScheduled = false;

  /** At the end of a round of the event loop, so that requests which arrived together share a command. */
  function schedule(): void {
    if (isScheduled || waiting.size === 0 || batches >= maxBatches) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void readBatch();
    });
  }

  async function readBatch(): Promise<void> {
    const batch = [...waiting].slice(0, maxKeys);
    for (const [key] of batch) waiting.delete(key);
    batches += 1;
    schedule();
    try {
      const values = await read(batch.map(([key]) => key));
      for (const [key, callers] of batch) for (const { resolve } of callers) resolve(values.get(key));
    } catch (error) {
      for (const [, callers] of batch) for (const { reject } of callers) reject(error);
    } finally {
      batches -= 1;
      schedule();
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const callers = waiting.get(key) ?? [];
      callers.push({ resolve, reject });
      waiting.set(key, callers);
      schedule();
    });
}
