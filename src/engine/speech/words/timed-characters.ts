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
 * Joins bytes before decoding them, since tokens may split a character. A token's time is spread evenly over what is
 * said of its text, blanks and punctuation taking none; a character's time starts with its first byte. Bytes that are
 * no text at all are left out.
 */
export function decodeTimedText(tokens: readonly TimedBytes[]): TimedText {
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

/** Whether the UTF-16 unit stands for something said. Half a surrogate pair does: no punctuation lies that far out. */
export function isSpoken(unit: string): boolean {
  return /[%&@#]/.test(unit) || !/[\p{P}\s]/u.test(unit);
}

function append(timed: TimedText, text: string, { startMs, endMs }: { startMs: number; endMs: number }): void {
  const units = text.split('').filter((unit) => unit !== '\uFFFD');
  const saidCount = units.filter(isSpoken).length;
  let atMs = startMs;
  for (const unit of units) {
    timed.text += unit;
    timed.startMs.push(atMs);
    if (isSpoken(unit)) atMs += (endMs - startMs) / saidCount;
    timed.endMs.push(atMs);
  }
}
