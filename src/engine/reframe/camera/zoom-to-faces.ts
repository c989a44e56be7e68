import { median } from '../face-map/people-in-shot.ts';
import type { BarredSize } from './crop-window.ts';
import { windowSize } from './crop-window.ts';
import type { TimedBox } from './follow-people.ts';

/** A face this high in the window is seen well on a phone; what is larger is left as it was filmed. */
const wantedFaceShare = 0.2;

/** Enlarging more than this beyond the source's own pixels is seen as blur. */
const mostEnlarged = 1.25;

const outputHeight = 1920;

/** How much smaller than the largest the window is to be for small faces; at least 1. Bars have enlarged already. Pure. */
export function wantedZoom(boxes: TimedBox[], shown: BarredSize): number {
  const { displayWidth, displayHeight } = shown;
  const { height } = windowSize(shown);
  const { height: unbarred } = windowSize({ displayWidth, displayHeight });
  const faceShare = median(boxes.map(({ top, bottom }) => bottom - top)) / height;
  const spare = Math.max(1, (unbarred * displayHeight) / outputHeight);
  const zoom = faceShare > 0 ? wantedFaceShare / faceShare : 1;
  return Math.max(1, Math.min(zoom, (mostEnlarged * spare * height) / unbarred));
}
