import { extractEmojis } from '../../../../engine/captions/emojis/extract-emojis.ts';
import { splitGraphemes } from '../../../../infra/segments.ts';
import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor, withEnglish } from '../../words/dictionary-of.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { sentenceOfTitle } from './bare-title.ts';
import { requestWordsOf } from './request-words.ts';
import { type Piece, piecesOf } from './title-pieces.ts';

/** They are said to the bot: “a title that says Taco Day 🙏”. */
const manners = new Set('🙏👍👌🙂😊😉😅😂🤣😘🥺🤗✌🙌😁😄😃😀💪👏🤞😇😬😎');

/** A title with the emojis that stand right before and behind its words in a message. */
export function withEmojisBeside(title: string, text: string): string {
  const at = title === '' ? -1 : text.indexOf(title);
  if (at === -1 || !hasEmoji(text)) return title;
  const before = leadingEmojis(splitGraphemes(text.slice(0, at)).reverse()).reverse();
  const behind = leadingEmojis(splitGraphemes(text.slice(at + title.length)));
  return [before.join(''), title, behind.join('')].filter(Boolean).join(' ');
}

function leadingEmojis(graphemes: readonly string[]): string[] {
  const end = graphemes.findIndex((one) => one.trim() !== '' && !hasEmoji(one));
  const emojis = graphemes.slice(0, end === -1 ? graphemes.length : end).filter((one) => one.trim() !== '');
  return emojis.filter((one) => !manners.has(one.replace(/\p{Emoji_Modifier}|\ufe0f/gu, '')));
}

export function hasEmoji(text: string): boolean {
  return extractEmojis(text).emojis.length > 0;
}

/** Whether a title has anything beside emojis: these are drawn above its words only. */
export function hasWords(title: string): boolean {
  return extractEmojis(title).text.trim() !== '';
}

export type EmojiWish = { says: 'add'; emojis: string } | { says: 'which' } | { says: 'remove' };

/** In characters. A longer message is about more than that. */
const maxCharacters = 200;
/** The same, in words. */
const maxWords = 12;
/** In words that say nothing known, where the message has the word “title”, and where it has not. */
const maxUnknown = { named: 3, bare: 1 };

/**
 * “Can u put a 🌮 in the title”, “an emoji in the title?”: what a message that says nothing else wishes of the emojis of a title.
 * null = it says something else
 */
export function emojiWishIn(
  text: string,
  { language, isTold }: { language: Language; isTold: boolean },
): EmojiWish | null {
  const isNamed = text.length <= maxCharacters && sentenceOfTitle(text) !== null;
  if (!(isNamed || isTold) || text.length > maxCharacters) return null;
  const { text: words, emojis } = extractEmojis(text);
  const items = readItems(tokenize(words), dictionariesFor(language));
  const pieces = piecesOf(words);
  const named = items.filter((item) => isKind(item, 'switch') && item.meaning.on.addEmojis === true);
  if ((emojis.length === 0 && named.length === 0) || pieces.length > maxWords) return null;
  const isOther = items.some(
    (item) =>
      isRole(item) || isKind(item, 'color', 'grow', 'choice') || (isKind(item, 'switch') && !named.includes(item)),
  );
  const isOwn = ({ start, end }: Piece) => named.some((item) => start < item.end && end > item.start);
  const unknown = pieces.filter((piece) => !isOwn(piece) && !isOf(piece, withEnglish(language), around));
  // “could u stick a 🌮 on there”, and not “it has a 🌮 vibe”
  const isLoose = emojis.length > 0 && !isNamed && unknown.some((piece) => piece.start >= beginOfEmojis(text));
  if (isOther || isLoose || unknown.length > maxUnknown[isNamed ? 'named' : 'bare']) return null;
  if (pieces.some(({ quoted, sign }) => quoted || sign === ':')) return null;
  const has = (...kinds: Kind[]) => pieces.some((piece) => isOf(piece, [language], kinds));
  // “dá pra pôr emoji não?” asks for them
  const isDenied = has('remove') || (has('not') && !/[?？]\s*$/u.test(text));
  if (isDenied) return isNamed ? { says: 'remove' } : null;
  if (emojis.length > 0) return isObject(text, language) ? { says: 'add', emojis: emojis.join('') } : null;
  return { says: 'which' };
}

const around = [
  'filler',
  'particle',
  'thanks',
  'ask',
  'can',
  'be',
  'want',
  'must',
  'write',
  'title',
  'one',
  'and',
  'place',
  'remove',
  'not',
] as const;
type Kind = (typeof around)[number];

function isOf(piece: Piece, languages: readonly Language[], kinds: readonly Kind[]): boolean {
  if (piece.sign !== undefined) return kinds === around;
  return languages.some((one) => kinds.some((kind) => requestWordsOf(one).is(piece, kind)));
}

function beginOfEmojis(text: string): number {
  const graphemes = splitGraphemes(text);
  return graphemes.slice(0, graphemes.findIndex(hasEmoji)).join('').length;
}

/** “put a 🌮”, “add 🌮”, and not “put it at the top 😂”. */
function isObject(text: string, language: Language): boolean {
  const begin = beginOfEmojis(text);
  const before = piecesOf(text.slice(0, begin)).at(-1);
  if (before === undefined) return /\p{L}/u.test(text.slice(begin));
  if (before.sign !== undefined || isOf(before, withEnglish(language), ['place', 'thanks', 'title'])) return false;
  return isOf(before, withEnglish(language), ['one', 'write', 'particle']) || isArticle(before, language);
}

function isArticle({ word }: Piece, language: Language): boolean {
  return readItems(tokenize(word), dictionariesFor(language)).some((item) => isKind(item, 'article'));
}
