import { isCorrection, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { speaksOfMistakes } from './find-singles.ts';
import { judgeWords } from './mentions.ts';
import { namesWords } from './names-words.ts';
import { likenessOf } from './spelling.ts';

interface Message {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  /** The parts of a text that may each say something else. */
  partsOf: (text: string) => string[];
  /** What a part says by itself, with the captions. */
  read: (part: string) => UnderstoodWords;
}

/** In characters. A longer message tells a story. */
const maxText = 300;
/** In words. A shorter part belongs to what stands beside it. */
const minWords = 3;
/** Of one message. */
const maxParts = 8;
/** Of words that a part corrects without naming them. */
const minLikeness = 0.75;

/**
 * "Brandt with dt. And it is gauge, not gage": each clause of a message that corrects is done, or else named. Of a clause that the reading of the
 * whole has no words of, what it says by itself is done where it names the words that it corrects; one that names words of the
 * captions and says nothing is named as not understood.
 */
export function withEachClause(understood: UnderstoodWords, message: Message): UnderstoodWords {
  const { wishes } = understood;
  const isOther = (wish: Wish) => isOfWhole(wish, message);
  if (message.text.length > maxText || !wishes.some(isCorrection) || wishes.some(isOther)) return understood;
  const added: Wish[] = [];
  const unread: string[] = [];
  const read: string[] = [];
  for (const part of silentParts(understood, message)) {
    if (read.some((sentence) => sentence.includes(part))) continue;
    const alone = message.read(part);
    const others = [...wishes, ...added];
    const isDone = isAnswered(alone) && alone.wishes.every((wish) => isNewAndSure(wish, part, { ...message, others }));
    if (isDone) {
      added.push(...alone.wishes);
      read.push(part);
    } else if (!isSentence(part, message) && mayCorrect(part, message) && !isElse(alone, others, message))
      unread.push(part);
  }
  if (added.length + unread.length === 0) return understood;
  return { wishes: [...wishes, ...added], notUnderstood: [...understood.notUnderstood, ...unread] };
}

/** A line's new text may hold anything, unless it only adds words, and what is taken back is not done. */
function isOfWhole(wish: Wish, message: Message): boolean {
  if (wish.kind === 'request') return wish.request === 'undo' || wish.request === 'cancel';
  if (wish.kind === 'replace_line') return addedBy(wish, message) === null;
  const isRefused = wish.kind === 'topic' && wish.topic === 'refusal';
  return isRefused || wish.kind === 'remove_line' || wish.kind === 'plain_words';
}

/** The words that a line gets before or behind what it has; null = it gets another text. */
function addedBy(wish: Wish & { kind: 'replace_line' }, { captions }: Message): string | null {
  const written = captions.words.lines[wish.line - 1] ?? '';
  const isAddition = written !== '' && (wish.text.startsWith(written) || wish.text.endsWith(written));
  return isAddition ? wish.text.replace(written, '').trim() : null;
}

/** Parts that no wish, and nothing that is named, has words of; a question and a reason say nothing else. */
function silentParts({ wishes, notUnderstood }: UnderstoodWords, message: Message): string[] {
  const { text, partsOf } = message;
  const sentences = text.split(/(?<=[.!?…])\s+|\n/u).filter((sentence) => partsOf(sentence).length > 1);
  const parts = [
    ...(sentences.length > 1 || partsOf(text).length > sentences.length ? sentences : []),
    ...partsOf(text),
  ];
  if (partsOf(text).length < 2 || parts.length > maxParts) return [];
  const isAsked = (part: string) =>
    text
      .slice(text.indexOf(part) + part.length)
      .trimStart()
      .startsWith('?');
  return parts
    .filter((part) => (part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= minWords)
    .filter((part) => !notUnderstood.some((piece) => piece.includes(part) || part.includes(piece)))
    .filter((part) => !isAsked(part) && !beginsReason(tokenize(part)[0]?.key ?? ''))
    .filter((part) => !wishes.some((wish) => isOfWish(part, wish, message)));
}

/** The part has the words of a correction, or one of them that does not stand in any sentence, or only there in quotes. */
function isOfWish(part: string, wish: Wish, message: Message): boolean {
  const whole = lettersOf(part);
  const isQuoted = quotedPlaces(part);
  const languages = message.dictionaries.map(({ language }) => language);
  const telling = tokenize(part).filter(
    ({ key, start }) => isQuoted(start) || !languages.some((language) => isCommon(key, language)),
  );
  const own = new Set(telling.map(({ key }) => lettersOf(key)));
  const numbers = new Set(tokenize(part).flatMap(({ key }) => numberOf(lettersOf(key), languages) ?? []));
  return wordsOf(wish, message).some((said) => {
    const words = said.split(/\s+/).map(lettersOf).filter(Boolean);
    const isIn = words.length > 0 && (whole.includes(words.join('')) || words.join('').includes(whole));
    return isIn || words.some((word) => own.has(word) || numbers.has(numberOf(word, languages) ?? Number.NaN));
  });
}

/** The words of a correction. */
function wordsOf(wish: Wish, message: Message): string[] {
  if (wish.kind === 'replace_line') return [addedBy(wish, message) ?? wish.text];
  if (wish.kind === 'replace_words') return [wish.wrong, wish.right];
  return wish.kind === 'emphasize_words' ? [wish.words] : [];
}

/** Little is guessed: the part has the words of the captions, or words that are much like them and says how these are written. */
function isNewAndSure(wish: Wish, part: string, message: Message & { others: readonly Wish[] }): boolean {
  if (isAgain(wish, message.others, message)) return false;
  if (wish.kind === 'replace_line') return addedBy(wish, message) !== null;
  if (wish.kind !== 'replace_words' || message.captions.words.writtenAs(wish.wrong) === null) return false;
  const [wrong, right] = [lettersOf(wish.wrong), lettersOf(wish.right)];
  const isAlike = likenessOf(wrong, right) >= minLikeness && mayCorrect(part, message);
  return lettersOf(part).includes(wrong) || isAlike;
}

/** It wishes for something else, or for what is done by now. */
function isElse(alone: UnderstoodWords, others: readonly Wish[], message: Message): boolean {
  return isAnswered(alone) && alone.wishes.every((wish) => !isCorrection(wish) || isAgain(wish, others, message));
}

/** A sentence of several parts is not named: its parts are. */
function isSentence(part: string, { partsOf }: Message): boolean {
  return partsOf(part).length > 1;
}

function isAnswered({ wishes, notUnderstood }: UnderstoodWords): boolean {
  return wishes.length > 0 && notUnderstood.length === 0;
}

/** Words that others change by now, or a line in which they do. */
function isAgain(wish: Wish, others: readonly Wish[], message: Message): boolean {
  const changed = others.flatMap((other) => wordsOf(other, message));
  if (wish.kind === 'replace_line') {
    const line = lettersOf(message.captions.words.lines[wish.line - 1] ?? '');
    const isSameLine = (other: Wish) => other.kind === 'replace_line' && other.line === wish.line;
    return others.some(isSameLine) || changed.some((words) => line.includes(lettersOf(words)));
  }
  const said = changed.map(lettersOf).filter(Boolean);
  const isSaid = (word: string) => said.some((one) => one.includes(word) || word.includes(one));
  return wordsOf(wish, message).map(lettersOf).filter(Boolean).some(isSaid);
}

/** In words. A verb of asking stands at the beginning: "put a comma …". */
const maxBeforeVerb = 2;

/** It names words of the captions, and asks for something, says how a word is written, or has a name, a number or a quote. */
function mayCorrect(part: string, { text, captions, dictionaries }: Message): boolean {
  const start = text.indexOf(part);
  const tokens = tokenize(text).filter((token) => token.start >= start && token.end <= start + part.length);
  const words = judgeWords(text, tokens, { dictionaries, isQuoted: quotedPlaces(text) });
  const isTelling =
    words.some(({ isMarked, isQuoted }) => isMarked || isQuoted) || speaksOfMistakes(words, dictionaries);
  const asks = readItems(tokens.slice(0, maxBeforeVerb), dictionaries).some(isAsking);
  return (isTelling || asks) && namesWords(words, { captions, dictionaries });
}
