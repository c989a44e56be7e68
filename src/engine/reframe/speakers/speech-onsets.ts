import { levelStepMs } from '../../media/audio/audio-levels.ts';

/** A pause between sentences. The closure of a «p» or «t» is shorter. */
const pauseFrames = 250 / levelStepMs;

/** At least half of these frames must be loud: a click is not speech. */
const onsetFrames = 200 / levelStepMs;

/**
 * The frames at which speech begins after a pause. Pure.
 * @param isLoud for each 10 ms, whether there is sound
 */
export function speechOnsets(isLoud: boolean[]): Set<number> {
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
