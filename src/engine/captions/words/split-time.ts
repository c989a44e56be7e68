/** Splits a span among texts by their length in characters (at least one each); whole milliseconds, no gaps. */
export function splitTime(
  texts: string[],
  startMs: number,
  endMs: number,
): { text: string; startMs: number; endMs: number }[] {
  const lengths = texts.map((text) => Math.max(1, [...text].length));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const spanMs = Math.max(0, endMs - startMs);
  let before = 0;
  return texts.map((text, index) => {
    const from = Math.round(startMs + (spanMs * before) / total);
    before += lengths[index] ?? 1;
    return { text, startMs: from, endMs: Math.round(startMs + (spanMs * before) / total) };
  });
}
