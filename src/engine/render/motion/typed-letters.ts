import { splitGraphemes } from '../../../infra/segments.ts';
import type { PlacedWord } from '../../layout/geometry/page-layout.ts';
import { type AssEvent, assText } from '../ass/ass-event.ts';
import { wordText } from '../ass/word-events.ts';
import { lengthOf, partOf } from './event-parts.ts';

/** About the time of a frame: letters of the same step appear together. */
const minStepMs = 30;

/**
 * Shows more and more letters of a word while the event lasts. Each letter is there from the start and becomes visible at its
 * time: none moves, and joined scripts stay joined. What is not the word's letters comes back as it is.
 */
export function typedLetters(event: AssEvent, word: PlacedWord): AssEvent[] {
  if (event.text !== wordText(word)) return [event];
  const letters = word.runs.flatMap(({ text }) => splitGraphemes(text)).length;
  const lengthMs = lengthOf(event);
  const steps = Math.max(1, Math.min(letters, Math.floor(lengthMs / minStepMs)));
  return Array.from({ length: steps }, (_, step) => {
    const at = (share: number) => event.startMs + 10 * Math.round((lengthMs * share) / (10 * steps));
    const part = partOf(event, at(step), at(step + 1));
    return part && { ...part, text: textUpTo(word, Math.round((letters * (step + 1)) / steps)) };
  }).filter((part) => part !== null);
}

const invisible = '{\\alpha&HFF&}';

function textUpTo(word: PlacedWord, count: number): string {
  let next = 0;
  return wordText(word, (text) =>
    splitGraphemes(text)
      .map((grapheme) => `${next++ === count ? invisible : ''}${assText(grapheme)}`)
      .join(''),
  );
}
