export interface EventStreamOptions {
  heartbeatMs: number;
}

/**
 * Values as server-sent events, one `data:` line of JSON each, with a comment after every silent while so that proxies
 * keep the connection. Ends with the values.
 */
export async function* eventStream<T>(
  values: AsyncIterator<T>,
  { heartbeatMs }: EventStreamOptions,
): AsyncGenerator<string> {
  let upcoming = values.next();
  try {
    while (true) {
      const result = await Promise.race([upcoming, silence(heartbeatMs, upcoming)]);
      if (result === 'silence') {
        yield ': still here\n\n';
        continue;
      }
      if (result.done) return;
      yield `data: ${JSON.stringify(result.value)}\n\n`;
      upcoming = values.next();
    }
  } finally {
    // a reader that went away does not wait for a value that may never come
    upcoming.catch(() => undefined);
    values.return?.()?.catch(() => undefined);
  }
}

function silence(durationMs: number, unless: Promise<unknown>): Promise<'silence'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silence'), durationMs);
    const stop = () => clearTimeout(timer);
    unless.then(stop, stop);
  });
}
