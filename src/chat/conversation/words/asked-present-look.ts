import type { Language } from '../../../texts/languages.ts';
import type { TopicWish } from '../understood-words.ts';
import { dictionariesFor, withEnglish } from './dictionary-of.ts';
import { orSame } from './lexicons/described/or-same.ts';
import { stillThere } from './lexicons/described/still-there.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { isAsking } from './settings/asks-for.ts';
import { isAskedFor } from './settings/said-of-colors.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';

/** In words. A longer question asks for more. */
const maxWords = 12;

/**
 * "Is it still pink?", "are the letters still big?", "are they back at the bottom?" A question with a verb of wishing wishes for it: "can you make it
 * pink?" null = nobody asks so
 */
export function askedPresentLook(text: string, language: Language): TopicWish | null {
  if (!/[?？]\s*$/u.test(text)) return null;
  const tokens = tokenize(text);
  if (tokens.filter(({ kind }) => kind === 'word').length > maxWords) return null;
  const dictionaries = dictionariesFor(language);
  const items = readItems(tokens, dictionaries);
  if (items.some(isOfLook) && asksIfSame(text, language)) return presentLook;
  const [look, ...others] = items.filter(isOfLook);
  if (!look || others.length > 0 || items.some(isAsking)) return null;
  if (!items.some(isTooMuch) && asksIfStill(text, language)) return presentLook;
  if (!isAskedFor(look, { items, tokens, dictionaries })) return null;
  const position = isKind(look, 'choice') ? look.meaning.settings.position : undefined;
  return { ...presentLook, ...(position !== undefined && { position }) };
}

/** “Are the words yellow and white or all the same?” */
function asksIfSame(text: string, language: Language): boolean {
  return withEnglish(language).some((one) =>
    new RegExp(`(?<!\\p{L})(?:${orSame[one]})(?:\\s+\\p{L}+)?\\s*\\?+\\s*$`, 'u').test(fold(text)),
  );
}

/** “And the dark green is still there?” */
function asksIfStill(text: string, language: Language): boolean {
  return withEnglish(language).some((one) =>
    new RegExp(`(?<!\\p{L})(?:${stillThere[one]})(?!\\p{L})`, 'u').test(fold(text)),
  );
}

/** The page of colours says what the look is now. */
const presentLook: TopicWish = { kind: 'topic', topic: 'colors', isOfLook: true };

/** “Still too green?” complains. */
function isTooMuch(item: Item): boolean {
  return isKind(item, 'degree') && item.meaning.degree === 'too';
}

function isOfLook(item: Item): boolean {
  return isKind(item, 'color') || (isKind(item, 'grow') && item.meaning.dimension === 'size') || isPlace(item);
}

function isPlace(item: Item): boolean {
  return isKind(item, 'choice') && Object.keys(item.meaning.settings).join() === 'position';
}
