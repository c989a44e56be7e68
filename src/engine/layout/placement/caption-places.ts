import type { Timed } from '../../captions/caption.ts';
import { grow, overlaps } from '../geometry/boxes.ts';
import type { Box, Frame } from '../geometry/page-layout.ts';
import { type Clutter, clutterIn } from './clutter.ts';

/** Place of the captions of one shot. */
export interface CaptionPlace extends Timed {
  /** Centre of the text block. */
  centreY: number;
  /** The side of the text with fewer faces. */
  emojis: 'above' | 'below';
  /** There is a face below: emojis above the text may leave the safe area. */
  isBelowTaken: boolean;
  /** The block leaves the safe area, since it would cover a face inside. */
  isOutside: boolean;
}

/** Size of captions and limits for their centre, in pixels of the frame. */
export interface CaptionSpace {
  /** Usual centre of the block, and limits for its centre in the safe area. */
  usualY: number;
  highest: number;
  lowest: number;
  /** Limits for the centre in the clear area, used if there is no place without faces in the safe area. */
  highestClear: number;
  lowestClear: number;
  /** From the centre of a usual block, of two lines in most styles, to its edges. */
  halfWidth: number;
  halfHeight: number;
  /** Height of an emoji and its gap, above or below the block. */
  emoji: number;
  frame: Frame;
}

/**
 * Chooses one place for each shot, away from its faces and from text in its picture: the usual one if it is free, else a free
 * one near it, and if possible the same as in the shot before. It does not depend on the text, so that a changed word moves nothing elsewhere.
 * Pure.
 */
export function captionPlaces(shots: FramedShot[], space: CaptionSpace): CaptionPlace[] {
  const heights = candidates(space);
  const choices = shots.map(withMargins).map((shot) => heights.map((centreY) => judge(shot, centreY, space)));
  const chosen = cheapestPath(choices, (from, to) => changeCost(heights[from] ?? 0, heights[to] ?? 0, space));
  return shots.map(({ startMs, endMs }, index) => {
    const at = chosen[index] ?? 0;
    const { emojis = 'above', isBelowTaken = false } = choices[index]?.[at] ?? {};
    const centreY = heights[at] ?? space.usualY;
    return { startMs, endMs, centreY, emojis, isBelowTaken, isOutside: isOutside(centreY, space) };
  });
}

/** Margin around faces in shares of their height, since they move between two samples. */
const faceMargin = 0.06;

export function withMargins(shot: FramedShot): FramedShot {
  const enlarge = (face: Box) => grow(face, faceMargin * (face.bottom - face.top));
  return { ...shot, samples: shot.samples.map(({ atMs, faces }) => ({ atMs, faces: faces.map(enlarge) })) };
}

/** Distance of the places that are tried, in shares of half a block. */
const step = 0.25;

/** The usual place comes first: it wins among equally good ones. */
function candidates({ usualY, halfHeight, ...space }: CaptionSpace): number[] {
  const stepPx = Math.max(1, halfHeight * step);
  const heights = [usualY];
  for (let y = usualY - stepPx; y >= space.highestClear; y -= stepPx) heights.push(y);
  for (let y = usualY + stepPx; y <= space.lowestClear; y += stepPx) heights.push(y);
  const { highest, lowest, highestClear, lowestClear } = space;
  return [...new Set([...heights, highest, lowest, highestClear, lowestClear])];
}

function isOutside(centreY: number, { highest, lowest }: CaptionSpace): boolean {
  return centreY < highest || centreY > lowest;
}

interface Choice {
  cost: number;
  emojis: CaptionPlace['emojis'];
  isBelowTaken: boolean;
}

/** The unit of cost is one change of place. Covering a face for a hundredth of a shot costs more than several changes. */
const faceCost = 1000;
/**
 * Cost of a block that lies completely on eyes and mouth. If every place covers a face, the one that covers least of it
 * wins, and hair before eyes and mouth. A small difference is not worth a change, since close-ups have many cuts.
 */
const coverCost = 12;
/** Leaving the safe area is better than covering a face for a hundredth of a shot, and worse than a change. */
const outsideCost = 2;
/**
 * In the upper half are titles, signs and whatever else is behind people: a free place below comes first, also one that
 * leaves the safe area. Less than two changes, so that captions do not jump back and forth.
 */
const upperCost = outsideCost + 0.05;
/** Letters over other letters are hard to read. A block that lies on half as much as text costs more than the upper half. */
const clutterCost = 7;
/** What clothes and hair have is free, so that nothing moves for it. */
const freeClutter = 0.18;
/** Low, since emojis are few and small. */
const emojiCost = 0.5;
/** After a minute away, returning to the usual place at a cut is worth a change. */
const awayCostPerMs = 2 / 60_000;

function judge(shot: FramedShot, centreY: number, space: CaptionSpace): Choice {
  const { halfHeight, halfWidth, emoji } = space;
  const [top, bottom] = [centreY - halfHeight, centreY + halfHeight];
  const middle = space.frame.width / 2;
  const band = (half: number, from: number, to: number): Box => ({
    left: middle - half,
    right: middle + half,
    top: from,
    bottom: to,
  });
  const text = band(halfWidth, top, bottom);
  const above = touched(shot, band(emoji / 2, top - emoji, top));
  const below = touched(shot, band(emoji / 2, bottom, bottom + emoji));
  const away = Math.abs(centreY - space.usualY) / space.frame.height;
  const outside = isOutside(centreY, space) ? outsideCost : 0;
  const isUpper = centreY < space.frame.height / 2 && space.usualY >= space.frame.height / 2;
  const waiting = away > 0 ? (shot.endMs - shot.startMs) * awayCostPerMs : 0;
  return {
    cost:
      faceCost * touched(shot, text) +
      coverCost * covered(shot, text) +
      outside +
      (isUpper ? upperCost : 0) +
      clutterCost * crowded(shot, text) +
      emojiCost * Math.min(above, below) +
      waiting +
      away / 10,
    emojis: below < above ? 'below' : 'above',
    isBelowTaken: below > above,
  };
}

/** How much of the picture below a box is as full as text: from 0 (none, or not known) to almost 1. */
export function crowded({ clutter }: FramedShot, box: Box): number {
  return clutter ? Math.max(0, clutterIn(clutter, box) - freeClutter) : 0;
}

/** Share of the shot's samples in which the box touches a face. */
export function touched({ samples }: FramedShot, box: Box): number {
  if (samples.length === 0) return 0;
  return samples.filter(({ faces }) => faces.some((face) => overlaps(face, box))).length / samples.length;
}

/** How much of a box lies on faces, averaged over the shot's samples: from 0 to 1 (all of it on eyes and mouth). */
export function covered({ samples }: FramedShot, box: Box): number {
  if (samples.length === 0) return 0;
  const covers = samples.map(({ faces }) =>
    Math.max(0, ...faces.map((face) => (2 * sharedArea(face, box) + sharedArea(features(face), box)) / 3)),
  );
  return covers.reduce((sum, area) => sum + area, 0) / samples.length / sharedArea(box, box);
}

/** The part of a face box (hair to chin) from the brows to below the mouth. */
function features({ left, top, right, bottom }: Box): Box {
  const height = bottom - top;
  return { left, right, top: top + 0.3 * height, bottom: bottom - 0.1 * height };
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function changeCost(from: number, to: number, { frame }: CaptionSpace): number {
  return from === to ? 0 : 1 + Math.abs(from - to) / frame.height;
}

/** Index of one choice for each shot, so that choices and changes together cost least. */
export function cheapestPath(choices: { cost: number }[][], change: (from: number, to: number) => number): number[] {
  let costs: number[] = (choices[0] ?? []).map(({ cost }) => cost);
  const cameFrom: number[][] = [];
  for (const next of choices.slice(1)) {
    const steps = next.map(({ cost }, to) => {
      const totals = costs.map((sum, from) => sum + change(from, to));
      const from = totals.indexOf(Math.min(...totals));
      return { from, cost: (totals[from] ?? 0) + cost };
    });
    cameFrom.push(steps.map(({ from }) => from));
    costs = steps.map(({ cost }) => cost);
  }
  let at = costs.indexOf(Math.min(...costs));
  const path = [at];
  for (const from of cameFrom.toReversed()) {
    at = from[at] ?? 0;
    path.push(at);
  }
  return path.reverse();
}

/** A shot of the output (a span without a cut) with the faces on its frame, in pixels. */
export interface FramedShot extends Timed {
  samples: FramedSample[];
  /** Left out = not known. */
  clutter?: Clutter;
}

export interface FramedSample {
  atMs: number;
  faces: Box[];
}
