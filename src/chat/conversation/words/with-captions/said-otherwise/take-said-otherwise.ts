import { type Reading, type Segment, tokensOf } from '../../corrections/reading.ts';
import { judgeWords, type Spoken } from '../mentions.ts';
import { take } from '../take-found.ts';
import { findAsSaid, type SaidOtherwise } from './find-as-said.ts';
import { findNotSaid } from './find-not-said.ts';

/** Takes "I don't say guys, I say folks", "ich sag da nicht Trainer sondern Coach". */
export function takeNotSaid(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBy(findNotSaid, reading, segments);
}

/** Takes "I said see you tomorrow", where the captions have "see you soon". */
export function takeAsSaidByMe(reading: Reading, segments: readonly Segment[]): boolean {
  return takeBy(findAsSaid, reading, segments);
}

function takeBy(find: typeof findAsSaid, reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words: readonly Spoken[] = judgeWords(text, tokensOf(segments), reading);
  const found: SaidOtherwise | null = find(words, { text, captions, dictionaries });
  if (!found) return false;
  const { wrong, right, lines, place } = found;
  return take(reading, words, [
    { wish: { kind: 'replace_words', wrong, right, ...(lines && { lines }) }, places: [place] },
  ]);
}
