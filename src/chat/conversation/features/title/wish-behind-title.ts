import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf, withEnglish } from '../../words/dictionary-of.ts';
import { wishesBehind } from '../../words/lexicons/title/title-wishes-behind.ts';
import { type Item, isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import type { TitleWish } from './cut-title.ts';
import { requestWordsOf } from './request-words.ts';
import { piecesOf } from './title-pieces.ts';

/** In words. A longer wish is read as a part of the title, which is told. */
const maxWords = 7;
/** In characters. */
const maxCharacters = 200;

export interface WishBehindTitle {
  title: string;
  /** '' = nothing in it can be done. */
  behind: string;
}

/** “my tacos, in pink”, “Fahrradschlauch in 5 min, aber groß”: the words of a title, and the wish that stands behind them. null = there is none */
export function wishBehindTitle(text: string, language: Language): WishBehindTitle | null {
  if (text.length > maxCharacters || text.includes('\n')) return null;
  for (const one of withEnglish(language)) {
    const found = splitIn(text, one);
    if (found) return found;
  }
  return null;
}

/** A title without the wish that was read as a part of it; one in quotes is as it is. */
export function withoutWishBehind(wish: TitleWish, text: string, language: Language): TitleWish {
  const at = text.indexOf(wish.title);
  const isQuoted = at > 0 && /["“”„«»]/u.test(text[at - 1] ?? '');
  const split = isQuoted || wish.title === '' ? null : wishBehindTitle(wish.title, language);
  if (!split) return wish;
  return { title: split.title, rest: [...wish.rest, split.behind].filter(Boolean) };
}

function splitIn(text: string, language: Language): WishBehindTitle | null {
  const { lead, but, nice } = wishesBehind[language];
  const leads = { comma: startsWith(`${lead}|${but}`), bare: startsWith(but), nice: new RegExp(`^(?:${nice})$`, 'u') };
  const pieces = piecesOf(text);
  const from = Math.max(1, pieces.length - maxWords);
  for (let at = from; at < pieces.length; at++) {
    const [before, piece] = [pieces[at - 1], pieces[at]];
    if (!before || !piece || piece.sign || piece.quoted) continue;
    const behind = withoutThanks(text.slice(piece.start), language);
    const said = fold(behind).replace(/[\s.!]+$/u, '');
    const title = text.slice(0, piece.start).replace(/[\s,;]+$/u, '');
    if (leads.nice.test(said)) return { title, behind: '' };
    const isComma = before.sign === ',' || before.sign === ';';
    // “klein aber fein” is a title
    const isOne = !isComma && !/\s/u.test(title);
    const isLed =
      (!isOne && (isComma ? leads.comma : leads.bare).test(said)) || (isComma && isInstrumental(said, language));
    if (isLed && isLookOnly(behind, language)) return { title, behind };
  }
  return null;
}

function startsWith(words: string): RegExp {
  return new RegExp(`^(?:${words})(?!\\p{L})`, 'u');
}

/** “розовым” */
function isInstrumental(said: string, language: Language): boolean {
  return language === 'ru' && /^\p{L}+(?:ым|им|ои)$/u.test(said);
}

function withoutThanks(text: string, language: Language): string {
  const pieces = piecesOf(text);
  const isThanks = (at: number) => requestWordsOf(language).is(pieces[at], 'thanks') || pieces[at]?.sign !== undefined;
  let end = pieces.length;
  while (end > 1 && isThanks(end - 1)) end--;
  return text.slice(0, pieces[end - 1]?.end);
}

/** A colour, a size or a place, and no word that is none of them. */
function isLookOnly(text: string, language: Language): boolean {
  const items = readItems(tokenize(text), [dictionaryOf(language)]);
  const isLook = (item: Item) =>
    isKind(item, 'color', 'grow') || (isKind(item, 'choice') && item.meaning.settings.position !== undefined);
  const isKnown = (item: Item) =>
    isLook(item) || isRole(item, 'captions') || isKind(item, 'filler', 'article', 'join', 'break', 'degree');
  return items.some(isLook) && items.every(isKnown);
}
