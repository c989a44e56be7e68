import type { SlotText } from '../text/quotes.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { mentionedIn, wordsLike } from '../with-captions/mentions.ts';

/** What the slots of a correction are compared with. */
interface SlotReader {
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
  /** Whether the words to correct must be named exactly as the captions have them. */
  isExact: boolean | undefined;
}

/** The words of the slot that stand in the captions: "the word rancho" is about "rancho". */
export function inCaptions(slot: SlotText, { captions, dictionaries, isExact }: SlotReader): SlotText {
  if (!captions || captions.words.writtenAs(slot.text) !== null) return slot;
  if (isExact) return { ...slot, text: '' };
  if (slot.isQuoted) return slot;
  const text = mentionedIn(slot.text, captions.words, dictionaries);
  return text === null ? slot : { ...slot, text };
}

/** The words of the slot that sound like the wrong ones: "dans la première c'est Reels" is about "Reels". */
export function likeWrong(slot: SlotText, wrong: SlotText, { captions, dictionaries, isExact }: SlotReader): SlotText {
  if (!captions || slot.isQuoted || areVariants(slot.text, wrong.text)) return slot;
  const like = wordsLike(slot.text, wrong.text, dictionaries);
  if (like === null) return slot;
  // "Shorts, and hock to hook" is more than one correction
  return { ...slot, text: isExact && like.leavesOut ? '' : like.text };
}

/** "at home, not from home": they differ in a small word. */
function areVariants(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().split(/\s+/)) as [string[], string[]];
  return a.length > 1 && a.length === b.length && a.some((word, at) => word === b[at]);
}

/** "3 seconds, not 13" is about "13 seconds", where the captions have it. */
export function withContext(wrong: SlotText, right: SlotText, { captions }: SlotReader): SlotText {
  const words = right.text.split(/\s+/);
  if (!captions || words.length > maxContext) return wrong;
  for (let middle = 1; middle < words.length; middle++) {
    for (let from = 0; from + middle <= words.length; from++) {
      const around = [...words.slice(0, from), wrong.text, ...words.slice(from + middle)].join(' ');
      const written = captions.words.writtenAs(around);
      if (written !== null) return { ...wrong, text: written };
    }
  }
  return wrong;
}

/** In words. */
const maxContext = 5;

/** "My name is spelled …" is no correction of "my name", although the captions have it. */
export function isTalkOnly({ text, isQuoted }: SlotText, { captions, dictionaries }: SlotReader): boolean {
  return (
    captions !== null &&
    !isQuoted &&
    mentionedIn(text, captions.words, dictionaries) === null &&
    captions.words.writtenAs(text) !== null
  );
}
