import { levelStepMs } from '../../media/audio/audio-levels.ts';
import { faceBetween } from '../face-map/face-between.ts';
import type { FaceSample, SeenFace, Shot } from '../face-map/face-map.ts';
import { peopleInShot } from '../face-map/people-in-shot.ts';
import { firstFrom } from '../face-map/sorted-numbers.ts';
import type { MouthMotion } from '../tracking/sample-faces.ts';
import { leastMotion, speakerChanges, type TrackMotion } from './speaker-changes.ts';

/** A mouth is judged by what it does for so long before and after a moment. */
const aroundMs = 500;

/** So much quieter than the loudest tenth is silence. */
const silenceBelowDb = 25;

/** How often it is told who speaks. */
const stepMs = 120;

/**
 * Says of each face how much of the mouths' movement while there is sound is its own: 0 to 1, null where that cannot be
 * told. Samples are added between those there are, and where another person begins to speak. Pure.
 * @param levels of each 10 ms of the sound on the video's clock, in dB
 */
export function whoSpeaks(shot: Shot, mouths: MouthMotion[], levels: Float32Array): FaceSample[] {
  const heard = heardFrames(levels);
  const inOrder = mouths.toSorted((a, b) => a.atMs - b.atMs);
  const changes = speakerChanges(motionsOfPeople(shot, inOrder), heard);
  const moving = inOrder.filter(({ atMs }) => heard[Math.floor(atMs / levelStepMs)]);
  const moments = moving.map(({ atMs }) => atMs);
  return withSamplesBetween(shot.samples, changes).map((sample) => {
    if (sample.faces.length < 2) return sample;
    const { fromMs, toMs } = spanAround(sample.atMs, changes);
    const near = moving.slice(firstAfter(moments, fromMs), firstAfter(moments, toMs));
    const motions = motionsOf(sample.faces, near);
    const total = motions.reduce((sum, motion) => sum + motion, 0);
    if (total < leastMotion) return sample;
    const faces = sample.faces.map((face, i) => ({ ...face, speaking: rounded((motions[i] ?? 0) / total) }));
    return { ...sample, faces };
  });
}

function heardFrames(levels: Float32Array): boolean[] {
  const loud = levels.toSorted()[Math.floor(levels.length * 0.9)] ?? 0;
  return Array.from(levels, (level) => level > loud - silenceBelowDb);
}

/** Of those only whom the shot is of. */
function motionsOfPeople(shot: Shot, mouths: MouthMotion[]): TrackMotion[] {
  const { samples } = shot;
  const people = new Set(peopleInShot(shot).map(({ track }) => track));
  const moments = samples.map(({ atMs }) => atMs);
  return mouths.flatMap((mouth) => {
    const faces = samples[Math.min(firstFrom(moments, mouth.atMs), samples.length - 1)]?.faces ?? [];
    const face = faces[nearestFace(faces, mouth)];
    return face && people.has(face.track) ? [{ track: face.track, atMs: mouth.atMs, motion: mouth.motion }] : [];
  });
}

/** What moved until the look after a change may have moved before it: looks are up to so far apart. */
const lookMs = 170;

/** What is before a change says nothing of what is after it: near one, the time to one side of it is taken. */
function spanAround(atMs: number, changes: number[]): { fromMs: number; toMs: number } {
  const next = firstAfter(changes, atMs);
  const startMs = changes[next - 1] ?? Number.NEGATIVE_INFINITY;
  const endMs = changes[next] ?? Number.POSITIVE_INFINITY;
  return {
    fromMs: Math.max(startMs + lookMs, Math.min(atMs, endMs - aroundMs) - aroundMs),
    toMs: Math.min(endMs, Math.max(atMs, startMs + aroundMs) + aroundMs),
  };
}

/** The first index whose value is larger. */
function firstAfter(ascending: number[], value: number): number {
  const at = firstFrom(ascending, value);
  return ascending[at] === value ? at + 1 : at;
}

/** Mean movement of each face's mouth around a sample. */
function motionsOf(faces: SeenFace[], near: MouthMotion[]): number[] {
  const sums = faces.map(() => ({ motion: 0, count: 0 }));
  for (const mouth of near) {
    const sum = sums[nearestFace(faces, mouth)];
    if (!sum) continue;
    sum.motion += mouth.motion;
    sum.count += 1;
  }
  return sums.map(({ motion, count }) => (count === 0 ? 0 : motion / count));
}

function nearestFace(faces: SeenFace[], { x, y }: MouthMotion): number {
  const distances = faces.map((face) => Math.hypot(face.left + face.width / 2 - x, face.top + face.height / 2 - y));
  return distances.indexOf(Math.min(...distances));
}

/** Faces that are seen before and after a moment are between the two places meanwhile. */
function withSamplesBetween(samples: FaceSample[], changes: number[]): FaceSample[] {
  return samples.flatMap((sample, i) => {
    const next = samples[i + 1];
    if (!next) return [sample];
    const moments = changes.filter((atMs) => atMs > sample.atMs && atMs < next.atMs);
    for (let atMs = sample.atMs + stepMs; atMs < next.atMs - stepMs / 2; atMs += stepMs) moments.push(atMs);
    const added = [...new Set(moments)]
      .sort((a, b) => a - b)
      .map((atMs) => {
        return { atMs, faces: facesBetween(sample, next, (atMs - sample.atMs) / (next.atMs - sample.atMs)) };
      });
    return [sample, ...added];
  });
}

function facesBetween(from: FaceSample, to: FaceSample, share: number): SeenFace[] {
  return from.faces.flatMap((face) => {
    const later = to.faces.find(({ track }) => track === face.track);
    if (!later) return [];
    const { left, top, width, height, ...rest } = faceBetween(face, later, share);
    return [{ ...rest, left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) }];
  });
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
