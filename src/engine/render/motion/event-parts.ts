import type { AssEvent } from '../ass/ass-event.ts';

/** An event as it is drawn between two moments; `null` = it is not shown then. Its movements continue where they are. */
export function partOf(event: AssEvent, fromMs: number, toMs = Number.POSITIVE_INFINITY): AssEvent | null {
  const [startMs, endMs] = [Math.max(event.startMs, fromMs), Math.min(event.endMs, toMs)];
  if (endMs <= startMs) return null;
  return laterBy({ ...event, startMs, endMs }, onClock(startMs) - onClock(event.startMs));
}

/** The event as it is when all its movements have ended. */
export function settled(event: AssEvent): AssEvent {
  return laterBy(event, Number.POSITIVE_INFINITY);
}

/** How long an event is shown, on libass's clock. */
export function lengthOf({ startMs, endMs }: AssEvent): number {
  return onClock(endMs) - onClock(startMs);
}

export function withTags(event: AssEvent, tags: string): AssEvent {
  return { ...event, tags };
}

/** libass counts in hundredths of a second. */
export function onClock(timeMs: number): number {
  return 10 * Math.round(timeMs / 10);
}

function laterBy(event: AssEvent, byMs: number): AssEvent {
  if (byMs === 0) return event;
  return { ...event, tags: moveTransforms(event.tags, byMs), text: moveTransforms(event.text, byMs) };
}

/**
 * `\t(from,to,[accel,]tags)`. Tags may hold one pair of brackets, as `\clip` does. In text of people this never occurs:
 * see `assText`.
 */
const transform = /\\t\((-?[\d.]+),(-?[\d.]+),((?:[\d.]+,)?)((?:[^()]|\([^()]*\))*)\)/g;

function moveTransforms(tags: string, byMs: number): string {
  return tags.replace(transform, (_, from: string, to: string, accel: string, target: string) => {
    const endMs = Number(to) - byMs;
    // libass reads an end of 0 as the event's own end
    return endMs <= 0 ? target : `\\t(${Number(from) - byMs},${endMs},${accel}${target})`;
  });
}
