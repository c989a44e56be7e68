import { emojiKeywords } from '../../../../engine/captions/emojis/emoji-keywords.ts';
import { phraseAt } from '../corrections/said-right.ts';
import type { Token } from '../text/tokenize.ts';
import { placeOf } from '../topics/patterns.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';

/** In words, between "emoji" and what it shows: "an emoji of a car". */
const maxBetween = 2;
/** In words. A longer message that asks for nothing tells something. */
const maxWithoutVerb = 8;

/** "🏆 after hospice": whether a short message says where something is to be. A verb of wishing is not needed there. */
export function saysPlace(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const words = tokens.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  if (words.length > maxWithoutVerb) return false;
  return dictionaries.some(({ emojiPlaces }) => emojiPlaces.some((pattern) => placeOf(pattern, words) !== null));
}

/** "🏆 right after hospice", but not "🏆 I was at the hospice": a word may stand before the one of place, but not a sentence. */
export function beginsWithPlace(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const words = tokens.slice(0, maxWithoutVerb).map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  return dictionaries.some(({ emojiPlaces }) =>
    emojiPlaces.some((pattern) => (placeOf(pattern, words)?.from ?? words.length) <= 1),
  );
}

/** Whether what is placed is to stand before the words, not behind them. */
export function isPlacedBefore(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  return tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of: 'beforeWord' }) !== null);
}

/**
 * "A car emoji", "un emoji de coche", "ein Auto-Emoji": by what it shows, and the words that say so; null = none is asked for.
 * `emoji` null = there is none of that: "a ferret emoji".
 */
export function emojiByName(
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): { emoji: string | null; keys: string[] } | null {
  const at = tokens.findIndex(({ key }) => dictionaries.some((dictionary) => isEmojiWord(key, dictionary)));
  if (at === -1) return null;
  const beside = [tokens[at - 1], ...tokens.slice(at + 1, at + 2 + maxBetween)];
  for (const token of beside) {
    const emoji = token?.kind === 'word' ? emojiOf(token.key, dictionaries) : null;
    if (token && emoji) return { emoji, keys: [token.key, tokens[at]?.key ?? ''] };
  }
  return { emoji: null, keys: [tokens[at]?.key ?? ''] };
}

function isEmojiWord(key: string, { phrases }: Dictionary): boolean {
  return phrases.next.get(key)?.meaning === concepts.emojis;
}

function emojiOf(key: string, dictionaries: readonly Dictionary[]): string | null {
  for (const { language } of dictionaries) {
    const emoji = emojiKeywords(language)?.get(key)?.emoji;
    if (emoji) return emoji;
  }
  return null;
}
