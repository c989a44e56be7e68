import type { Language } from '../../../../texts/languages.ts';
import { isCorrection, type Wish } from '../../understood-words.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { readItems } from '../read-items.ts';
import { partsOf } from '../text/parts-of.ts';
import { tokenize } from '../text/tokenize.ts';
import { limitTopics } from '../topics/topic.ts';
import { understandWords } from '../understand-words.ts';
import { isKindOfMessage, wishOf } from './meanings.ts';
import { paintedIn } from './part-meant.ts';
import { type MessageLikeness, maxCompared, readLikeness, thresholds } from './read-likeness.ts';

/** Each part is encoded by itself. */
const maxParts = 5;
/** In words. Fewer are like too much. */
const minWords = 2;
/** Wishes on one button. */
const maxTogether = 4;

/**
 * “Words inside those round capsules, and lift it a bit”: what the parts of a message wish of the look, each by its words or else by what it is
 * like. [] = fewer than two of them wish something.
 */
export function wishedByParts({ text, language }: MessageLikeness): Wish[] {
  const parts = text.length > maxCompared ? [] : partsOf(text, language).slice(0, maxParts);
  if (parts.length < 2) return [];
  const wishes = parts.flatMap((part) => wishedByWords(part, language) ?? likelyWish(part, language) ?? []);
  const different = [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()];
  return different.length > 1 ? different.slice(0, maxTogether) : [];
}

/** null = not all of them are wishes of the look */
function wishedByWords(part: string, language: Language): Wish[] | null {
  const { wishes, notUnderstood } = understandWords(part, language);
  const isWhole = wishes.length > 0 && notUnderstood.length === 0 && wishes.every(isOfLook);
  return isWhole ? wishes : null;
}

/** What a part of a message is likely to wish of the look; null = nothing. */
export function likelyWish(part: string, language: Language): Wish | null {
  if (part.length > maxCompared || part.trim().split(/\s+/).length < minWords) return null;
  const [first] = readLikeness(part, language).all();
  if (!first || first.score < thresholds.likelyPart) return null;
  if (isKindOfMessage(first.meaning)) {
    const dictionaries = dictionariesFor(language);
    return paintedIn(first.meaning, readItems(tokenize(part), dictionaries));
  }
  const wish = wishOf(first.meaning);
  return isOfLook(wish) ? wish : null;
}

const limits: ReadonlySet<string> = new Set(limitTopics);

/** What cannot be done of a look is said to be so. */
function isOfLook(wish: Wish): boolean {
  if (wish.kind === 'topic') return limits.has(wish.topic);
  return wish.kind !== 'request' && !isCorrection(wish);
}
