import { firstIndexFrom, median } from '../../../infra/sorted-numbers.ts';
import { interpolateFace, type SeenFace, type Shot } from './face-map.ts';

/** One person through a shot. */
export interface Person {
  track: number;
  /** In time order. */
  sightings: Sighting[];
  /** Share of the shot's samples in which this person is seen. */
  presence: number;
  /** Median of all sightings. */
  faceHeight: number;
}

export interface Sighting {
  atMs: number;
  face: SeenFace;
}

/** Fewer sightings may be a mistake of the detector, where the shot has more samples than that. */
const minSightings = 3;

/** Smaller faces are far behind, or on a picture on the wall: the shot is not about them. */
const minShareOfLargest = 0.45;

/** Somebody who only passes through may be left out of the frame. */
const minPresence = 0.3;

/** The shot is also about a person who is alone in it for this long, even if that is a small part of the shot. */
const minAloneMs = 3_000;
/** Share of somebody's sightings that must be without anybody else. */
const minAloneShare = 0.75;

/**
 * The people a shot is about, largest face first: seen often enough to be believed, there for much of the shot or alone
 * for a while, and not far behind the others. Pure.
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
    .filter(({ sightings }) => sightings.length >= Math.min(minSightings, sampleCount));
  const staying = withoutBackground(believed.filter(({ presence }) => presence >= minPresence));
  const alone = withoutBackground(aloneBeside(staying, believed));
  const people = [...staying, ...withoutBackground([...staying, ...alone]).filter((person) => alone.includes(person))];
  const seen = new Set(people.flatMap(({ sightings }) => sightings.map(({ atMs }) => atMs)));
  if (seen.size < sampleCount * minPresence) return [];
  return people.sort((a, b) => b.faceHeight - a.faceHeight || a.track - b.track);
}

function withoutBackground(people: Person[]): Person[] {
  const largest = Math.max(0, ...people.map(({ faceHeight }) => faceHeight));
  return people.filter(({ faceHeight }) => faceHeight >= largest * minShareOfLargest);
}

/** People who are seen at times when none of those who stay is. */
function aloneBeside(staying: Person[], believed: Person[]): Person[] {
  const taken = new Set(staying.flatMap(({ sightings }) => sightings.map(({ atMs }) => atMs)));
  return believed.filter(({ sightings, presence }) => {
    if (presence >= minPresence) return false;
    const alone = sightings.map(({ atMs }) => atMs).filter((atMs) => !taken.has(atMs));
    const forMs = (alone.at(-1) ?? 0) - (alone[0] ?? 0);
    return alone.length >= sightings.length * minAloneShare && forMs >= minAloneMs;
  });
}

/** A head that turns away is not detected. Up to this long it is taken to be where it was. */
const maxTurnedAwayMs = 10_000;

/**
 * The faces of these people at each moment at which one of them was seen. Somebody who was seen before and after that
 * moment is interpolated.
 */
export function facesOfPeople(people: Person[]): { atMs: number; faces: SeenFace[] }[] {
  const seen = people.map(({ sightings }) => ({ sightings, moments: sightings.map(({ atMs }) => atMs) }));
  const moments = [...new Set(seen.flatMap((person) => person.moments))].sort((a, b) => a - b);
  return moments.map((atMs) => ({
    atMs,
    faces: seen.flatMap((person) => faceAt(person.sightings, firstIndexFrom(person.moments, atMs), atMs) ?? []),
  }));
}

/** @param next index of the first sighting at or after the moment */
function faceAt(sightings: Sighting[], next: number, atMs: number): SeenFace | null {
  const [before, after] = [sightings[next - 1], sightings[next]];
  if (after?.atMs === atMs) return after.face;
  if (!before || !after || after.atMs - before.atMs > maxTurnedAwayMs) return null;
  return interpolateFace(before.face, after.face, (atMs - before.atMs) / (after.atMs - before.atMs));
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
