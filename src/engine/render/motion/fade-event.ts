import type { AssEvent } from '../ass/ass-event.ts';
import { lengthOf, onClock, withTags } from './event-parts.ts';

/** `\fade(before,between,after,…)`: libass counts transparency, 0–255, and applies it on top of that of colours. */
const transparency = (opacity: number) => Math.round(255 * (1 - opacity));

/**
 * Becomes opaque after a share of its time: what moves is seen better so.
 * @param opacity at its beginning
 */
export function fadedIn(event: AssEvent, { share, opacity }: { share: number; opacity: number }): AssEvent {
  const lengthMs = Math.round(lengthOf(event) * share);
  return withTags(event, `${event.tags}\\fade(${transparency(opacity)},0,0,0,${lengthMs},${lengthMs},${lengthMs})`);
}

interface FadeOut {
  fromMs: number;
  toMs: number;
  /** At its end. */
  opacity: number;
}

/** Fades between two moments, as far as it is shown then. */
export function fadedOut(event: AssEvent, { fromMs, toMs, opacity }: FadeOut): AssEvent {
  const at = (ms: number) => onClock(ms) - onClock(event.startMs);
  const first = Math.min(0, at(fromMs));
  return withTags(
    event,
    `${event.tags}\\fade(0,0,${transparency(opacity)},${first},${first},${at(fromMs)},${at(toMs)})`,
  );
}
