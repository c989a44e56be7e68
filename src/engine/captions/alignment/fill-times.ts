import { minWordMs, splitTimeFairly } from './split-time-fairly.ts';

interface Timed {
  startMs: number;
  endMs: number;
}

interface Filling {
  texts: string[];
  range: Timed;
  times: (Timed | null)[];
}

/** Words `from` up to but not including `next`, which share the time from startMs to endMs. */
interface Stretch extends Timed {
  from: number;
  next: number;
  /** What these words have to have, so that each can be seen. */
  neededMs: number;
  /** How many words after the gap there are among them, less those before it. */
  lean: number;
}

/**
 * Times for all texts, in order and inside the range: words that have a time keep it, and those that have none (null)
 * share what is free between their neighbours. Where that is too short to be seen, they also share the time of as few
 * neighbours as suffice.
 */
export function fillTimes(texts: string[], range: Timed, known: (Timed | null)[]): Timed[] {
  const times = inOrder(known, range);
  for (let from = 0; from < texts.length; from++) {
    if (times[from] === null) fillFrom(from, { texts, range, times });
  }
  return times.map((time) => time ?? { startMs: range.startMs, endMs: range.startMs });
}

function fillFrom(from: number, filling: Filling): void {
  const { texts, range, times } = filling;
  const startMs = times[from - 1]?.endMs ?? range.startMs;
  let stretch = takeFreeAfter({ from, next: from, startMs, endMs: startMs, neededMs: 0, lean: 0 }, filling);
  for (;;) {
    const wider = widen(stretch, filling);
    if (!wider) break;
    stretch = wider;
  }
  const shared = splitTimeFairly(texts.slice(stretch.from, stretch.next), stretch);
  for (const [index, time] of shared.entries()) times[stretch.from + index] = time;
}

/**
 * By a neighbour or the silence beyond it: by what gives most, or where both give enough, by the nearer. null = there
 * is room enough, or no more to be had.
 */
function widen(stretch: Stretch, filling: Filling): Stretch | null {
  if (spareMs(stretch) >= 0) return null;
  const before = widenBefore(stretch, filling);
  const after = widenAfter(stretch, filling);
  if (!before || !after) return before ?? after;
  const eitherWill = spareMs(before) >= 0 && spareMs(after) >= 0;
  if (eitherWill && stretch.lean !== 0) return stretch.lean < 0 ? after : before;
  return spareMs(after) > spareMs(before) ? after : before;
}

function widenBefore(stretch: Stretch, { range, times }: Filling): Stretch | null {
  const previous = times[stretch.from - 1];
  const freeMs = stretch.startMs - (previous?.endMs ?? range.startMs);
  if (freeMs > 0) return { ...stretch, startMs: stretch.startMs - Math.min(freeMs, -spareMs(stretch)) };
  if (!previous) return null;
  const neededMs = stretch.neededMs + leastOf(previous);
  return { ...stretch, from: stretch.from - 1, startMs: previous.startMs, neededMs, lean: stretch.lean - 1 };
}

function widenAfter(stretch: Stretch, filling: Filling): Stretch | null {
  const { range, times } = filling;
  const following = times[stretch.next];
  if (following === null) return takeFreeAfter(stretch, filling);
  const freeMs = (following?.startMs ?? range.endMs) - stretch.endMs;
  if (freeMs > 0) return { ...stretch, endMs: stretch.endMs + Math.min(freeMs, -spareMs(stretch)) };
  if (!following) return null;
  const neededMs = stretch.neededMs + leastOf(following);
  return { ...stretch, next: stretch.next + 1, endMs: following.endMs, neededMs, lean: stretch.lean + 1 };
}

/** All the words without a time that come next, with the time up to the one that has one. */
function takeFreeAfter(stretch: Stretch, { range, times }: Filling): Stretch {
  let { next } = stretch;
  while (times[next] === null) next++;
  const neededMs = stretch.neededMs + minWordMs * (next - stretch.next);
  return { ...stretch, next, endMs: times[next]?.startMs ?? range.endMs, neededMs };
}

function spareMs({ startMs, endMs, neededMs }: Stretch): number {
  return endMs - startMs - neededMs;
}

/** A word that was said in less has nothing to give, and needs no more. */
function leastOf({ startMs, endMs }: Timed): number {
  return Math.min(minWordMs, endMs - startMs);
}

/** Clips to the range and to one another, so that times never run backwards; null where nothing is left. */
function inOrder(known: (Timed | null)[], range: Timed): (Timed | null)[] {
  const limits = known.map(() => range.endMs);
  for (let index = known.length - 2; index >= 0; index--) {
    limits[index] = Math.round(known[index + 1]?.startMs ?? limits[index + 1] ?? range.endMs);
  }
  let lastMs = range.startMs;
  return known.map((time, index) => {
    if (time === null) return null;
    const startMs = Math.max(Math.round(time.startMs), lastMs);
    const endMs = Math.min(Math.round(time.endMs), limits[index] ?? range.endMs, range.endMs);
    if (endMs <= startMs) return null;
    lastMs = endMs;
    return { startMs, endMs };
  });
}
