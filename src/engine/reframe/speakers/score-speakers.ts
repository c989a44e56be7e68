import { firstIndexFrom } from '../../../infra/sorted-numbers.ts';
import { levelStepMs } from '../../media/audio/audio-levels.ts';
import {
  type FaceSample,
  interpolateFace,
  rounded,
  roundedRegion,
  type SeenFace,
  type Shot,
} from '../face-map/face-map.ts';
import { peopleInShot } from '../face-map/people-in-shot.ts';
import type { MouthMotion } from './mouth-motion.ts';
import { minMotion, speakerChanges, type TrackMotion } from './speaker-changes.ts';

/** A mouth is judged by its movement for this long before and after a moment. */
const aroundMs = 500;

/** Whatever is quieter than the loudest tenth by this much counts as silence. */
const silenceBelowDb = 25;

/** Distance of the samples that are added between those there are. */
const stepMs = 120;

/**
 * Sets `speaking` of each face: its share of all mouth movement during sound, 0 to 1; null where that is not known.
 * Adds samples between those there are, and where another person begins to speak. Pure.
 * @param levels of each 10 ms of the audio on the video's clock, in dB
 */
export function scoreSpeakers(shot: Shot, mouths: MouthMotion[], levels: Float32Array): FaceSample[] {
  const isLoud = loudFrames(levels);
  const inOrder = mouths.toSorted((a, b) => a.atMs - b.atMs);
  const changes = speakerChanges(motionsOfPeople(shot, inOrder), isLoud);
  const duringSound = inOrder.filter(({ atMs }) => isLoud[Math.floor(atMs / levelStepMs)]);
  const moments = duringSound.map(({ atMs }) => atMs);
  return withSamplesBetween(shot.samples, changes).map((sample) => {
    if (sample.faces.length < 2) return sample;
    const { fromMs, toMs } = spanAround(sample.atMs, changes);
    const near = duringSound.slice(firstIndexAfter(moments, fromMs), firstIndexAfter(moments, toMs));
    const motions = motionsOf(sample.faces, near);
    const total = motions.reduce((sum, motion) => sum + motion, 0);
    if (total < minMotion) return sample;
    const faces = sample.faces.map((face, i) => ({ ...face, speaking: rounded((motions[i] ?? 0) / total) }));
    return { ...sample, faces };
  });
}

function loudFrames(levels: Float32Array): boolean[] {
  const loud = levels.toSorted()[Math.floor(levels.length * 0.9)] ?? 0;
  return Array.from(levels, (level) => level > loud - silenceBelowDb);
}

/** Mouth motions of the people the shot is about, each with the person's track. */
function motionsOfPeople(shot: Shot, mouths: MouthMotion[]): TrackMotion[] {
  const { samples } = shot;
  const people = new Set(peopleInShot(shot).map(({ track }) => track));
  const moments = samples.map(({ atMs }) => atMs);
  return mouths.flatMap((mouth) => {
    const faces = samples[Math.min(firstIndexFrom(moments, mouth.atMs), samples.length - 1)]?.faces ?? [];
    const face = faces[nearestFace(faces, mouth)];
    return face && people.has(face.track) ? [{ track: face.track, atMs: mouth.atMs, motion: mouth.motion }] : [];
  });
}

/** Frames are up to this far apart: movement seen this long after a change may have happened before it. */
const maxFrameGapMs = 170;

/** The time around a moment, cut off at changes of speaker: what is before a change tells nothing of what is after. */
function spanAround(atMs: number, changes: number[]): { fromMs: number; toMs: number } {
  const next = firstIndexAfter(changes, atMs);
  const startMs = changes[next - 1] ?? Number.NEGATIVE_INFINITY;
  const endMs = changes[next] ?? Number.POSITIVE_INFINITY;
  return {
    fromMs: Math.max(startMs + maxFrameGapMs, Math.min(atMs, endMs - aroundMs) - aroundMs),
    toMs: Math.min(endMs, Math.max(atMs, startMs + aroundMs) + aroundMs),
  };
}

/** The first index whose value is larger. */
function firstIndexAfter(ascending: number[], value: number): number {
  const at = firstIndexFrom(ascending, value);
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

/** Only faces that both samples have, moved by a share of the way. */
function facesBetween(from: FaceSample, to: FaceSample, share: number): SeenFace[] {
  return from.faces.flatMap((face) => {
    const later = to.faces.find(({ track }) => track === face.track);
    if (!later) return [];
    const between = interpolateFace(face, later, share);
    return [{ ...between, ...roundedRegion(between) }];
  });
}
