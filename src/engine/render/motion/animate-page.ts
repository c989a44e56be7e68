import type { Frame, PageLayout, PageMotion, PlacedWord } from '../../layout/geometry/page-layout.ts';
import { animationTimes } from '../../layout/motion/animation-times.ts';
import { type AssEvent, layers } from '../ass/ass-event.ts';
import { type Entering, entrances, type Window } from './entrances.ts';
import { partOf } from './event-parts.ts';
import { fadedOut } from './fade-event.ts';

/** What a style draws for a page when nothing appears or disappears. */
export interface DrawnPage {
  background: AssEvent[];
  words: { word: PlacedWord; events: AssEvent[] }[];
}

/**
 * Adds how a page appears and disappears. An event is cut at the ends of these movements, so that what stands still is drawn
 * exactly as without them, and what moves does so for a few frames. All times are those of the page: where a segment
 * begins or ends changes nothing.
 */
export function animatePage(drawn: DrawnPage, page: PageLayout, frame: Frame): AssEvent[] {
  const { background, words } = drawn;
  const { motion } = page;
  if (!motion) return [...background, ...words.flatMap(({ events }) => events)];
  const place = { page, frame, motion };
  const behind = { ...place, motion: backgroundMotion(motion) };
  const entered = [
    ...background.flatMap((event) => enter(event, { ...behind, ...windowOf(page, motion) })),
    ...words.flatMap(({ word, events }, index) => {
      const window = wordWindow(word, { index, count: words.length, page, motion });
      return events.flatMap((event) => enter(event, { ...place, ...window, word }));
    }),
  ];
  return entered.flatMap((event) => exit(event, page.endMs, event.layer === layers.back ? behind.motion : motion));
}

/** A panel stays opaque where another page follows at once: a panel that dims at every page looks like blinking. */
function backgroundMotion(motion: PageMotion): PageMotion {
  const { enterFrom, exitTo } = motion;
  return { ...motion, enterFrom: enterFrom > 0 ? 1 : 0, exitTo: exitTo > 0 ? 1 : 0 };
}

function windowOf({ startMs }: PageLayout, { enterMs }: PageMotion): Window {
  return { fromMs: startMs, toMs: startMs + enterMs };
}

/** Share of a wave in which each of its words rises. */
const waveShare = 0.6;

function wordWindow(
  word: PlacedWord,
  { index, count, page, motion }: { index: number; count: number; page: PageLayout; motion: PageMotion },
): Window {
  const whole = windowOf(page, motion);
  const { byWord, enterMs } = animationTimes[motion.kind];
  if (byWord)
    return { fromMs: Math.max(page.startMs, word.startMs - enterMs), toMs: Math.max(word.startMs, whole.toMs) };
  if (motion.kind !== 'wave') return whole;
  const lengthMs = motion.enterMs * waveShare;
  const fromMs = whole.fromMs + ((motion.enterMs - lengthMs) * index) / Math.max(1, count - 1);
  return { fromMs, toMs: index === count - 1 ? whole.toMs : fromMs + lengthMs };
}

function enter(event: AssEvent, here: Entering): AssEvent[] {
  const [entering, entered] = [partOf(event, here.fromMs, here.toMs), partOf(event, here.toMs)];
  return [...(entering ? entrances[here.motion.kind](entering, here) : []), ...(entered ? [entered] : [])];
}

/**
 * Fades what is there at the end. Soft shadows and outlines are cut where that begins: as long as they do not change, they
 * are drawn once, see `caption-strips.ts`.
 */
function exit(event: AssEvent, endMs: number, motion: PageMotion): AssEvent[] {
  const fromMs = endMs - motion.exitMs;
  if (motion.exitMs === 0 || motion.exitTo === 1 || event.endMs <= fromMs) return [event];
  if (isDrawnOnce(event) && event.startMs < fromMs) {
    const parts = [partOf(event, event.startMs, fromMs), partOf(event, fromMs)];
    return parts.flatMap((part) => (part ? exit(part, endMs, motion) : []));
  }
  return [fadedOut(event, { fromMs, toMs: endMs, opacity: motion.exitTo })];
}

function isDrawnOnce({ layer }: AssEvent): boolean {
  return layer === layers.shadow || layer === layers.outline;
}
