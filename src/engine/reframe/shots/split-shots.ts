import type { DetectedFace } from '../detect/decode-faces.ts';
import { type FaceSample, rounded, roundedRegion, type Shot } from '../face-map/face-map.ts';
import type { FacesAt } from '../tracking/predict-faces.ts';
import { clutterOf, type EdgesAt, isScreen } from './clutter.ts';

/** A shorter shot is a flash of light. */
const minShotMs = 120;

/** What was found in a source's frames, in time order. */
interface Found {
  samples: FacesAt[];
  edges: EdgesAt[];
}

/** Splits what was found into shots at the cuts, and tells people apart within each shot. Pure. */
export function splitShots(cutsMs: number[], durationMs: number, { samples, edges }: Found): Shot[] {
  const starts: number[] = [0];
  for (const cut of cutsMs) {
    const isApart = cut - (starts.at(-1) ?? 0) >= minShotMs && durationMs - cut >= minShotMs;
    if (isApart) starts.push(cut);
  }
  return starts.map((startMs, i) => {
    const endMs = starts[i + 1] ?? durationMs;
    const isDuring = ({ atMs }: { atMs: number }) => atMs >= startMs - 0.5 && atMs < endMs - 0.5;
    const shot = { startMs: toMicroseconds(startMs), endMs: toMicroseconds(endMs) };
    const seen = edges.filter(isDuring);
    return {
      ...shot,
      samples: trackFaces(samples.filter(isDuring)),
      ...(seen.length > 0 ? { clutter: clutterOf(seen) } : {}),
      ...(isScreen(seen) ? { isScreen: true } : {}),
    };
  });
}

/** Milliseconds rounded to the microsecond: half a frame decides where a cut is. */
function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}

interface Track {
  id: number;
  atMs: number;
  face: DetectedFace;
}

/** A face moves by at most this many of its widths at once, and this many more a second. */
const maxWidthsAtOnce = 0.8;
const maxWidthsPerSecond = 2.5;
/** It looks at most this many times as large or as small. */
const maxGrowth = 1.8;

/** Somebody who was not seen for a moment may reappear this far away, in shares of the image, if nobody else fits. */
const maxReappearDistance = 0.35;

/** Gives the same person the same track number through a shot, judged by where faces are. Pure. */
export function trackFaces(samples: FacesAt[]): FaceSample[] {
  const tracks: Track[] = [];
  return samples.map(({ atMs, faces }) => {
    const matched = matchFaces(tracks, { atMs, faces });
    const seen = faces.map((face) => {
      const track = matched.get(face) ?? { id: tracks.length, atMs, face };
      if (!matched.has(face)) tracks.push(track);
      Object.assign(track, { atMs, face });
      return { track: track.id, score: rounded(face.score), ...roundedRegion(face), speaking: null };
    });
    return { atMs: Math.round(atMs), faces: seen };
  });
}

/** Matches the nearest pairs first. When one face and one track are left, they match within a larger distance. */
function matchFaces(tracks: Track[], { atMs, faces }: FacesAt): Map<DetectedFace, Track> {
  const pairs = faces
    .flatMap((face) => tracks.map((track) => ({ face, track, distance: distance(track.face, face) })))
    .filter(({ face, track }) => growth(face, track.face) <= maxGrowth)
    .sort((a, b) => a.distance - b.distance);
  const matched = new Map<DetectedFace, Track>();
  const taken = new Set<Track>();
  for (const { face, track, distance } of pairs) {
    if (matched.has(face) || taken.has(track)) continue;
    const reach = (maxWidthsAtOnce + (maxWidthsPerSecond * (atMs - track.atMs)) / 1000) * face.width;
    if (distance > reach) continue;
    matched.set(face, track);
    taken.add(track);
  }
  const left = pairs.filter(({ face, track }) => !matched.has(face) && !taken.has(track));
  const [only] = left;
  if (left.length === 1 && only && only.distance <= maxReappearDistance) matched.set(only.face, only.track);
  return matched;
}

/** Between the middles of two faces. */
function distance(a: DetectedFace, b: DetectedFace): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

function growth(a: DetectedFace, b: DetectedFace): number {
  return Math.max(a.width / b.width, b.width / a.width);
}
