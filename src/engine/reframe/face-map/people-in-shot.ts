import { faceBetween } from './face-between.ts';
import type { SeenFace, Shot } from './face-map.ts';
import { firstFrom } from './sorted-numbers.ts';

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

/** Who is there alone for so long is whom the shot is of meanwhile, be it a small part of it. */
const aloneForMs = 3_000;
/** Of somebody's sightings, those with nobody else. */
const aloneShare = 0.75;

/**
 * Whom a shot is of: believed, there for much of it or alone for a while, and not far behind the others; largest first.
 * Pure.
 */
export function peopleInShot(shot: Shot): Person[] {
  const sampleCount = shot.samples.length;
  const believed = [...sightingsByTrack(shot)]
    .map(([track, sightings]) => ({
      track,
      sightings,
      presence: sightings.length / Math.max(1, sampleCount),
      faceHeight: median(sightings.map(({ face }) => face.height)),
    }))
    .filter(({ sightings }) => sightings.length >= Math.min(believedAfter, sampleCount));
  const staying = nearOf(believed.filter(({ presence }) => presence >= leastPresence));
  const alone = nearOf(aloneBeside(staying, believed));
  const people = [...staying, ...nearOf([...staying, ...alone]).filter((person) => alone.includes(person))];
  const seen = new Set(people.flatMap(({ sightings }) => sightings.map(({ atMs }) => atMs)));
  if (seen.size < sampleCount * leastPresence) return [];
  return people.sort((a, b) => b.faceHeight - a.faceHeight || a.track - b.track);
}

function nearOf(people: Person[]): Person[] {
  const largest = Math.max(0, ...people.map(({ faceHeight }) => faceHeight));
  return people.filter(({ faceHeight }) => faceHeight >= largest * smallestShareOfLargest);
}

/** Those who are seen when none of the others is. */
function aloneBeside(staying: Person[], believed: Person[]): Person[] {
  const taken = new Set(staying.flatMap(({ sightings }) => sightings.map(({ atMs }) => atMs)));
  return believed.filter(({ sightings, presence }) => {
    if (presence >= leastPresence) return false;
    const alone = sightings.map(({ atMs }) => atMs).filter((atMs) => !taken.has(atMs));
    const forMs = (alone.at(-1) ?? 0) - (alone[0] ?? 0);
    return alone.length >= sightings.length * aloneShare && forMs >= aloneForMs;
  });
}

/** A head that turns away is not found; for no longer than this it is still where it was. */
const turnedAwayMs = 10_000;

/** The faces at each moment at which one of these people was seen, with those of who was seen before and after it. */
export function facesTogether(people: Person[]): { atMs: number; faces: SeenFace[] }[] {
  const seen = people.map(({ sightings }) => ({ sightings, moments: sightings.map(({ atMs }) => atMs) }));
  const moments = [...new Set(seen.flatMap((person) => person.moments))].sort((a, b) => a - b);
  return moments.map((atMs) => ({
    atMs,
    faces: seen.flatMap((person) => faceAt(person.sightings, firstFrom(person.moments, atMs), atMs) ?? []),
  }));
}

/** @param next of the sightings the first at or after the moment */
function faceAt(sightings: Sighting[], next: number, atMs: number): SeenFace | null {
  const [before, after] = [sightings[next - 1], sightings[next]];
  if (after?.atMs === atMs) return after.face;
  if (!before || !after || after.atMs - before.atMs > turnedAwayMs) return null;
  return faceBetween(before.face, after.face, (atMs - before.atMs) / (after.atMs - before.atMs));
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
