import { levelStepMs } from '../../media/audio/audio-levels.ts';
import { speechOnsets } from './speech-onsets.ts';

/** Of one person's mouth between two looks. */
export interface TrackMotion {
  track: number;
  /** Of the later look. */
  atMs: number;
  /** Mean difference of brightness, 0 to 219. */
  motion: number;
}

/** So many seconds more of usual movement has to be the speaker's for a change to be believed. */
const changeCost = 0.25;
/** Most people begin to speak after a pause. */
const onsetCost = 0.1;

/** Of the most that any mouth usually moves: who only listens is not made to look like a speaker. */
const leastUsualShare = 0.25;

/** Where mouths change less than this (of 219), it is noise of the picture. */
export const leastMotion = 0.5;

/** Between looks that are further apart nobody knows when it was that a mouth moved. */
const longestStepMs = 250;

/**
 * When another person begins to speak: who speaks changes so that most of the mouths' movement while there is sound is
 * the speaker's, each mouth measured by how it usually moves, and rather where sound begins after a pause. Pure.
 * @param motions in time order
 * @param heard whether there is sound in each 10 ms on the video's clock
 * @returns in milliseconds, in time order
 */
export function speakerChanges(motions: TrackMotion[], heard: boolean[]): number[] {
  const tracks = [...new Set(motions.map(({ track }) => track))];
  const byTrack = tracks.map((track) => motions.filter((motion) => motion.track === track));
  if (byTrack.length < 2) return [];
  const usual = usualMotions(byTrack);
  const gains = byTrack.map((own, i) => gainsOf(own, usual[i] ?? leastMotion, heard));
  const onsets = speechOnsets(heard);
  const frames = range(
    Math.max(0, frameOf((motions[0]?.atMs ?? 0) - longestStepMs)),
    frameOf(motions.at(-1)?.atMs ?? 0),
  );
  const costs = frames.map((frame) => (onsets.has(frame) ? onsetCost : changeCost));
  const speakers = bestSpeakers(
    gains.map((own) => frames.map((frame) => own.get(frame) ?? 0)),
    costs,
  );
  return frames.flatMap((frame, i) => (i > 0 && speakers[i] !== speakers[i - 1] ? [frame * levelStepMs] : []));
}

/** Mean motions, each motion weighted by itself, so that it does not matter for how long a mouth was still. */
function usualMotions(byTrack: TrackMotion[][]): number[] {
  const usual = byTrack.map((own) => {
    const sum = own.reduce((total, { motion }) => total + motion, 0);
    return sum === 0 ? 0 : own.reduce((total, { motion }) => total + motion * motion, 0) / sum;
  });
  const least = Math.max(leastMotion, Math.max(...usual) * leastUsualShare);
  return usual.map((motion) => Math.max(motion, least));
}

/** Seconds of usual movement in each frame of sound; by roots, so that a shout does not outweigh much speech. */
function gainsOf(own: TrackMotion[], usual: number, heard: boolean[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const [i, { atMs, motion }] of own.entries()) {
    if (motion <= leastMotion) continue;
    const fromMs = Math.max(own[i - 1]?.atMs ?? 0, atMs - longestStepMs);
    for (const frame of range(frameOf(fromMs), frameOf(atMs))) {
      if (heard[frame]) gains.set(frame, (Math.sqrt(motion / usual) * levelStepMs) / 1000);
    }
  }
  return gains;
}

/**
 * Who speaks in each frame, so that the sum of gains less the costs of changes is largest; of equals the earliest
 * change.
 */
function bestSpeakers(gains: number[][], costs: number[]): number[] {
  const best = gains.map(() => 0);
  const before = gains.map(() => new Uint16Array(costs.length));
  for (const [frame, cost] of costs.entries()) {
    const leader = best.indexOf(Math.max(...best));
    const afterChange = (best[leader] ?? 0) - cost;
    for (const [who, gain] of gains.entries()) {
      const changes = afterChange > (best[who] ?? 0) + tolerance;
      before[who]?.fill(changes ? leader : who, frame, frame + 1);
      best[who] = Math.max(best[who] ?? 0, changes ? afterChange : 0) + (gain[frame] ?? 0);
    }
  }
  const speakers: number[] = [];
  let speaker = best.indexOf(Math.max(...best));
  for (let frame = costs.length - 1; frame >= 0; frame -= 1) {
    speakers.push(speaker);
    speaker = before[speaker]?.[frame] ?? speaker;
  }
  return speakers.reverse();
}

/** Of sums of many small numbers. */
const tolerance = 1e-9;

function frameOf(ms: number): number {
  return Math.round(ms / levelStepMs);
}

/** From the first to before the last. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
