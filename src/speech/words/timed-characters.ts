/** Bytes of UTF-8 text, maybe half a character, with the time they were spoken. */
export interface TimedBytes {
  bytes: Uint8Array;
  startMs: number;
  endMs: number;
}

/** A text and when each of its UTF-16 units was spoken. */
export interface TimedText {
  text: string;
  /** As long as the text. */
  startMs: number[];
  endMs: number[];
}

/**
 * Joins bytes before decoding them, since tokens may split a character. A token's time is spread evenly over its text;
 * a character's time starts with its first byte. Bytes that are no text at all are left out.
 */
export function timedTextOf(tokens: readonly TimedBytes[]): TimedText {
  const decoder = new TextDecoder();
  const timed: TimedText = { text: '', startMs: [], endMs: [] };
  let pendingMs: number | null = null;
  for (const token of tokens) {
    const text = decoder.decode(token.bytes, { stream: true });
    if (text === '') pendingMs ??= token.startMs;
    else {
      append(timed, text, { startMs: pendingMs ?? token.startMs, endMs: token.endMs });
      pendingMs = null;
    }
  }
  return timed;
}

function append(timed: TimedText, text: string, { startMs, endMs }: { startMs: number; endMs: number }): void {
  const step = (endMs - startMs) / text.length;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\uFFFD') continue;
    timed.text += text[i];
    timed.startMs.push(startMs + i * step);
    timed.endMs.push(startMs + (i + 1) * step);
  }
}
