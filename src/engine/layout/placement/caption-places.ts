import { grow, overlaps } from '../geometry/boxes.ts';
import type { Box, Frame } from '../geometry/page-layout.ts';

/** Where the captions of one shot stand. */
export interface CaptionPlace {
  startMs: number;
  endMs: number;
  /** Of the letters' block. */
  centreY: number;
  /** Where there is less of a face. */
  emojis: 'above' | 'below';
  /** Below would be on a face: above the text they may leave the safe area. */
  isBelowTaken: boolean;
  /** Inside the safe area it would be on a face. */
  isOutside: boolean;
}

/** What captions take up at most, in pixels of the frame. */
export interface CaptionSpace {
  /** Where the block's centre stands when nothing speaks against it, and how far up and down it may go. */
  usualY: number;
  highest: number;
  lowest: number;
  /** Where there is no room off faces otherwise. */
  highestAtNeed: number;
  lowestAtNeed: number;
  /** From the centre of a block of two lines to its edges. */
  halfWidth: number;
  halfHeight: number;
  /** A colour picture and its gap, above or below the block. */
  emoji: number;
  frame: Frame;
}

/**
 * One place a shot, off its faces: the usual one if it is free, else a free one near it, and the same as before where
 * that does. What is said has no part in it, so that a changed word moves nothing elsewhere. Pure.
 */
export function captionPlaces(shots: FramedShot[], space: CaptionSpace): CaptionPlace[] {
  const heights = candidates(space);
  const choices = shots.map(withRoom).map((shot) => heights.map((centreY) => judge(shot, centreY, space)));
  const chosen = cheapestWay(choices, (from, to) => changeCost(heights[from] ?? 0, heights[to] ?? 0, space));
  return shots.map(({ startMs, endMs }, index) => {
    const at = chosen[index] ?? 0;
    const { emojis = 'above', isBelowTaken = false } = choices[index]?.[at] ?? {};
    const centreY = heights[at] ?? space.usualY;
    return { startMs, endMs, centreY, emojis, isBelowTaken, isOutside: isOutside(centreY, space) };
  });
}

/** Faces move between two samples, and want some room. In shares of their height. */
const roomAround = 0.06;

function withRoom(shot: FramedShot): FramedShot {
  const roomy = (face: Box) => grow(face, roomAround * (face.bottom - face.top));
  return { ...shot, samples: shot.samples.map(({ atMs, faces }) => ({ atMs, faces: faces.map(roomy) })) };
}

/** How finely places are tried: in shares of half a block. */
const step = 0.25;

/** The usual place first: of several that are as good it is taken. */
function candidates({ usualY, halfHeight, ...space }: CaptionSpace): number[] {
  const stepPx = Math.max(1, halfHeight * step);
  const heights = [usualY];
  for (let y = usualY - stepPx; y >= space.highestAtNeed; y -= stepPx) heights.push(y);
  for (let y = usualY + stepPx; y <= space.lowestAtNeed; y += stepPx) heights.push(y);
  const { highest, lowest, highestAtNeed, lowestAtNeed } = space;
  return [...new Set([...heights, highest, lowest, highestAtNeed, lowestAtNeed])];
}

function isOutside(centreY: number, { highest, lowest }: CaptionSpace): boolean {
  return centreY < highest || centreY > lowest;
}

interface Choice {
  cost: number;
  emojis: CaptionPlace['emojis'];
  isBelowTaken: boolean;
}

/** Costs are counted in changes of place; a hundredth of a shot on somebody's face outweighs several. */
const faceCost = 1000;
/**
 * Where every place is on a face, the one that lies on least of it is best, and rather on hair than on eyes and mouth:
 * of a block that lies altogether on them. A little less of a face is not worth a change: close-ups have many cuts.
 */
const coverCost = 12;
/** Leaving the safe area is better than a hundredth of a shot on a face, and worse than a change. */
const outsideCost = 2;
/** Emojis are few, and small. */
const emojiCost = 0.5;
/** A minute elsewhere is worth going back to the usual place, where there is a cut. */
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
  const waiting = away > 0 ? (shot.endMs - shot.startMs) * awayCostPerMs : 0;
  return {
    cost:
      faceCost * touched(shot, text) +
      coverCost * covered(shot, text) +
      outside +
      emojiCost * Math.min(above, below) +
      waiting +
      away / 10,
    emojis: below < above ? 'below' : 'above',
    isBelowTaken: below > above,
  };
}

/** The share of the shot's samples in which a face is touched. */
function touched({ samples }: FramedShot, box: Box): number {
  if (samples.length === 0) return 0;
  return samples.filter(({ faces }) => faces.some((face) => overlaps(face, box))).length / samples.length;
}

/** How much of a box lies on faces, on average over the shot's samples: 0, or 1 where all of it is on eyes and mouth. */
function covered({ samples }: FramedShot, box: Box): number {
  if (samples.length === 0) return 0;
  const covers = samples.map(({ faces }) =>
    Math.max(0, ...faces.map((face) => (2 * sharedArea(face, box) + sharedArea(features(face), box)) / 3)),
  );
  return covers.reduce((sum, area) => sum + area, 0) / samples.length / sharedArea(box, box);
}

/** From the brows to below the mouth, of a face from hair to chin. */
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

/** One choice for each shot, such that choices and changes together cost least. */
function cheapestWay(choices: Choice[][], change: (from: number, to: number) => number): number[] {
  let costs: number[] = (choices[0] ?? []).map(({ cost }) => cost);
  const cameFrom: number[][] = [];
  for (const next of choices.slice(1)) {
    const steps = next.map(({ cost }, to) => {
      const ways = costs.map((sum, from) => sum + change(from, to));
      const from = ways.indexOf(Math.min(...ways));
      return { from, cost: (ways[from] ?? 0) + cost };
    });
    cameFrom.push(steps.map(({ from }) => from));
    costs = steps.map(({ cost }) => cost);
  }
  let at = costs.indexOf(Math.min(...costs));
  const way = [at];
  for (const from of cameFrom.toReversed()) {
    at = from[at] ?? 0;
    way.unshift(at);
  }
  return way;
}

/** A stretch of the output without a cut, and where faces are on its frame, in pixels. */
export interface FramedShot {
  startMs: number;
  endMs: number;
  samples: FramedSample[];
}

export interface FramedSample {
  atMs: number;
  faces: Box[];
}
