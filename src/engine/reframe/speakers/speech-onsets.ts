import { levelStepMs } from '../../media/audio/audio-levels.ts';

/** Between sentences; the closure of a «p» or «t» is shorter. */
const pauseFrames = 250 / levelStepMs;

/** A click is no speech: half of what follows has to be sound. */
const soundFrames = 200 / levelStepMs;

/**
 * The frames at which speech begins after a pause. Pure.
 * @param heard whether there is sound in each 10 ms
 */
export function speechOnsets(heard: boolean[]): Set<number> {
  const onsets = new Set<number>();
  let quiet = 0;
  for (const [frame, isHeard] of heard.entries()) {
    const isSpeech = isHeard && heard.slice(frame, frame + soundFrames).filter(Boolean).length >= soundFrames / 2;
    if (isSpeech && quiet >= pauseFrames) onsets.add(frame);
    if (isSpeech) quiet = 0;
    else if (!isHeard) quiet += 1;
  }
  return onsets;
}
