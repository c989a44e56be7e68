import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { clausesOf } from './text/clauses.ts';

/** Share of a message's words that may be unknown beside settings that are changed at once. */
const maxUnknownShare = 0.4;
/** Fewer unknown words do not make a sentence about something else: "yellow and flibbertigibbet". */
const minUnknown = 3;

/**
 * Whether so little of a message was understood that its settings may be about something else, as in "his shirt is white, one can
 * hardly read it". Then the person is asked. Nobody writes a hex code by chance.
 * @param isAboutText the message answers the text, so words that are not understood may be words of it
 */
export function isMostlyUnclear(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  isAboutText = false,
): boolean {
  if (notUnderstood.length === 0 || !wishes.every(isSetting) || /#[0-9a-f]{3}/i.test(text)) return false;
  if (isAboutText) return true;
  const unknown = countWords(notUnderstood.join(' '));
  if (unknown < minUnknown || unknown < countWords(text) * maxUnknownShare) return false;
  return !saysMoreBeside(text, { wishes, notUnderstood });
}

/**
 * In words, the shortest message that may be a letter. Shorter clauses may belong to what stands beside them: "gold, we're a jewellery
 * brand". Names of styles and fonts have most other senses: "not the yellow ones this time, do the plain white".
 */
const minLetterWords = { usual: 10, color: 11, name: 15 };

function minWordsOf(wishes: readonly Wish[]): number {
  const keys = wishes.flatMap((wish) => (wish.kind === 'set' ? Object.keys(wish.settings) : []));
  if (keys.some((key) => key === 'style' || key === 'fontFamily')) return minLetterWords.name;
  return keys.some((key) => key.endsWith('Color')) ? minLetterWords.color : minLetterWords.usual;
}

/** A letter has whole clauses that say something else, beside others that are understood to the last word. */
function saysMoreBeside(text: string, { wishes, notUnderstood }: UnderstoodWords): boolean {
  // "I don’t fancy the yellow, take mint": the other clause names the colour that goes
  const isRecolored = wishes.every(({ kind }) => kind === 'recolor');
  if (!isRecolored && countWords(text) < minWordsOf(wishes)) return false;
  const clauses = new Set(clausesOf(text));
  return notUnderstood.every((piece) => clauses.has(piece)) && notUnderstood.length < clauses.size;
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step' || kind === 'leave_out' || kind === 'recolor';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
