import type { VideoFacts } from '../media/source-facts.ts';
import type { CropWindow } from './camera-path.ts';

export type ShownSize = Pick<VideoFacts, 'displayWidth' | 'displayHeight'>;

/** Width and height as shares of the picture. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Of the upright output. */
const proportion = 9 / 16;

/** A picture that is 9:16 within a pixel is not cropped at all. */
export function isUpright({ displayWidth, displayHeight }: ShownSize): boolean {
  return Math.abs(displayWidth - displayHeight * proportion) <= 1;
}

/** The 9:16 window that shows as much of the picture as can be, made smaller by the zoom (at least 1). */
export function windowSize({ displayWidth, displayHeight }: ShownSize, zoom = 1): WindowSize {
  return {
    width: Math.min(1, (displayHeight * proportion) / displayWidth) / zoom,
    height: Math.min(1, displayWidth / proportion / displayHeight) / zoom,
  };
}

/** A window of this size around a point, moved as far as it has to be inside the picture. */
export function windowAround({ x, y }: { x: number; y: number }, { width, height }: WindowSize): CropWindow {
  return {
    left: inside(x - width / 2, 1 - width),
    top: inside(y - height / 2, 1 - height),
    width,
    height,
  };
}

function inside(start: number, last: number): number {
  return Math.max(0, Math.min(last, start));
}
