import type { Timed } from '../../captions/caption.ts';
import { msToTicks } from '../../media/timing/video-clock.ts';
import type { FaceMap } from '../face-map/face-map.ts';
import { peopleInShot } from '../face-map/people-in-shot.ts';
import { besideWords } from './beside-words.ts';
import type { CameraPath, CameraTake, CropPoint, FramedSpan, SpanFraming, WindowPoint } from './camera-path.ts';
import type { DisplaySize } from './crop-window.ts';
import { frameShot } from './frame-shot.ts';

/** What a path has to know of its source. */
export interface FramedSource {
  shown: DisplaySize;
  /** The cut before the first frame that is shown at this moment or later, in ticks on the video's clock. */
  cutBefore(ms: number): number;
  /** What is said, in time order; left out = not known. */
  words?: Timed[];
}

/**
 * The path that keeps people in the frame: one window a shot, or the whole frame where a window would lose a group. The
 * framing changes at cuts, and where another person begins to speak. Pure.
 */
export function pathFromFaces({ shots, bars }: FaceMap, { shown, cutBefore, words = [] }: FramedSource): CameraPath {
  const besideWord = besideWords(words);
  const spans = steadyShortShots(shots.flatMap((shot) => frameShot(shot, { ...shown, bars })));
  const takes: CameraTake[] = [];
  for (const { startMs, framing, shot } of spans) {
    const changeMs = startMs === shot.startMs ? startMs : besideWord(startMs);
    const take = { startTicks: takes.length === 0 ? 0 : cutBefore(changeMs), framing: takeFraming(framing) };
    const last = takes.at(-1);
    if (last && sameFraming(last, take)) continue;
    if (last && take.startTicks <= last.startTicks) takes.pop();
    takes.push({ ...take, startTicks: takes.length === 0 ? 0 : take.startTicks });
  }
  if (takes.length === 0) takes.push({ startTicks: 0, framing: { kind: 'fit' } });
  return { takes };
}

function takeFraming(framing: SpanFraming): CameraTake['framing'] {
  if (framing.kind === 'fit') return framing;
  return { kind: 'crop', points: framing.points.map(cropPoint) };
}

function cropPoint({ atMs, left, top, width, height }: WindowPoint): CropPoint {
  const places = { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
  return { atTicks: Math.round(msToTicks(atMs)), ...places };
}

/** A hundred-thousandth of a frame is less than a pixel; the plan stays short. */
function rounded(share: number): number {
  return Math.floor(share * 100_000) / 100_000;
}

function sameFraming(a: CameraTake, b: CameraTake): boolean {
  if (a.framing.kind === 'fit' || b.framing.kind === 'fit') return a.framing.kind === b.framing.kind;
  const [from, to] = [a.framing.points, b.framing.points];
  return from.length === 1 && to.length === 1 && samePlace(from[0], to[0]);
}

function samePlace(a: CropPoint | undefined, b: CropPoint | undefined): boolean {
  return a?.left === b?.left && a?.top === b?.top && a?.width === b?.width;
}

/** A framing that lasts less than this looks like a flash. */
const shortMs = 2_000;

/**
 * Lets short shots keep the window of the shot before them, or else of the one after them, if that window holds all
 * their faces. Only windows made for their own shot are kept, so that none lasts through many short shots. Pure.
 */
function steadyShortShots(spans: FramedSpan[]): FramedSpan[] {
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
