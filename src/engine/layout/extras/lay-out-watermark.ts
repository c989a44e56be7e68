import {
  type Watermark,
  type WatermarkCorner,
  watermarkCorners,
  watermarkDefaults,
} from '../../captions/settings/watermark.ts';
import { grow, overlaps } from '../geometry/boxes.ts';
import { clearArea } from '../geometry/caption-geometry.ts';
import type { Box, Frame } from '../geometry/page-layout.ts';
import { touched } from '../placement/caption-places.ts';
import { mostCrowded, type Surroundings } from './surroundings.ts';

interface LayOutWatermarkInput extends Surroundings {
  watermark: Watermark;
  /** Size of the picture in its file. */
  picture: Frame;
  frame: Frame;
  /** Other things on the picture. */
  kept: Box[];
}

/** Its place and size in the output; all values are even. */
export interface WatermarkLayout extends Frame {
  left: number;
  top: number;
  opacity: number;
}

/** However wide it is asked to be, as a share of the frame's height. */
const maxHeight = 0.14;
/** Of frames that are not vertical, as a share of their shorter side. */
const margin = 0.045;
/**
 * A move down from a corner by all of the frame's height costs ten changes of the corner. A watermark over text in the picture
 * moves down its side, or goes to the next corner where the text is large.
 */
const costs = { taken: 1000, face: 100, clutter: 4, away: 10, corner: 1 };

/**
 * A place in a corner for the whole video, clear of what platforms draw. It is moved along the side where captions or a
 * face would be under it.
 */
export function layOutWatermark({
  watermark,
  picture,
  frame,
  kept,
  ...surroundings
}: LayOutWatermarkInput): WatermarkLayout {
  const { size = watermarkDefaults.size, opacity = watermarkDefaults.opacity, corner } = watermark;
  const scale = Math.min((size * frame.width) / picture.width, (maxHeight * frame.height) / picture.height);
  const [width, height] = [even(picture.width * scale), even(picture.height * scale)];
  const area = areaIn(frame);
  const corners = corner ? [corner] : watermarkCorners;
  const gap = frame.height * 0.008;
  const places = corners.flatMap((one, index) =>
    placesAt(one, { area, width, height }).map(({ left, top, away }) => {
      const box = { left, top, right: left + width, bottom: top + height };
      const near = grow(box, gap);
      const others = [...kept, ...surroundings.shots.flatMap((shot) => surroundings.captionsIn(shot))];
      const faces = Math.max(0, ...surroundings.shots.map((shot) => touched(shot, near)));
      const cost =
        (others.some((other) => overlaps(other, near)) ? costs.taken : 0) +
        costs.face * faces +
        costs.clutter * mostCrowded(surroundings.shots, box) +
        (costs.away * away) / frame.height +
        costs.corner * index;
      return { left, top, cost };
    }),
  );
  const best = places.toSorted((a, b) => a.cost - b.cost)[0] ?? { left: area.left, top: area.top };
  return { left: best.left, top: best.top, width, height, opacity };
}

function areaIn(frame: Frame): Box {
  const area = clearArea(frame);
  return area.isVertical ? area : grow(area, -margin * Math.min(frame.width, frame.height));
}

/** From the corner towards the middle of its side. */
function placesAt(corner: WatermarkCorner, { area, width, height }: { area: Box; width: number; height: number }) {
  const [row, side] = corner.split('-');
  const left = even0(side === 'left' ? area.left : area.right - width);
  const room = Math.max(0, (area.bottom - area.top) / 2 - height);
  const step = Math.max(4, height / 3);
  return Array.from({ length: Math.floor(room / step) + 1 }, (_, index) => {
    const away = index * step;
    return { left, away, top: even0(row === 'top' ? area.top + away : area.bottom - height - away) };
  });
}

function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

function even0(length: number): number {
  return Math.max(0, 2 * Math.round(length / 2));
}
