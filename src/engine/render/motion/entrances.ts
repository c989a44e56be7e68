import type { CaptionAnimation } from '../../captions/settings/caption-animations.ts';
import type { Frame, PageLayout, PageMotion, PlacedWord } from '../../layout/geometry/page-layout.ts';
import type { AssEvent } from '../ass/ass-event.ts';
import { fadedIn } from './fade-event.ts';
import { grownFrom, movedFrom, sharpenedFrom, turnedFrom } from './move-event.ts';
import { typedLetters } from './typed-letters.ts';

/** How far things move at most; lengths in ems. */
const distances = { rise: 0.35, drop: 0.2, slide: 1.2, wave: 0.3 };
const tiltDegrees = 2.4;
const smallShare = 0.5;
const blur = 0.12;

/** When something appears: it is hidden before, and complete at the end. */
export interface Window {
  fromMs: number;
  toMs: number;
}

/** What surrounds an event that appears. */
export interface Entering extends Window {
  page: PageLayout;
  frame: Frame;
  motion: PageMotion;
  /** Absent for what lies behind all words. */
  word?: PlacedWord;
}

type Entrance = (event: AssEvent, here: Entering) => AssEvent[];

/** Draws an event while it appears; it begins and ends with its entrance. Nothing leaves the frame. */
export const entrances: Record<CaptionAnimation, Entrance> = {
  fade: (event, here) => [fadedIn(event, { share: 1, opacity: here.motion.enterFrom })],
  rise: (event, here) => moved(event, here, { x: 0, y: roomBelow(here, distances.rise) }),
  settle: (event, here) =>
    moved(turnedFrom(event, tilt(here), centreOf(here)), here, { x: 0, y: -roomAbove(here, distances.drop) }),
  slide: (event, here) => moved(event, here, { x: roomBefore(here, distances.slide), y: 0 }),
  // behind another page the first word stands there at once, or nothing would for a frame
  wave: (event, here) => moved(event, here, { x: 0, y: roomBelow(here, distances.wave) }),
  // letters are there at once, and so is what they are read on
  typewriter: (event, { word }) => (word ? typedLetters(event, word) : [event]),
  'word-pop': (event, here) => alone(here.word ? grownFrom(event, smallShare) : event, here),
  'word-rise': (event, here) =>
    alone(movedFrom(event, { x: 0, y: here.word ? roomBelow(here, distances.rise) : 0 }), here),
  'word-blur': (event, here) =>
    (here.word ? sharpenedFrom(event, blur * here.page.emPx) : [event]).flatMap((part) => alone(part, here)),
};

/** What moves is opaque after this share of its time, so that the movement is seen. */
const movingShare = 0.5;

/** A word of its own: there was nothing in its place before. A background continues that of the page before. */
function alone(event: AssEvent, { word, motion }: Entering): AssEvent[] {
  return [fadedIn(event, { share: movingShare, opacity: word ? 0 : motion.enterFrom })];
}

function moved(event: AssEvent, { motion }: Entering, from: { x: number; y: number }): AssEvent[] {
  return [fadedIn(movedFrom(event, from), { share: movingShare, opacity: motion.enterFrom })];
}

function roomBelow({ page, frame }: Entering, ems: number): number {
  return Math.min(ems * page.emPx, frame.height - page.box.bottom);
}

function roomAbove({ page }: Entering, ems: number): number {
  return Math.min(ems * page.emPx, page.box.top);
}

/** On the side where the text begins; negative = to the left. */
function roomBefore({ page, frame }: Entering, ems: number): number {
  const far = ems * page.emPx;
  return page.words[0]?.rightToLeft ? Math.min(far, frame.width - page.box.right) : -Math.min(far, page.box.left);
}

/** In degrees, as far as the dropped page stays inside the frame. */
function tilt(here: Entering): number {
  const { page, frame } = here;
  const { left, top, right, bottom } = page.box;
  const room = {
    x: Math.min(left, frame.width - right),
    y: Math.min(top - roomAbove(here, distances.drop), frame.height - bottom),
  };
  const sine = Math.min((2 * room.y) / Math.max(1, right - left), (2 * room.x) / Math.max(1, bottom - top));
  return Math.min(tiltDegrees, (Math.asin(Math.max(0, Math.min(1, sine))) * 180) / Math.PI);
}

function centreOf({ page: { box } }: Entering): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}
