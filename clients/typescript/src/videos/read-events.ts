/** Far beyond what an event of ours has: a longer one comes from something else. */
const maxEventCharacters = 1_000_000;

/**
 * The `data` of server-sent events, as they arrive. Comments and other fields are passed over.
 * @param options.onBytes called whenever anything has arrived, comments too
 * @throws RangeError for an event of more than a million characters
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { onBytes = () => undefined }: { onBytes?: () => void } = {},
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      if (rest.length > maxEventCharacters) throw new RangeError('The event is too long.');
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data !== null) yield data;
      }
    }
  } finally {
    // the reader of the events may have stopped early: the connection is given back
    await reader.cancel().catch(() => undefined);
  }
}

function dataOf(event: string): string | null {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.length > 0 ? lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n') : null;
}
