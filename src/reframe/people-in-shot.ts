import type { SeenFace, Shot } from './face-map.ts';

/** One person through a shot, as far as seen; in time order. */
export interface Person {
  track: number;
  sightings: Sighting[];
  /** Share of the shot's samples this person is seen in. */
  presence: number;
  /** Middle one of all sightings. */
  faceHeight: number;
}

export interface Sighting {
  atMs: number;
  face: SeenFace;
}

/** Once or twice may be a mistake of the detector's, where there were more chances to see the same. */
const believedAfter = 3;

/** Somebody far behind, or on a picture on the wall, is not who the shot is of. */
const smallestShareOfLargest = 0.45;

/** Who passes through is not lost sight of when left out. */
const leastPresence = 0.3;

/** Whom a shot is of: believed, there for much of it, and not far behind the others; largest first. Pure. */
export function peopleInShot(shot: Shot): Person[] {
  const sampleCount = shot.samples.length;
  const people = [...sightingsByTrack(shot)].map(([track, sightings]) => ({
    track,
    sightings,
    presence: sightings.length / Math.max(1, sampleCount),
    faceHeight: median(sightings.map(({ face }) => face.height)),
  }));
  const believed = people.filter(({ sightings }) => sightings.length >= Math.min(believedAfter, sampleCount));
  const largest = Math.max(
    0,
    ...believed.map(({ faceHeight, presence }) => (presence >= leastPresence ? faceHeight : 0)),
  );
  return believed
    .filter(({ presence, faceHeight }) => presence >= leastPresence && faceHeight >= largest * smallestShareOfLargest)
    .sort((a, b) => b.faceHeight - a.faceHeight || a.track - b.track);
}

function sightingsByTrack(shot: Shot): Map<number, Sighting[]> {
  const byTrack = new Map<number, Sighting[]>();
  for (const { atMs, faces } of shot.samples) {
    for (const face of faces) {
      const sightings = byTrack.get(face.track) ?? [];
      sightings.push({ atMs, face });
      byTrack.set(face.track, sightings);
    }
  }
  return byTrack;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
