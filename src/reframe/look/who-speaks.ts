import { frameMs } from '../../speech/sound/sound-levels.ts';
import type { FaceSample, SeenFace } from '../face-map.ts';
import { firstFrom } from '../first-from.ts';
import type { MouthMotion } from './watch-faces.ts';

/** A mouth is judged by what it does for so long before and after a moment. */
const aroundMs = 500;

/** So much quieter than the loudest tenth is silence. */
const silenceBelowDb = 25;

/** Where mouths change less than this in all (of 219), it is noise of the picture. */
const leastMotion = 0.5;

/** How often it is told who speaks. */
const stepMs = 120;

/**
 * Says of each face how much of the mouths' movement while there is sound is its own: 0 to 1, null where that cannot be
 * told. Samples are added between those there are, so that a change of speaker is seen when it happens. Pure.
 * @param levels of each 10 ms of the sound on the video's clock, in dB
 */
export function whoSpeaks(samples: FaceSample[], mouths: MouthMotion[], levels: Float32Array): FaceSample[] {
  const isHeard = heardAt(levels);
  const heard = mouths.filter(({ atMs }) => isHeard(atMs)).sort((a, b) => a.atMs - b.atMs);
  const moments = heard.map(({ atMs }) => atMs);
  const around = (atMs: number) =>
    heard.slice(firstFrom(moments, atMs - aroundMs), firstFrom(moments, atMs + aroundMs + 1));
  return withSamplesBetween(samples).map((sample) => {
    if (sample.faces.length < 2) return sample;
    const motions = motionsOf(sample.faces, around(sample.atMs));
    const total = motions.reduce((sum, motion) => sum + motion, 0);
    if (total < leastMotion) return sample;
    const faces = sample.faces.map((face, i) => ({ ...face, speaking: rounded((motions[i] ?? 0) / total) }));
    return { ...sample, faces };
  });
}

function heardAt(levels: Float32Array): (atMs: number) => boolean {
  const loud = levels.toSorted()[Math.floor(levels.length * 0.9)] ?? 0;
  return (atMs) => (levels[Math.floor(atMs / frameMs)] ?? Number.NEGATIVE_INFINITY) > loud - silenceBelowDb;
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
function withSamplesBetween(samples: FaceSample[]): FaceSample[] {
  return samples.flatMap((sample, i) => {
    const next = samples[i + 1];
    const added: FaceSample[] = [];
    for (let atMs = sample.atMs + stepMs; next && atMs < next.atMs - stepMs / 2; atMs += stepMs) {
      added.push({ atMs, faces: facesBetween(sample, next, (atMs - sample.atMs) / (next.atMs - sample.atMs)) });
    }
    return [sample, ...added];
  });
}

function facesBetween(from: FaceSample, to: FaceSample, share: number): SeenFace[] {
  return from.faces.flatMap((face) => {
    const later = to.faces.find(({ track }) => track === face.track);
    if (!later) return [];
    const between = (name: 'left' | 'top' | 'width' | 'height') =>
      rounded(face[name] + (later[name] - face[name]) * share);
    return [
      { ...face, left: between('left'), top: between('top'), width: between('width'), height: between('height') },
    ];
  });
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
