import { peopleInShot } from '../face-map/people-in-shot.ts';
import type { FramedSpan, WindowPoint } from './framed-span.ts';

/** A framing that lasts less than this looks like a flash. */
const shortMs = 2_000;

/**
 * Lets short shots keep the window of the shot before them, or else of the one after them, if that window holds all
 * their faces. Only windows made for their own shot are kept, so that none lasts through many short shots. Pure.
 */
export function steadyShortShots(spans: FramedSpan[]): FramedSpan[] {
  return spans.map((span, i) => {
    if (span.endMs - span.startMs >= shortMs) return span;
    const windows = [spans[i - 1], spans[i + 1]].flatMap((other) => {
      const window = other && other.shot !== span.shot ? windowBeside(other, span) : null;
      return window ? [window] : [];
    });
    const kept = windows.find((window) => holdsAllFaces(window, span));
    return kept ? { ...span, framing: { kind: 'crop', points: [{ ...kept, atMs: span.startMs }] } } : span;
  });
}

function holdsAllFaces(window: WindowPoint, { shot }: FramedSpan): boolean {
  const faces = peopleInShot(shot).flatMap(({ sightings }) => sightings.map(({ face }) => face));
  return faces.every(
    ({ left, top, width, height }) =>
      left >= window.left &&
      left + width <= window.left + window.width &&
      top >= window.top &&
      top + height <= window.top + window.height,
  );
}

/** The window of a neighbouring span where the two meet; null if the neighbour shows the whole frame. */
function windowBeside({ framing, startMs }: FramedSpan, span: FramedSpan): WindowPoint | null {
  if (framing.kind === 'fit') return null;
  return (startMs < span.startMs ? framing.points.at(-1) : framing.points[0]) ?? null;
}
