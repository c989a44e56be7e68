import type { CorrectionWish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { SlotText } from '../text/quotes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { judgeWords, mentionedIn, wordsLike } from '../with-captions/mentions.ts';
import { areAlike } from './is-plausible.ts';
import { phraseAt } from './said-right.ts';
import { withoutComparison } from './without-reason.ts';

/** What the slots of a correction are compared with. */
interface SlotReader {
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
  /** Whether the words to correct must be named exactly as the captions have them. */
  isExact: boolean | undefined;
  /** The form follows, so that the last words are meant. */
  prefersLast?: boolean;
  /** Whether all of the other slot is right, or as many words of it as are wrong. */
  isWhole?: boolean;
}

/** In words. In a longer slot something is said before the words that are meant. */
const maxSlot = 4;

/** The words of the slot that stand in the captions: "the word rancho" is about "rancho". */
export function inCaptions(slot: SlotText, { captions, dictionaries, isExact, prefersLast }: SlotReader): SlotText {
  if (!captions || captions.words.writtenAs(slot.text) !== null) return slot;
  if (isExact) return { ...slot, text: '' };
  if (slot.isQuoted) return slot;
  const isLong = slot.text.split(/\s+/).length > maxSlot;
  const text = mentionedIn(slot.text, captions.words, dictionaries, isLong && prefersLast === true);
  return text === null ? slot : { ...slot, text };
}

/** The words of the slot that sound like the wrong ones: "dans la première c'est Reels" is about "Reels". */
function likeWrong(slot: SlotText, wrong: SlotText, { captions, dictionaries, isExact }: SlotReader): SlotText {
  if (!captions || slot.isQuoted || areVariants(slot.text, wrong.text)) return slot;
  const like = wordsLike(slot.text, wrong.text, dictionaries);
  if (like === null || isLonger(slot.text, wrong.text, dictionaries)) return slot;
  // "Shorts, and hock to hook" is more than one correction
  return { ...slot, text: isExact && like.leavesOut ? '' : like.text };
}

/** "Clint Eastwood" for "Eastwood": the wrong words, and names or other words beside them. */
function isLonger(said: string, wrong: string, dictionaries: readonly Dictionary[]): boolean {
  const [words, inside] = [said, wrong].map((text) => text.split(/\s+/).map(lettersOf)) as [string[], string[]];
  if (words.length <= inside.length || words.length > inside.length + maxMore) return false;
  const at = words.findIndex((_, from) => inside.every((word, index) => words[from + index] === word));
  if (at === -1) return false;
  const judged = judgeWords(said, tokenize(said), { dictionaries, isQuoted: () => false });
  return judged.every(({ token, isPlain }) => inside.includes(lettersOf(token.key)) || !isPlain);
}

/** In words. */
const maxMore = 2;

/** "at home, not from home": they differ in a small word. "in two days, not in a day": they begin alike. */
function areVariants(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().split(/\s+/)) as [string[], string[]];
  if (b.length > 1 && a.length > 1 && a.length <= b.length + 1 && a[0] === b[0]) return true;
  if (a.length < 2 || a.length !== b.length) return false;
  // "nächsten Dienstag, nicht nächste Woche"
  return a.some((word, at) => word === b[at]) || areAlike(a[0] ?? '', b[0] ?? '');
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

/**
 * "It's Jerez, dear": the right words without the phrase before them and the address behind them, unless the wrong ones have these, too, or all
 * of the words are such.
 */
function withoutFrame(slot: SlotText, wrong: SlotText, dictionaries: readonly Dictionary[]): SlotText {
  if (slot.isQuoted) return slot;
  const said = withoutComparison(slot.text);
  const tokens = tokenize(said).filter(({ kind }) => kind !== 'quiet');
  const wrongTokens = tokenize(wrong.text);
  const ofWrong = new Set(wrongTokens.map(({ key }) => key));
  const [lead, leadOfWrong] = [tokens, wrongTokens].map((some) => phraseAt(some, 0, { dictionaries, of: 'itIs' }) ?? 0);
  let from = leadOfWrong === 0 ? (lead ?? 0) : 0;
  const isBut = (token: Token | undefined) => dictionaries.some(({ around }) => around.but.has(token?.key ?? ''));
  if (isBut(tokens[from]) && !isBut(wrongTokens[0])) from++;
  let to = tokens.length;
  while (to - 1 > from && isAddress(tokens[to - 1], dictionaries) && !ofWrong.has(tokens[to - 1]?.key ?? '')) to--;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || (from === 0 && to === tokens.length && said === slot.text)) return slot;
  const text = said.slice(first.start, to === tokens.length ? undefined : last.end);
  const isWord = judgeWords(text, tokenize(text), { dictionaries, isQuoted: () => false }).some(
    ({ isPlain }) => !isPlain,
  );
  return isWord ? { ...slot, text } : slot;
}

function isAddress(token: Token | undefined, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ around }) => around.address.has(token?.key ?? ''));
}

/** The right words of a slot: those that sound like the wrong ones, but not one that stands beside these in the captions. */
export function rightOf(said: SlotText, wrong: SlotText, reader: SlotReader): SlotText {
  const slot = reader.captions ? withoutFrame(said, wrong, reader.dictionaries) : said;
  const like = asLong(likeWrong(slot, wrong, reader), slot, wrong);
  const words = slot.text.split(/\s+/);
  if (reader.isWhole) {
    // "swap Jon Smyth for John Smith everywhere"
    const { text } = likeWrong(slot, wrong, { ...reader, isExact: false });
    const isBegin = slot.text.startsWith(text) && text.split(/\s+/).length === wrong.text.split(/\s+/).length;
    return isBegin ? { ...slot, text } : slot;
  }
  if (!reader.captions || slot.isQuoted || words.length !== 2) return like;
  const { writtenAs } = reader.captions.words;
  // "the floor is the sixth, not the fifth": the captions have "fifth floor"
  const [first = '', second = ''] = words;
  if (like.text === slot.text && writtenAs(`${wrong.text} ${first}`) !== null) return { ...slot, text: second };
  if (like.text === slot.text && writtenAs(`${second} ${wrong.text}`) !== null) return { ...slot, text: first };
  if (like.text === slot.text) return like;
  // "three series, not six": the captions have "six series"
  const isNeighbour = [`${wrong.text} ${like.text}`, `${like.text} ${wrong.text}`].some(
    (text) => writtenAs(text) !== null,
  );
  return isNeighbour ? { ...slot, text: words.find((word) => word !== like.text) ?? like.text } : like;
}

/** "Gott" of "it is Pfiat Gott, not für Gott": as many words as the wrong ones, where both end or begin alike. */
function asLong(like: SlotText, slot: SlotText, wrong: SlotText): SlotText {
  const [own, said, named] = [like, slot, wrong].map(({ text }) => text.split(/\s+/)) as [string[], string[], string[]];
  const missing = named.length - own.length;
  if (missing <= 0 || like.isQuoted || slot.text === like.text) return like;
  const letters = (words: readonly string[]) => lettersOf(words.join(''));
  const at = said.findIndex((_, from) => letters(said.slice(from, from + own.length)) === letters(own));
  const [before, behind] = [said.slice(Math.max(0, at - missing), at), said.slice(at + own.length).slice(0, missing)];
  if (at === -1) return like;
  if (before.length === missing && letters(named.slice(missing)) === letters(own))
    return { ...like, text: [...before, ...own].join(' ') };
  // "SV" of "it is Hachinger SV, not SV Haching": in another order
  const isNamed = behind.length === missing && behind.every((word) => named.map(lettersOf).includes(lettersOf(word)));
  if (behind.length === missing && (isNamed || letters(named.slice(0, own.length)) === letters(own)))
    return { ...like, text: [...own, ...behind].join(' ') };
  return like;
}

/**
 * "Change flower to flour" where the captions have "flour" and no "flower": both as they are said, so that nothing turns the right words into
 * the wrong ones; null = the captions are not like that.
 */
export function rightThere(
  named: SlotText,
  right: SlotText,
  { captions, dictionaries }: Pick<SlotReader, 'captions' | 'dictionaries'>,
): CorrectionWish | null {
  const standing = captions?.words.writtenAs(right.text);
  // "green kiln" is not "@greenkiln" already
  if (!captions || standing == null || /\s/.test(standing) !== /\s/.test(right.text)) return null;
  const like = named.isQuoted ? null : wordsLike(named.text, right.text, dictionaries);
  const wrong = like?.text ?? named.text;
  if (lettersOf(wrong) === '' || captions.words.writtenAs(wrong) !== null) return null;
  const isMeant = named.isQuoted || areAlike(wrong, right.text);
  if (!isMeant && wrong.split(/\s+/).length > maxSlot) return null;
  return isMeant || mentionedIn(wrong, captions.words, dictionaries) === null
    ? { kind: 'replace_words', wrong, right: right.text }
    : null;
}

/** Whether a slot says more of the words to correct than their names. */
export function leavesWords(
  said: SlotText | undefined,
  wrong: SlotText,
  { dictionaries }: Pick<SlotReader, 'dictionaries'>,
) {
  if (!said || said.isQuoted || said.text === wrong.text) return false;
  const inside = lettersOf(wrong.text);
  return judgeWords(said.text, tokenize(said.text), { dictionaries, isQuoted: () => false }).some(
    ({ token, isPlain }) => !isPlain && !inside.includes(lettersOf(token.key)),
  );
}

/** "My name is spelled …" is no correction of "my name", although the captions have it. */
export function isTalkOnly({ text, isQuoted }: SlotText, { captions, dictionaries }: SlotReader): boolean {
  return (
    captions !== null &&
    !isQuoted &&
    mentionedIn(text, captions.words, dictionaries) === null &&
    captions.words.writtenAs(text) !== null
  );
}
