const maxBatch = 500;

/** Groups up to 500 items. */
export async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < maxBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
