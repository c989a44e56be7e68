/**
 * Values as server-sent events, one `data:` line of JSON each. It ends when the values end.
 * @param options.heartbeatMs after so long without a value a comment is sent, so that proxies keep the connection
 */
export async function* eventStream<T>(
  values: AsyncIterator<T>,
  { heartbeatMs }: { heartbeatMs: number },
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
    // the reader has gone: do not wait for a value that may never come
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
