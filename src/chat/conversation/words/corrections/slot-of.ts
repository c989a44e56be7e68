import { readSlot, type SlotText } from '../text/quotes.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { SlotPlace } from './match-form.ts';
import { politeWordsAtEnd } from './spoken-words.ts';

/** The words of a message that have the slots. */
interface Around {
  text: string;
  words: readonly Token[];
  start: number;
  end: number;
  dictionaries: readonly Dictionary[];
}

const sentenceEnd = /[.!?\s]+$/;

/** The text between the form's words around the slot, since signs and quotes are not words. */
export function slotOf({ text, words, start, end, dictionaries }: Around, place: SlotPlace, isSure: boolean): SlotText {
  let { to } = place;
  const isLast = to === words.length;
  for (let polite = -1; isLast && polite !== 0; to -= polite) {
    polite = politeWordsAtEnd(words.slice(place.from + 1, to), dictionaries);
  }
  // "Keller bitte durch …"
  if (place.slot === 'wrong' && !isLast) to -= politeWordsAtEnd(words.slice(place.from + 1, to), dictionaries);
  const from = words[place.from - 1]?.end ?? start;
  const until = words[to]?.start ?? end;
  const isEnd = isLast && to === words.length && place.slot === 'right' && isSure;
  const shout = isEnd ? (/^[!?]+/.exec(text.slice(end, end + 3))?.[0] ?? '') : '';
  const slot = readSlot(text.slice(from, until).replace(isLast ? '' : sentenceEnd, ''));
  return slot.isQuoted ? slot : { ...slot, text: withoutEmojis(slot.text) + shout };
}

/** "… with hello 😂": the smiley at the end is about the message. */
function withoutEmojis(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}\p{P}])(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
}
