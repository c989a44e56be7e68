import { isCorrection, isTalk, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { CaptionsInHand } from './caption-words.ts';

interface Message {
  text: string;
  captions: CaptionsInHand;
  /** What a part says by itself, with the captions. */
  read: (part: string) => UnderstoodWords;
}

/** In characters, and in sentences. A longer message tells a story. */
const maxText = 300;
const maxSentences = 5;
/** In words. A shorter sentence says nothing by itself: "The ninth." */
const minWords = 3;

/**
 * "It spelt my name wrong. McGarvie. And it's a stop cock, not a stop cop": what sentences say by themselves that have no part in the corrections of
 * the message, or two of them one behind the other. They are taken where all that they say is a correction.
 */
export function withCorrectionsInSentences(
  understood: UnderstoodWords,
  { text, captions, read }: Message,
): UnderstoodWords {
  const { wishes, notUnderstood } = understood;
  const isOfWords = wishes.some((wish) => wish.kind === 'replace_words') && wishes.every(isWordsOrTalk);
  const sentences = text.split(/(?<=[.!?…])\s+|\n/u).filter((sentence) => /\p{L}/u.test(sentence));
  if (!isOfWords || text.length > maxText || sentences.length < 2 || sentences.length > maxSentences) return understood;
  const taken = wishes.flatMap(wordsOf).map(lettersOf).filter(Boolean);
  const isFree = (said: string) =>
    !said.trimEnd().endsWith('?') && !taken.some((word) => lettersOf(said).includes(word));
  const found: { said: string; wishes: Wish[] }[] = [];
  const places = placesOf(sentences, text);
  for (const [at, { start, end }] of places.entries()) {
    const next = places[at + 1];
    const one = text.slice(start, end);
    for (const said of next ? [one, text.slice(start, next.end)] : [one]) {
      if (!isFree(said) || said.split(/\s+/).length < minWords) continue;
      const alone = read(said);
      const isAgain = alone.wishes.flatMap(wordsOf).some((word) => taken.includes(lettersOf(word)));
      if (alone.notUnderstood.length > 0 || isAgain || !alone.wishes.some(isCorrection)) continue;
      if (!alone.wishes.every(isNew)) continue;
      found.push({ said, wishes: alone.wishes });
      taken.push(...alone.wishes.flatMap(wordsOf).map(lettersOf));
      break;
    }
  }
  if (found.length === 0) return understood;
  return {
    wishes: [...wishes, ...found.flatMap((one) => one.wishes)],
    notUnderstood: notUnderstood.filter((piece) => !found.some(({ said }) => said.includes(piece))),
  };

  function isNew(wish: Wish): boolean {
    return wish.kind === 'replace_words' && captions.words.writtenAs(wish.wrong) !== null;
  }
}

/** Where sentences stand in their text. One may be said twice. */
function placesOf(sentences: readonly string[], text: string): { start: number; end: number }[] {
  let end = 0;
  return sentences.map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return { start, end };
  });
}

function isWordsOrTalk(wish: Wish): boolean {
  return wish.kind === 'replace_words' || isTalk(wish);
}

function wordsOf(wish: Wish): string[] {
  return wish.kind === 'replace_words' ? [wish.wrong, wish.right] : [];
}
