import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { titleLeads } from '../../words/lexicons/title/title-leads.ts';
import { readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { clausesOf } from '../../words/text/clauses.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import type { IsWish } from './cut-title.ts';
import { remarks } from './remark-patterns.ts';
import { requestWordsOf } from './request-words.ts';
import { rewordedAgain } from './reword-follow-up.ts';
import { isLikeTitle } from './said-title.ts';
import { asksForOwnLook } from './title-own-look.ts';
import { type Piece, piecesOf } from './title-pieces.ts';
import { asksHowLong, saysOnlyTime, type TitleEnd, titleEndIn, withoutWhole, wordsOfTime } from './title-time.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 200;

/** What a message says of the title that the answer before it was about, without the word “title”. */
export type TitleFollowUp =
  | { says: 'howLong' }
  | { says: 'time'; endMs: TitleEnd }
  | { says: 'words'; text: string }
  | { says: 'looks' };

/** “Keep it the whole video”, “no wait, 1946”, “take it away again”; null = it says nothing like that. */
export function followUpOnTitle(
  text: string,
  { text: current }: Title,
  { language, isWish }: { language: Language; isWish: IsWish },
): TitleFollowUp | null {
  if (text.length > maxCharacters) return null;
  const words = rewritten(text, current, language) ?? rewordedAgain(text, { language, isWish });
  if (words !== null) return { says: 'words', text: words };
  if (asksHowLong(text)) return { says: 'howLong' };
  const endMs = titleEndIn(text);
  const said = withoutNo(text, language);
  const isWhole = endMs === 'end' && saysLittle(withoutWhole(said), language) && !isWish(withoutWhole(said));
  if (endMs !== null && (isWhole || saysOnlyTime(withoutStay(said, language)))) return { says: 'time', endMs };
  if (takesAway(text, { language, isWish })) return { says: 'words', text: '' };
  return asksForOwnLook(text, language) ? { says: 'looks' } : null;
}

/** The title with another number or other words. */
function rewritten(text: string, current: string, language: Language): string | null {
  const said = withoutNo(text, language);
  const quoted = piecesOf(said).find((piece) => piece.quoted)?.quoted ?? behindColon(said, language);
  const words = quoted ?? withoutEnd(said);
  // “Green Shed is two words” is about the captions
  const isMeant = quoted !== undefined || said !== text;
  if (isMeant && /^[\p{Lu}\p{N}]/u.test(words) && isLikeTitle(words, current)) return words;
  return renumbered(said, current, language);
}

function withoutEnd(text: string): string {
  return text.trim().replace(/[\s.,;]+$/u, '');
}

/** “Only once: Green Shed”; “line 3: Green Shed” is about the captions. */
function behindColon(text: string, language: Language): string | undefined {
  const last = text.slice(text.search(/[^.!?…\n]+$/u));
  const [, lead = '', words] = /^([^:\n"“”„«»]*\p{L}[^:\n"“”„«»]*):\s+([^:\n"“”„«»]+)$/u.exec(last) ?? [];
  const items = readItems(tokenize(lead), [dictionaryOf(language)]);
  return words === undefined || /\d/u.test(lead) || items.some((item) => isRole(item)) ? undefined : withoutEnd(words);
}

/** “1946”, “sorry, 1946”: the only number of the title becomes another one that is as long. */
function renumbered(text: string, current: string, language: Language): string | null {
  const [wanted, ...more] = text.match(/\p{N}+/gu) ?? [];
  const [present, ...others] = current.match(/\p{N}+/gu) ?? [];
  if (!wanted || !present || more.length + others.length > 0) return null;
  const isOther = wanted !== present && wanted.length === present.length && wanted.length > 1;
  const own = text.replace(/^[^\p{N},]{1,20},/u, ' ');
  const around = piecesOf(own).filter(({ word, sign }) => !sign && word !== wanted);
  return isOther && around.every(isSmall(language)) ? current.replace(present, wanted) : null;
}

/** “no, take it away, it is too much”: a clause with nothing but that. */
function takesAway(text: string, { language, isWish }: { language: Language; isWish: IsWish }): boolean {
  const known = requestWordsOf(language);
  return clausesOf(withoutNo(text, language))
    .slice(0, 1)
    .filter((clause) => !isWish(clause))
    .map(piecesOf)
    .some((pieces) => pieces.some((piece) => known.is(piece, 'remove')) && pieces.every(isSmall(language)));
}

function saysLittle(text: string, language: Language): boolean {
  return piecesOf(text).filter((piece) => !isSmall(language)(piece)).length <= maxOthers;
}

/** “let him stay” */
const maxOthers = 2;

/** “for 6 seconds” of “leave it for 6 seconds”. */
function withoutStay(text: string, language: Language): string {
  const left = fold(text).replace(remarks.make, ' ').replace(remarks.stay, ' ');
  const pieces = piecesOf(left);
  const isTime = ({ start }: Piece) => wordsOfTime(left.slice(start)) > 0;
  const first = pieces.find((piece) => isTime(piece) || !isSmall(language)(piece));
  return first ? left.slice(first.start) : text;
}

const smallKinds = ['filler', 'remove', 'particle', 'thanks', 'ask', 'can', 'be', 'want', 'must', 'and'] as const;

function isSmall(language: Language): (piece: Piece) => boolean {
  const known = requestWordsOf(language);
  return (piece) =>
    piece.sign !== undefined || isNo(piece, language) || smallKinds.some((kind) => known.is(piece, kind));
}

/** Without “no” or “oh no, wait” before it. */
function withoutNo(text: string, language: Language): string {
  const pieces = piecesOf(text);
  const last = pieces.slice(0, maxBefore).findLastIndex((piece) => isNo(piece, language));
  const next = pieces.findIndex((piece, index) => index > last && !piece.sign);
  return last === -1 || next === -1 ? text : text.slice(pieces[next]?.start);
}

/** In pieces: “oh no”, “ой нет”. */
const maxBefore = 2;

function isNo({ word }: Piece, language: Language): boolean {
  return titleLeads[language].no.split(' ').includes(word.toLowerCase());
}
