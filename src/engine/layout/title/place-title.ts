import type { Timed } from '../../captions/caption.ts';
import type { Title } from '../../captions/settings/title.ts';
import { grow, overlaps } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box } from '../geometry/page-layout.ts';
import { cheapestPath, covered, crowded, type FramedShot, touched, withMargins } from '../placement/caption-places.ts';

/** What a title keeps off. */
export interface TitleSurroundings {
  /** The parts of shots in which it is shown, in time order, with the faces that are seen there. */
  shots: FramedShot[];
  /** Where captions may stand in a shot. */
  captionsIn(shot: Timed): Box[];
  /** Other things on the picture. */
  kept: Box[];
}

/**
 * The unit is one move of the title, which happens at cuts only. A title of which all is over text moves away by half of the
 * frame's height, or shrinks, at most; one whose place was chosen stays.
 */
const costs = { captions: 10_000, face: 1000, cover: 12, clutter: 2.5, outside: 0.4, away: 4 };

/** Between a title and captions, as a share of the frame's height. */
const gap = 0.012;

interface PlaceTitleInput {
  /** The block around the centre (0, 0). */
  block: Box;
  position: Title['position'];
  geometry: CaptionGeometry;
  surroundings: TitleSurroundings;
}

/**
 * Chooses the height of a title's centre for each shot: as wanted, or the nearest place without captions and faces. If
 * there is none, it covers as little of eyes and mouth as possible.
 */
export function placeTitle(input: PlaceTitleInput): { cost: number; centres: number[] } {
  const { geometry, surroundings } = input;
  const { height } = geometry.frame;
  const wanted = wantedCentre(input);
  const heights = candidates(input, wanted);
  const isOpen = (input.position ?? 'auto') === 'auto';
  const costOf = (shot: FramedShot, centreY: number) => {
    const box = at(input.block, { x: geometry.frame.width / 2, y: centreY });
    const taken = [...surroundings.kept, ...surroundings.captionsIn(shot)].some((other) =>
      overlaps(other, grow(box, gap * height)),
    );
    const isOutside = box.top < geometry.safeTop - 0.5 || box.bottom > geometry.safeBottom + 0.5;
    return (
      (taken ? costs.captions : 0) +
      costs.face * touched(shot, box) +
      costs.cover * covered(shot, box) +
      (isOpen ? costs.clutter * crowded(shot, box) : 0) +
      (isOutside ? costs.outside : 0) +
      (costs.away * Math.abs(centreY - wanted)) / height
    );
  };
  const choices = surroundings.shots
    .map(withMargins)
    .map((shot) => heights.map((centreY) => ({ cost: costOf(shot, centreY) })));
  const change = (from: number, to: number) =>
    from === to ? 0 : 1 + Math.abs((heights[from] ?? 0) - (heights[to] ?? 0)) / height;
  const path = cheapestPath(choices, change);
  return {
    cost: path.reduce((sum, index, shot) => sum + (choices[shot]?.[index]?.cost ?? 0), 0),
    centres: path.map((index) => heights[index] ?? wanted),
  };
}

export function at({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function wantedCentre({ block, position = 'auto', geometry }: PlaceTitleInput): number {
  const { frame, safeTop, safeBottom } = geometry;
  const wanted = typeof position === 'number' ? position : { auto: 0, top: 0, middle: 0.5, bottom: 1 }[position];
  return Math.max(safeTop - block.top, Math.min(safeBottom - block.bottom, wanted * frame.height));
}

/** Distance of the places that are tried, in shares of the block's height. */
const step = 0.2;

function candidates({ block, geometry }: PlaceTitleInput, wanted: number): number[] {
  const [highest, lowest] = [geometry.clearTop - block.top, geometry.clearBottom - block.bottom];
  const stepPx = Math.max(geometry.frame.height / 100, (block.bottom - block.top) * step);
  const heights = [wanted];
  for (let y = wanted - stepPx; y >= highest; y -= stepPx) heights.push(y);
  for (let y = wanted + stepPx; y <= lowest; y += stepPx) heights.push(y);
  const ends = [highest, lowest, geometry.safeBottom - block.bottom];
  return [...heights, ...ends.filter((y) => y >= highest && y <= lowest)];
}
