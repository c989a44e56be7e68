import type { Timed } from '../../../../../engine/captions/caption.ts';

/** `1:02.3` */
export function clockText(ms: number): string {
  const tenths = Math.max(0, Math.round(ms / 100));
  const minutes = Math.floor(tenths / 600);
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${minutes}:${seconds}`;
}

/** `0:04.0–0:12.0, 0:20.0–0:24.0`; adjacent spans become one. */
export function spansText(spans: Timed[]): string {
  const joined: Timed[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.startMs - last.endMs < 50) last.endMs = span.endMs;
    else joined.push({ ...span });
  }
  return joined.map(({ startMs, endMs }) => `${clockText(startMs)}–${clockText(endMs)}`).join(', ');
}
