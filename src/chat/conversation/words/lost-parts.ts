import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { beginsReason } from './corrections/without-reason.ts';
import { inPlaceOf } from './read-by-clauses.ts';
import { isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { lettersOf } from './text/letters.ts';
import { findQuoted } from './text/quotes.ts';
import { tokenize } from './text/tokenize.ts';
import { limitTopics, questionTopics } from './topics/topic.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

interface Message {
  text: string;
  parts: readonly string[];
  /** What a part says by itself. */
  read: (part: string) => UnderstoodWords;
  dictionaries: readonly Dictionary[];
}

/** In words. A shorter part belongs to what stands beside it. */
const minWords = 3;
/** More answers would be a page. */
const maxAnswers = 3;

/**
 * "The word is hook, put a frame around it": what parts of a message wish for by themselves, where the reading of the whole neither does
 * it nor names it. Quotes may hold anything, so a part with one is left as it is.
 */
export function withLostParts(understood: UnderstoodWords, message: Message): UnderstoodWords {
  const { wishes } = understood;
  const { parts, read, dictionaries } = message;
  if (parts.length < 2 || wishes.length === 0 || wishes.some(isOfWhole)) return understood;
  const added: Wish[] = [];
  for (const part of lostParts(understood, message)) {
    const reading = read(part);
    const others = [...wishes, ...added];
    if (reading.notUnderstood.length > 0 || !isOneKind(reading.wishes)) continue;
    const lost = reading.wishes.filter((wish) => isLost(wish, others, { ...message, part }));
    const before = readItems(tokenize(parts[parts.indexOf(part) - 1] ?? ''), dictionaries);
    added.push(...inPlaceOf(before, lost));
  }
  return added.length === 0 ? understood : { ...understood, wishes: [...wishes, ...added] };
}

/** A line's new text may hold anything, and what is taken back is not done. */
function isOfWhole(wish: Wish): boolean {
  const isTakenBack = wish.kind === 'request' && (wish.request === 'undo' || wish.request === 'cancel');
  const isRefused = wish.kind === 'topic' && wish.topic === 'refusal';
  return isTakenBack || isRefused || wish.kind === 'replace_line' || wish.kind === 'remove_line';
}

/** Parts of a message that no correction and nothing that is named as not understood has words of, and that give no reason. */
function lostParts(
  { wishes, notUnderstood }: UnderstoodWords,
  { parts, dictionaries }: Pick<Message, 'parts' | 'dictionaries'>,
): string[] {
  const corrected = wishes.flatMap(wordsOf).map(lettersOf).filter(Boolean);
  const isTaken = (part: string) =>
    corrected.some((letters) => lettersOf(part).includes(letters) || letters.includes(lettersOf(part))) ||
    notUnderstood.some((piece) => piece.includes(part) || part.includes(piece));
  const isOfMistakes = (part: string) =>
    tokenize(part).some(({ key }) => dictionaries.some(({ corrections }) => corrections.mistaken.has(key)));
  return parts
    .filter((part) => countWords(part) >= minWords && findQuoted(part).length === 0)
    .filter((part) => !isTaken(part) && !isOfMistakes(part) && !beginsReason(tokenize(part)[0]?.key ?? ''));
}

/** A part that says several kinds of things at once is a remark. */
function isOneKind(wishes: readonly Wish[]): boolean {
  return wishes.length > 0 && [isSetting, isQuestion, isOfWords].some((isOfKind) => wishes.every(isOfKind));
}

/** A correction, or the colour of words that are to stand out. */
function isOfWords(wish: Wish): boolean {
  return isCorrection(wish) || (wish.kind === 'set' && Object.keys(wish.settings).join() === 'emphasisColor');
}

/** The words of a correction. */
function wordsOf(wish: Wish): string[] {
  if (wish.kind === 'replace_words') return [wish.wrong, wish.right];
  return wish.kind === 'emphasize_words' ? [wish.words] : [];
}

function isLost(wish: Wish, others: readonly Wish[], message: Message & { part: string }): boolean {
  if (isCorrection(wish)) return isPlainCorrection(wish) && !isOfListed(wish, others, message);
  if (isQuestion(wish)) return isAsked(wish, others, message);
  const changed = new Set(others.flatMap(keysOf));
  // a colour beside words that stand out is theirs
  if (changed.has('emphasisColor')) changed.add('color');
  const isOfWriting = wish.kind === 'set' && others.some(isCorrection) && saysHowWritten(wish.settings);
  return !isOfWriting && isWished(wish, message) && !keysOf(wish).some((key) => changed.has(key));
}

/** "Take out one «for»", "in one word", "make Anna stand out": nothing is guessed from words that sound alike. */
function isPlainCorrection(wish: Wish): boolean {
  if (wish.kind !== 'replace_words') return wish.kind === 'emphasize_words';
  const [wrong, right] = [lettersOf(wish.wrong), lettersOf(wish.right)];
  return wrong === right.repeat(2) || (wrong === right && countWords(wish.wrong) > countWords(wish.right));
}

/** "The ferrets' names, Biscuit and Whiskers": the names stand out by now, and not what has them. */
function isOfListed(wish: Wish, others: readonly Wish[], { part, dictionaries }: Message & { part: string }): boolean {
  const isMarking = (one: Wish) => one.kind === 'emphasize_words' && one.on;
  const isName = (key: string) => dictionaries.some(({ namesOfList }) => namesOfList.has(key));
  return isMarking(wish) && others.some(isMarking) && tokenize(part).some(({ key }) => isName(key));
}

/** With a verb of wishing, or in words that have no other sense: "I asked for elegant, and got this" wishes for no style. */
function isWished(wish: Wish, { text, part, dictionaries }: Message & { part: string }): boolean {
  if (/[?？]/.test(behind(text, part))) return false;
  const items = readItems(tokenize(part), dictionaries);
  const [isAsked, isKnown] = [items.some(isAsking), !items.some((item) => isKind(item, 'unknown', 'foreign'))];
  const isOfManySenses = wish.kind === 'set' && Object.keys(wish.settings).some((key) => manySenses.has(key));
  return isOfManySenses ? isAsked && isKnown : isAsked || isKnown;
}

const manySenses: ReadonlySet<string> = new Set(['style', 'animation', 'fontFamily', 'language']);

/** The sign behind a part. */
function behind(text: string, part: string): string {
  return text
    .slice(text.indexOf(part) + part.length)
    .trimStart()
    .slice(0, 1);
}

/** "Braunston, in one word", "letter by letter" */
function saysHowWritten({ style, animation, letterSpacing }: CaptionSettings): boolean {
  return style === 'word-by-word' || animation === 'typewriter' || letterSpacing !== undefined;
}

function isSetting(wish: Wish): boolean {
  return wish.kind === 'set' || wish.kind === 'step' || wish.kind === 'leave_out';
}

/** A part asks something that ends with a question mark, or has a verb of asking for what cannot be done. */
function isAsked(
  wish: Wish,
  others: readonly Wish[],
  { text, part, dictionaries }: Message & { part: string },
): boolean {
  if (wish.kind !== 'topic') return false;
  const isLimit = limitTopics.some((topic) => topic === wish.topic);
  const isWish = isLimit && readItems(tokenize(part), dictionaries).some(isAsking);
  if (!isWish && !/[?？]/.test(behind(text, part))) return false;
  if (others.some(isCorrection) && topicsOfWords.has(wish.topic)) return false;
  const asked = others.filter(isQuestion);
  return asked.length < maxAnswers && !asked.some((other) => other.kind === 'topic' && other.topic === wish.topic);
}

function isQuestion(wish: Wish): boolean {
  return wish.kind === 'topic' && [...questionTopics, ...limitTopics].some((topic) => topic === wish.topic);
}

/** Beside corrections, they are said of these. */
const topicsOfWords: ReadonlySet<string> = new Set(['someWords', 'capitals', 'punctuation', 'wordCount', 'weight']);

const colors: ReadonlySet<string> = new Set(['fontColor', 'highlightColor', 'outlineColor']);

/** What a wish changes; a colour is one thing, whichever part of the captions it is for. */
function keysOf(wish: Wish): string[] {
  if (wish.kind === 'set') return Object.keys(wish.settings).map((key) => (colors.has(key) ? 'color' : key));
  if (wish.kind === 'step') return [wish.setting];
  // "big and in red" beside words that are to stand out is said of these
  if (wish.kind === 'emphasize_words') return ['fontSize'];
  // German "groß" says both
  if (wish.kind === 'capitalize_lines') return ['fontSize'];
  // "take the background out and put me on a mountain"
  if (wish.kind === 'topic' && wish.topic === 'backgroundBlur') return ['box'];
  if (wish.kind === 'leave_out') return [wish.part === 'box' ? 'box' : 'color'];
  return wish.kind === 'recolor' || wish.kind === 'shade' ? ['color'] : [wish.kind];
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
