import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import { findQuoted } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import { limitTopics, questionTopics } from '../topics/topic.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

interface Parts {
  text: string;
  parts: readonly string[];
  /** What a part says by itself, without the captions. */
  read: (part: string) => UnderstoodWords;
  dictionaries: readonly Dictionary[];
}

/** In words. A shorter part belongs to what stands beside it. */
const minWords = 3;

/**
 * "The word is hook, put a frame around it": settings and questions in the parts of a message with corrections that are
 * neither done nor named so far. Quotes may hold anything, so a part with one is left as it is.
 */
export function withPartsBeside(
  understood: UnderstoodWords,
  { text, parts, read, dictionaries }: Parts,
): UnderstoodWords {
  const { wishes, notUnderstood } = understood;
  const isOfLine = wishes.some(({ kind }) => kind === 'replace_line' || kind === 'remove_line');
  if (isOfLine || !wishes.some(({ kind }) => kind === 'replace_words')) return understood;
  const corrected = wishes.flatMap(wordsOf).map(lettersOf).filter(Boolean);
  const isTaken = (part: string) =>
    corrected.some((letters) => lettersOf(part).includes(letters)) ||
    notUnderstood.some((piece) => piece.includes(part) || part.includes(piece));
  const isOfMistakes = (part: string) =>
    tokenize(part).some(({ key }) => dictionaries.some(({ corrections }) => corrections.mistaken.has(key)));
  const readings = parts
    .filter((part) => countWords(part) >= minWords && findQuoted(part).length === 0)
    .filter((part) => !isTaken(part) && !isOfMistakes(part))
    .map(read);
  const changed = new Set(wishes.flatMap(keysOf));
  const added = readings.flatMap((one) =>
    one.notUnderstood.length > 0
      ? []
      : one.wishes.filter(
          (wish) => (isSetting(wish) || isAsked(wish, wishes, text)) && !keysOf(wish).some((key) => changed.has(key)),
        ),
  );
  return added.length === 0 ? understood : { ...understood, wishes: [...wishes, ...added] };
}

function wordsOf(wish: Wish): string[] {
  if (wish.kind === 'replace_words') return [wish.wrong, wish.right];
  return wish.kind === 'emphasize_words' ? [wish.words] : [];
}

/** "Braunston, in one word", "letter by letter" */
function saysHowWritten({ style, animation }: CaptionSettings): boolean {
  return style === 'word-by-word' || animation === 'typewriter';
}

function isSetting(wish: Wish): boolean {
  if (wish.kind === 'set') return !saysHowWritten(wish.settings);
  return wish.kind === 'step' || wish.kind === 'leave_out';
}

/** A question beside the corrections, where the message answers none yet. */
function isAsked(wish: Wish, others: readonly Wish[], text: string): boolean {
  // "it is still wrong" asks nothing about the work
  if (wish.kind === 'topic' && wish.topic === 'work' && !/[?？]/.test(text)) return false;
  return isQuestion(wish) && !others.some(isQuestion);
}

function isQuestion(wish: Wish): boolean {
  const topics = [...questionTopics, ...limitTopics].filter((topic) => !topicsOfWords.has(topic));
  return wish.kind === 'topic' && topics.some((topic) => topic === wish.topic);
}

/** Beside corrections, they are said of these. */
const topicsOfWords: ReadonlySet<string> = new Set(['someWords', 'capitals', 'punctuation', 'wordCount', 'weight']);

function keysOf(wish: Wish): string[] {
  if (wish.kind === 'set') return Object.keys(wish.settings);
  return wish.kind === 'step' ? [wish.setting] : [wish.kind];
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
