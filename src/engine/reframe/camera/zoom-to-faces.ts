import { median } from '../../../infra/sorted-numbers.ts';
import { type SizeWithBars, windowSize } from './crop-window.ts';

/** A box around faces at a moment, in shares of the displayed frame. */
export interface TimedBox {
  atMs: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A face of this share of the window's height is seen well on a phone. Larger faces are left as they were filmed. */
const goodFaceShare = 0.2;

/** Enlarging more than this beyond the source's own pixels looks blurred. */
const maxEnlargement = 1.25;

const outputHeight = 1920;

/** How much to zoom in on small faces; at least 1. Cropping bars has enlarged the picture already. Pure. */
export function zoomToFaces(boxes: TimedBox[], shown: SizeWithBars): number {
  const { displayWidth, displayHeight } = shown;
  const { height } = windowSize(shown);
  const { height: heightWithBars } = windowSize({ displayWidth, displayHeight });
  const faceShare = median(boxes.map(({ top, bottom }) => bottom - top)) / height;
  const spare = Math.max(1, (heightWithBars * displayHeight) / outputHeight);
  const zoom = faceShare > 0 ? goodFaceShare / faceShare : 1;
  return Math.max(1, Math.min(zoom, (maxEnlargement * spare * height) / heightWithBars));
}
