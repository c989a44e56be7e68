/**
 * Runs `work` for all items, at most `max` at a time. The results have the order of the items. After an error no further
 * work starts.
 * @throws the first error, when all works that had started have ended
 */
export async function inParallel<T, R>(items: readonly T[], max: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const failures: unknown[] = [];
  const runWorks = async () => {
    // all take from the same iterator
    for (const [index, item] of rest) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(max, items.length) }, runWorks));
  if (failures.length > 0) throw failures[0];
  return results;
}
