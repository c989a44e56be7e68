/** Bytes of UTF-8 text, maybe part of a character, with the time at which they were spoken. */
export interface TimedBytes {
  bytes: Uint8Array;
  startMs: number;
  endMs: number;
}

/** A text with the time of each of its UTF-16 units. */
export interface TimedText {
  text: string;
  /** As long as the text. */
  startMs: number[];
  endMs: number[];
}

/**
 * Joins bytes before decoding them, since tokens may split a character. A token's time is spread evenly over its spoken
 * characters; spaces and punctuation take none. A character's time starts with its first byte. Invalid bytes are
 * skipped.
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

/** Whether the UTF-16 unit is spoken. Half a surrogate pair counts: no punctuation needs one. */
export function isSpoken(unit: string): boolean {
  return /[%&@#]/.test(unit) || !/[\p{P}\s]/u.test(unit);
}

function append(timed: TimedText, text: string, { startMs, endMs }: { startMs: number; endMs: number }): void {
  const units = text.split('').filter((unit) => unit !== '\uFFFD');
  const spokenCount = units.filter(isSpoken).length;
  let atMs = startMs;
  for (const unit of units) {
    timed.text += unit;
    timed.startMs.push(atMs);
    if (isSpoken(unit)) atMs += (endMs - startMs) / spokenCount;
    timed.endMs.push(atMs);
  }
}
