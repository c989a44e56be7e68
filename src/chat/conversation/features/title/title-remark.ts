import { type Language, languages } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { sentenceOfTitle } from './bare-title.ts';
import { remarks, saysRemark } from './remark-patterns.ts';
import { requestWordsOf } from './request-words.ts';
import { isLikeTitle } from './said-title.ts';
import { isInCapitals } from './title-capitals.ts';
import { piecesOf } from './title-pieces.ts';

const { atEnd, atStart } = remarks;

/** In characters. A longer message is about more than a title. */
const maxCharacters = 300;

/** What the words of the title should be, as a remark on them says: a sign or words are missing. null = it does not say that */
export function mendedTitle(text: string, title: string, language: Language): string | null {
  const own = text.length > maxCharacters ? null : sentenceOfTitle(text);
  if (!own) return null;
  const said = fold(own.text);
  if (saysRemark('questionMark', said))
    return withSign(own.text, title, { closing: '?', opening: language === 'es' ? '¿' : '' });
  if (saysRemark('exclamationMark', said))
    return withSign(own.text, title, { closing: '!', opening: language === 'es' ? '¡' : '' });
  const quoted = piecesOf(own.text).findLast((piece) => piece.quoted)?.quoted;
  if (!quoted || fold(title).includes(fold(quoted))) return null;
  if (isLikeTitle(quoted, title) || isWhole(quoted, title)) return quoted;
  const isMissing = saysRemark('missing', text);
  if (isOfTitle(atStart, own) || (isMissing && saysRemark('atStart', said))) return `${quoted} ${title}`;
  return isOfTitle(atEnd, own) || isMissing ? joined(title, quoted) : null;
}

/** “"packing" is missing in the title, it is "Bag packing"”: the words that are there, with the missing ones. */
function isWhole(quoted: string, title: string): boolean {
  return ` ${wordsOf(quoted)} `.includes(` ${wordsOf(title)} `);
}

function wordsOf(text: string): string {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** “at the end of the title”: so many characters may stand between the place and the noun. */
const maxBetween = 12;

function isOfTitle(place: RegExp, { text, noun }: { text: string; noun: { start: number } }): boolean {
  const before = fold(text.slice(0, noun.start));
  return [...before.matchAll(place)].some(({ 0: found, index }) => {
    const between = before.slice(index + found.length);
    return between.length <= maxBetween && !/["“”„«»]/u.test(between);
  });
}

/** A title with more words behind it. */
export function joined(first: string, second: string): string {
  const isSentence = /^\p{Lu}/u.test(second) && /[\p{L}\p{N}]$/u.test(first) && !isInCapitals(first);
  return `${first}${isSentence ? '. ' : ' '}${second}`;
}

function withSign(
  text: string,
  title: string,
  { closing, opening }: { closing: string; opening: string },
): string | null {
  const plain = title.endsWith(closing) ? title.slice(0, -1).replace(/^[¿¡]/u, '') : title;
  const changed = isTakenAway(text) ? plain : `${opening}${plain}${closing}`;
  return fold(changed) === fold(title) ? null : changed;
}

function isTakenAway(text: string): boolean {
  const pieces = piecesOf(text);
  return languages.some((language) => {
    const known = requestWordsOf(language);
    return pieces.some((piece) => known.is(piece, 'title')) && pieces.some((piece) => known.is(piece, 'remove'));
  });
}

/** “Does the title cover the captions?” */
export function asksWhetherApart(text: string, language: Language): boolean {
  const own = text.length > maxCharacters || !text.includes('?') ? null : sentenceOfTitle(text);
  if (!own || /["“”„«»:]/u.test(own.text)) return false;
  const items = readItems(tokenize(own.text), [dictionaryOf(language)]);
  if (items.some((item) => isKind(item, 'color') || isRole(item, 'color', 'style'))) return false;
  if (saysRemark('clash', own.text)) return true;
  return items.some((item) => {
    if (!isRole(item, 'captions', 'text')) return false;
    const [from, to] = item.start > own.noun.end ? [own.noun.end, item.start] : [item.end, own.noun.start];
    return saysRemark('over', own.text.slice(from, to));
  });
}
