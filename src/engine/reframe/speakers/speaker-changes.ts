import { levelStepMs } from '../../media/audio/audio-levels.ts';

/** How much one person's mouth moved between two frames. */
export interface TrackMotion {
  track: number;
  /** Of the later frame. */
  atMs: number;
  /** Mean difference of brightness, 0 to 219. */
  motion: number;
}

/** Seconds of usual mouth movement that a change of speaker must gain. */
const changeCost = 0.25;
/** Less where speech begins after a pause, as most people begin. */
const onsetCost = 0.1;

/**
 * Share of the largest usual movement that every mouth's usual movement is at least set to, so that somebody who only
 * listens does not look like a speaker.
 */
const minUsualShare = 0.25;

/** A smaller change of a mouth (of 219) is image noise. */
export const minMotion = 0.5;

/** Between frames that are further apart it is not known when a mouth moved. */
const maxStepMs = 250;

/**
 * When another person begins to speak. Chooses the speaker of each frame so that most of the mouth movement during sound
 * is the speaker's; each mouth is measured against how it usually moves, and changes are cheaper where sound begins
 * after a pause. Pure.
 * @param motions in time order
 * @param isLoud for each 10 ms on the video's clock, whether there is sound
 * @returns in milliseconds, in time order
 */
export function speakerChanges(motions: TrackMotion[], isLoud: boolean[]): number[] {
  const tracks = [...new Set(motions.map(({ track }) => track))];
  const byTrack = tracks.map((track) => motions.filter((motion) => motion.track === track));
  if (byTrack.length < 2) return [];
  const usual = usualMotions(byTrack);
  const gains = byTrack.map((own, i) => gainsOf(own, usual[i] ?? minMotion, isLoud));
  const onsets = speechOnsets(isLoud);
  const frames = range(Math.max(0, frameOf((motions[0]?.atMs ?? 0) - maxStepMs)), frameOf(motions.at(-1)?.atMs ?? 0));
  const costs = frames.map((frame) => (onsets.has(frame) ? onsetCost : changeCost));
  const speakers = bestSpeakers(
    gains.map((own) => frames.map((frame) => own.get(frame) ?? 0)),
    costs,
  );
  return frames.flatMap((frame, i) => (i > 0 && speakers[i] !== speakers[i - 1] ? [frame * levelStepMs] : []));
}

/** Mean motion of each person, weighted by the motion itself, so that time with the mouth still does not count. */
function usualMotions(byTrack: TrackMotion[][]): number[] {
  const usual = byTrack.map((own) => {
    const sum = own.reduce((total, { motion }) => total + motion, 0);
    return sum === 0 ? 0 : own.reduce((total, { motion }) => total + motion * motion, 0) / sum;
  });
  const lowest = Math.max(minMotion, Math.max(...usual) * minUsualShare);
  return usual.map((motion) => Math.max(motion, lowest));
}

/** Seconds of usual movement in each audio frame. Square roots keep one shout from outweighing much speech. */
function gainsOf(own: TrackMotion[], usual: number, isLoud: boolean[]): Map<number, number> {
  const gains = new Map<number, number>();
  for (const [i, { atMs, motion }] of own.entries()) {
    if (motion <= minMotion) continue;
    const fromMs = Math.max(own[i - 1]?.atMs ?? 0, atMs - maxStepMs);
    for (const frame of range(frameOf(fromMs), frameOf(atMs))) {
      if (isLoud[frame]) gains.set(frame, (Math.sqrt(motion / usual) * levelStepMs) / 1000);
    }
  }
  return gains;
}

/**
 * The speaker of each frame that maximises the sum of gains minus the costs of changes (Viterbi). Of equal solutions,
 * the one with the earliest change.
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

/** For sums of many small numbers. */
const tolerance = 1e-9;

function frameOf(ms: number): number {
  return Math.round(ms / levelStepMs);
}

/** From `from` up to, but without, `to`. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** A pause between sentences. The closure of a «p» or «t» is shorter. */
const pauseFrames = 250 / levelStepMs;

/** At least half of these frames must be loud: a click is not speech. */
const onsetFrames = 200 / levelStepMs;

/**
 * The frames at which speech begins after a pause. Pure.
 * @param isLoud for each 10 ms, whether there is sound
 */
function speechOnsets(isLoud: boolean[]): Set<number> {
  const onsets = new Set<number>();
  let quiet = 0;
  for (const [frame, loud] of isLoud.entries()) {
    const isSpeech = loud && isLoud.slice(frame, frame + onsetFrames).filter(Boolean).length >= onsetFrames / 2;
    if (isSpeech && quiet >= pauseFrames) onsets.add(frame);
    if (isSpeech) quiet = 0;
    else if (!loud) quiet += 1;
  }
  return onsets;
}
