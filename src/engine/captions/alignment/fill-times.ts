import type { Timed } from '../caption.ts';
import { minWordMs, splitTimeFairly } from '../words/split-time.ts';

/** What takes time: a word, or one with the punctuation and emojis beside it. */
export interface Unit {
  text: string;
  /** How many pieces share its time: at least 1. */
  pieceCount: number;
  /** null = not known. */
  time: Timed | null;
}

interface Filling {
  units: Unit[];
  range: Timed;
  times: (Timed | null)[];
}

/** Words `from` up to but not including `next`, which split the time from startMs to endMs. */
interface Section extends Timed {
  from: number;
  next: number;
  /** Time that these words need so that each can be seen. */
  neededMs: number;
  /** Number of words taken after the gap minus those taken before it. */
  balance: number;
  /** Number of words taken on both sides. */
  taken: number;
}

/** Words farther away keep their time, so that a caption of thousands of words is filled in time that grows with it. */
const maxTaken = 100;

/**
 * Times for all units, in order and inside the range. Units with a known time keep it, unless it is too short for their
 * pieces; the others split the free time between their neighbours. If that is too short to be seen, they also share the
 * time of as few neighbours as necessary.
 */
export function fillTimes(units: Unit[], range: Timed): Timed[] {
  const times = inOrder(units, range);
  for (let from = 0; from < units.length; from++) {
    if (times[from] === null) fillFrom(from, { units, range, times });
  }
  return times.map((time) => time ?? { startMs: range.startMs, endMs: range.startMs });
}

function fillFrom(from: number, filling: Filling): void {
  const { units, range, times } = filling;
  const startMs = times[from - 1]?.endMs ?? range.startMs;
  let section = addFreeAfter({ from, next: from, startMs, endMs: startMs, neededMs: 0, balance: 0, taken: 0 }, filling);
  for (;;) {
    const wider = widen(section, filling);
    if (!wider) break;
    section = wider;
  }
  const texts = units.slice(section.from, section.next).map(({ text }) => text);
  const shared = splitTimeFairly(texts, section);
  for (const [index, time] of shared.entries()) times[section.from + index] = time;
}

/**
 * Adds a neighbour, or the silence beyond it, on the side that gives more time; if both give enough, on the side that
 * has given less so far. null = there is enough time, or no more is available.
 */
function widen(section: Section, filling: Filling): Section | null {
  if (spareMs(section) >= 0 || section.taken >= maxTaken) return null;
  const before = widenBefore(section, filling);
  const after = widenAfter(section, filling);
  if (!before || !after) return before ?? after;
  const isEitherEnough = spareMs(before) >= 0 && spareMs(after) >= 0;
  if (isEitherEnough && section.balance !== 0) return section.balance < 0 ? after : before;
  return spareMs(after) > spareMs(before) ? after : before;
}

function widenBefore(section: Section, { range, times }: Filling): Section | null {
  const previous = times[section.from - 1];
  const freeMs = section.startMs - (previous?.endMs ?? range.startMs);
  if (freeMs > 0) return { ...section, startMs: section.startMs - Math.min(freeMs, -spareMs(section)) };
  if (!previous) return null;
  const neededMs = section.neededMs + minMsOf(previous);
  const counts = { balance: section.balance - 1, taken: section.taken + 1 };
  return { ...section, ...counts, from: section.from - 1, startMs: previous.startMs, neededMs };
}

function widenAfter(section: Section, filling: Filling): Section | null {
  const { range, times } = filling;
  const following = times[section.next];
  if (following === null) return addFreeAfter(section, filling);
  const freeMs = (following?.startMs ?? range.endMs) - section.endMs;
  if (freeMs > 0) return { ...section, endMs: section.endMs + Math.min(freeMs, -spareMs(section)) };
  if (!following) return null;
  const neededMs = section.neededMs + minMsOf(following);
  const counts = { balance: section.balance + 1, taken: section.taken + 1 };
  return { ...section, ...counts, next: section.next + 1, endMs: following.endMs, neededMs };
}

/** Adds all following words without a time, and the time up to the next word that has one. */
function addFreeAfter(section: Section, { range, times }: Filling): Section {
  let { next } = section;
  while (times[next] === null) next++;
  const neededMs = section.neededMs + minWordMs * (next - section.next);
  return { ...section, next, endMs: times[next]?.startMs ?? range.endMs, neededMs };
}

function spareMs({ startMs, endMs, neededMs }: Section): number {
  return endMs - startMs - neededMs;
}

/** A word that was spoken in less time has none to give, and needs no more. */
function minMsOf({ startMs, endMs }: Timed): number {
  return Math.min(minWordMs, endMs - startMs);
}

/**
 * Clips times to the range and to each other, so that they never run backwards; null if that leaves less than a
 * millisecond for each piece.
 */
function inOrder(units: Unit[], range: Timed): (Timed | null)[] {
  const limits = units.map(() => range.endMs);
  for (let index = units.length - 2; index >= 0; index--) {
    limits[index] = Math.round(units[index + 1]?.time?.startMs ?? limits[index + 1] ?? range.endMs);
  }
  let lastMs = range.startMs;
  return units.map(({ time, pieceCount }, index) => {
    if (time === null) return null;
    const startMs = Math.max(Math.round(time.startMs), lastMs);
    const endMs = Math.min(Math.round(time.endMs), limits[index] ?? range.endMs, range.endMs);
    if (endMs - startMs < pieceCount) return null;
    lastMs = endMs;
    return { startMs, endMs };
  });
}
