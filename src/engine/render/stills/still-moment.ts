import type { Caption } from '../../captions/caption.ts';

/**
 * A moment late in the first word of the caption nearest to a third of the video: after any opening, with the caption's
 * animation finished and the word still highlighted.
 */
export function pickStillMoment(captions: Caption[], durationMs: number): number {
  const distance = ({ startMs }: Caption) => Math.abs(startMs - durationMs / 3);
  const nearest = captions.toSorted((a, b) => distance(a) - distance(b))[0];
  const word = nearest?.words[0];
  if (!word) return durationMs / 3;
  return word.startMs + (word.endMs - word.startMs) * 0.75;
}
