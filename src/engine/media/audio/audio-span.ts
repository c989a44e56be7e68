/** A span of audio, in milliseconds from the start of the file. */
export interface AudioSpan {
  startMs: number;
  endMs: number;
}

export function durationOf(span: AudioSpan): number {
  return span.endMs - span.startMs;
}

/** Total duration of `spans` between the two times. */
export function overlapMs(spans: readonly AudioSpan[], startMs: number, endMs: number): number {
  return spans.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.endMs, endMs) - Math.max(span.startMs, startMs)),
    0,
  );
}

/** The parts of `spans` between the two times. */
export function clipSpans(spans: readonly AudioSpan[], startMs: number, endMs: number): AudioSpan[] {
  return spans
    .map((span) => ({ startMs: Math.max(span.startMs, startMs), endMs: Math.min(span.endMs, endMs) }))
    .filter((span) => span.endMs > span.startMs);
}
