import { type Language, languages } from '../../../../texts/languages.ts';
import { isGoAhead } from '../../words/go-ahead.ts';
import { titleLeads } from '../../words/lexicons/title/title-leads.ts';
import { smallTalkIn } from '../small-talk.ts';
import type { IsWish, TitleWish } from './cut-title.ts';
import { type Kind, type RequestWords, requestWordsOf } from './request-words.ts';
import { endOfCapitals, isInCapitals } from './title-capitals.ts';
import { isCapital, type Piece, piecesOf, sentenceAround } from './title-pieces.ts';
import { wordsOfTime } from './title-time.ts';

/** “make the title Motor swap. Day two”: the title with the short sentence that follows it, which whoever begins in small letters wrote with a capital. */
export function withNextSentence(text: string, wish: TitleWish, isWish: IsWish): TitleWish {
  const next = wish.rest.at(-1) ?? '';
  const from = text.indexOf(wish.title);
  const between = /^[.…]\s+/u.exec(text.slice(from + wish.title.length))?.[0];
  const isNext = between !== undefined && text.slice(from + wish.title.length + between.length).trim() === next;
  const words = next.replace(/[.…\s]+$/u, '');
  if (!isNext || !beginsSmall(text) || words.split(/\s+/).length > maxContinued) return wish;
  if (/[?:"“”„«»\n]|[.!]\s/u.test(words) || !/^\p{Lu}/u.test(words) || !isFree(words, isWish)) return wish;
  return { title: `${wish.title}${between}${words}`, rest: wish.rest.slice(0, -1) };
}

/** In words. */
const maxContinued = 3;
const maxWords = 10;

/**
 * “could you put a title at the top? My day at the lake”: what stands behind a sentence that asks for a title and has none. It is sure
 * where it has capitals, or the message begins in small letters and it does not; null = something else follows
 */
export function titleInNextSentence(text: string, isWish: IsWish): (TitleWish & { isSure: boolean }) | null {
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    if (at === -1) continue;
    const { from, to } = sentenceAround(pieces, at);
    const said = withoutNo(pieces.slice(from, to), language);
    const own = withoutTimes(text, said).filter(({ sign }) => sign !== ',');
    const next = pieces.slice(to + 1);
    const [first, last] = [next.find((piece) => piece.quoted) ?? next[0], next.findLast(({ sign }) => !sign)];
    if (!first || !last || first.sign || next.length > maxWords || !asksForOne(own, known)) continue;
    // “Is your chain worn?” keeps its sign
    const isAsked = known.is(first, 'ask') || known.is(first, 'be');
    const sign = isAsked ? (/^[?!]/u.exec(text.slice(last.end))?.[0] ?? '') : '';
    const title = first.quoted ?? text.slice(first.start, last.end) + sign;
    if (next.slice(0, -1).some(({ sign }) => sign === '?' || sign === '.' || sign === '\n')) continue;
    const isSure = Boolean(first.quoted) || isInCapitals(title) || beginsSmall(text);
    const isNamed = first.quoted || (isCapital(first) && (isSure || next.slice(1).some(isCapital)));
    if (isNamed && isFree(title, isWish) && !next.slice(1).some((piece) => isOf(piece, known, saysMore)))
      return { title, rest: restBefore(text, pieces[from]), isSure };
  }
  return null;
}

/** In a sentence behind a wish, they say something about it. */
const saysMore = ['thanks', 'be', 'want', 'must', 'not', 'remove', 'write', 'title'] as const;
const small = ['filler', 'title', 'as', 'and', 'particle', 'thanks'] as const;
const asking = [...small, 'write', 'want', 'one', 'ask', 'can', 'place', 'be'] as const;

/** Their “no” denies verbs, too: “no quiero un título”. */
const sayNoBeforeVerbs: readonly Language[] = ['es', 'pt', 'ru'];

/** “No, like a title on the screen”: whoever says that was not understood before. */
function withoutNo(own: readonly Piece[], language: Language): readonly Piece[] {
  const { no, meant } = titleLeads[language];
  const isNo = ({ word }: Piece) => no.split(' ').includes(word.toLowerCase());
  const isMeant = ({ word }: Piece) => meant.split(' ').includes(word.toLowerCase());
  const [first, second] = own;
  const isParted = second && (second.sign === ',' || (!sayNoBeforeVerbs.includes(language) && isMeant(second)));
  if (!first || !isNo(first) || !isParted) return own;
  return own.slice(1).filter((piece) => !isMeant(piece));
}

/** “a title at the top for the first few seconds”: without the time. */
function withoutTimes(text: string, own: readonly Piece[]): Piece[] {
  const left: Piece[] = [];
  for (let index = 0; index < own.length; index++) {
    const piece = own[index];
    const skipped = piece && !piece.sign ? wordsOfTime(text.slice(piece.start)) : 0;
    if (piece && skipped === 0) left.push(piece);
    else index += skipped - 1;
  }
  return left;
}

function asksForOne(own: readonly Piece[], known: RequestWords): boolean {
  const has = (kind: Kind) => own.some((piece) => known.is(piece, kind));
  const isAsked = has('write') || has('want') || has('one') || has('can');
  return isAsked && !has('remove') && !has('not') && own.every((piece) => isOf(piece, known, asking));
}

/** “Can Warm Bees stand at the top all the time? As a heading”: words with capitals in the sentence before one that only calls them a title. */
export function titleBeforeItsName(text: string): TitleWish | null {
  const pieces = piecesOf(text);
  for (const language of languages) {
    const known = requestWordsOf(language);
    const at = pieces.findIndex((piece) => known.is(piece, 'title'));
    const own = at === -1 ? { from: 0, to: 0 } : sentenceAround(pieces, at);
    const named = pieces.slice(own.from, own.to).filter(({ sign }) => sign !== ',');
    if (own.from < 2 || named.length > maxOfName || !named.every((piece) => isOf(piece, known, small))) continue;
    const { from, to } = sentenceAround(pieces, own.from - 2);
    const title = titleIn(text, { pieces, known, from, to });
    const behind = text.slice(pieces[own.to]?.end ?? text.length).trim();
    if (title) return { title, rest: [...restBefore(text, pieces[from]), behind].filter(Boolean) };
  }
  return null;
}

/** In words: “just like a kind of heading”. */
const maxOfName = 5;

function titleIn(
  text: string,
  { pieces, known, from, to }: { pieces: readonly Piece[]; known: RequestWords; from: number; to: number },
): string | null {
  const sentence = pieces.slice(from, to);
  if (sentence.some((piece) => isOf(piece, known, ['remove', 'not', 'title']))) return null;
  if (!sentence.some((piece) => known.is(piece, 'place') || wordsOfTime(text.slice(piece.start)) > 0)) return null;
  for (let index = from; index < to; index++) {
    const piece = pieces[index];
    if (piece?.quoted) return piece.quoted;
    const skipped = piece ? wordsOfTime(text.slice(piece.start)) : 0;
    if (skipped > 0) index += skipped - 1;
    else if (index > from && isCapital(piece) && !(piece && isOf(piece, known, asking)))
      return text.slice(piece?.start, pieces[endOfCapitals(text, pieces, index, to) - 1]?.end);
  }
  return null;
}

function restBefore(text: string, first: Piece | undefined): string[] {
  const before = text.slice(0, first?.start ?? 0).trim();
  return /[\p{L}\p{N}]/u.test(before) ? [before] : [];
}

function beginsSmall(text: string): boolean {
  return /^\P{L}*\p{Ll}/u.test(text);
}

function isOf(piece: Piece, known: RequestWords, kinds: readonly Kind[]): boolean {
  return kinds.some((kind) => known.is(piece, kind));
}

function isFree(text: string, isWish: IsWish): boolean {
  return !isWish(text) && !languages.some((one) => isGoAhead(text, one) || smallTalkIn(text, one) !== null);
}
