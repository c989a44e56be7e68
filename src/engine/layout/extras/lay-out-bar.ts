import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { type BarPosition, barPositions, type ProgressBar } from '../../captions/settings/progress-bar.ts';
import { grow, overlaps } from '../geometry/boxes.ts';
import { clearArea } from '../geometry/caption-geometry.ts';
import type { Box, Frame } from '../geometry/page-layout.ts';
import { touched } from '../placement/caption-places.ts';
import { mostCrowded, type Surroundings } from './surroundings.ts';

/** A bar at its full length. */
export interface BarLayout {
  box: Box;
  radiusPx: number;
  /** `#RRGGBB` or `#RRGGBBAA`. */
  color: string;
}

interface LayOutBarInput extends Surroundings {
  bar: Exclude<ProgressBar, false>;
  style: CaptionStyle;
  frame: Frame;
}

/** A bar of which a third is over text is better at the other end. */
const clutterCost = 3;

/** Heights as shares of the frame's. */
const thickness = { upright: 11 / 1920, wide: 9 / 1080 };

/**
 * On vertical frames, a rounded bar as wide as the captions, just inside what no platform draws over. On others, where
 * players draw nothing while they play, along the frame's edge. It has one place for the whole video.
 */
export function layOutBar({ bar, style, frame, ...surroundings }: LayOutBarInput): BarLayout {
  const { color = style.highlightColor, position } = bar === true ? {} : bar;
  const area = clearArea(frame);
  const heightPx = Math.max(2, Math.round(frame.height * (area.isVertical ? thickness.upright : thickness.wide)));
  const boxAt = (place: BarPosition): Box => {
    const top = Math.round(place === 'top' ? area.top : area.bottom - heightPx);
    return { left: Math.round(area.left), right: Math.round(area.right), top, bottom: top + heightPx };
  };
  const usual = area.isVertical ? 'top' : 'bottom';
  const costOf = (place: BarPosition) => {
    const box = grow(boxAt(place), heightPx);
    const isTaken = surroundings.shots.some((shot) =>
      surroundings.captionsIn(shot).some((other) => overlaps(other, box)),
    );
    const faces = Math.max(0, ...surroundings.shots.map((shot) => touched(shot, box)));
    const clutter = mostCrowded(surroundings.shots, box);
    return (isTaken ? 1000 : 0) + 100 * faces + clutterCost * clutter + (place === usual ? 0 : 1);
  };
  const place = position ?? barPositions.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? usual;
  return { box: boxAt(place), radiusPx: area.isVertical ? heightPx / 2 : 0, color };
}
