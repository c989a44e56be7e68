import { peopleInShot } from '../face-map/people-in-shot.ts';
import type { FramedStretch, WindowPoint } from './path-from-faces.ts';

/** A framing that stands for less than this reads as a flash. */
const shortMs = 2_000;

/**
 * Short shots keep the window of the shot before them, or else of the one after them, where that loses nobody's face.
 * Only a window that was made for its own shot is kept, so that none lives on through many short ones. Pure.
 */
export function settleShortShots(stretches: FramedStretch[]): FramedStretch[] {
  return stretches.map((stretch, i) => {
    if (stretch.endMs - stretch.startMs >= shortMs) return stretch;
    const windows = [stretches[i - 1], stretches[i + 1]].flatMap((other) => {
      const window = other && other.shot !== stretch.shot ? windowBeside(other, stretch) : null;
      return window ? [window] : [];
    });
    const kept = windows.find((window) => holdsEverybody(window, stretch));
    return kept ? { ...stretch, framing: { kind: 'crop', points: [{ ...kept, atMs: stretch.startMs }] } } : stretch;
  });
}

function holdsEverybody(window: WindowPoint, { shot }: FramedStretch): boolean {
  const faces = peopleInShot(shot).flatMap(({ sightings }) => sightings.map(({ face }) => face));
  return faces.every(
    ({ left, top, width, height }) =>
      left >= window.left &&
      left + width <= window.left + window.width &&
      top >= window.top &&
      top + height <= window.top + window.height,
  );
}

/** Where a neighbour's window stands where the two meet; null = it shows the whole picture. */
function windowBeside({ framing, startMs }: FramedStretch, stretch: FramedStretch): WindowPoint | null {
  if (framing.kind === 'fit') return null;
  return (startMs < stretch.startMs ? framing.points.at(-1) : framing.points[0]) ?? null;
}
