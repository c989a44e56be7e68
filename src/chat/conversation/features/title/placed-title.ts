import type { Language } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { cut, type Reading, restOf, type TitleWish } from './cut-title.ts';
import type { Kind } from './request-words.ts';
import { endOfCapitals, isInCapitals } from './title-capitals.ts';
import { isCapital, type Piece, piecesOf, sentenceAround } from './title-pieces.ts';
import { titleEndIn, wordsOfTime } from './title-time.ts';

/**
 * “Write Warm Bees up the top”: a verb of writing, the top, and words of which most begin with a capital. Without the word "title"
 * nothing else may be meant: neither the captions nor what is to be taken away.
 */
export function readPlacedTitle(text: string, reading: Reading, language: Language): TitleWish | null {
  const { pieces, known } = reading;
  const at = pieces.findIndex((piece) => known.is(piece, 'place'));
  if (at === -1) return null;
  const { from, to } = sentenceAround(pieces, at);
  const sentence = pieces.slice(from, to);
  const has = (kind: Kind) => sentence.some((piece) => known.is(piece, kind));
  // Portuguese “tem como” asks
  const hasMust = sentence.some((piece) => known.is(piece, 'must') && !known.is(piece, 'ask'));
  const asks = (piece: Piece) => known.is(piece, 'write') || known.is(piece, 'written');
  // “at the top it says Anna Maria, not Annemarie” corrects the captions
  const isWritten = has('write') || ((has('written') || has('saying')) && (has('want') || has('ask')));
  if (!isWritten && !isColonBehind(pieces, at)) return null;
  if (sentence.some(({ quoted }) => quoted)) return null;
  const behindLead = titleBehindLead(text, { ...reading, at, language }, { from, to });
  if (behindLead) return behindLead;
  if (!isWritten || has('remove') || has('not') || hasMust) return null;
  for (let begin = from; begin < to; begin++) {
    const end = endOfCapitals(text, pieces, begin, to);
    const [first, last] = [pieces[begin], pieces[end - 1]];
    if (!first || !last || end === begin) continue;
    const title = text.slice(first.start, last.end);
    // „oben das Thema der Stunde hinschreiben: …“
    const isBeforeColon = pieces.slice(end, to).some(({ sign }) => sign === ':');
    const isFree =
      begin > from &&
      !isBeforeColon &&
      /^\p{Lu}/u.test(first.word) &&
      !asks(first) &&
      isInCapitals(title) &&
      title.split(/\s+/).length <= maxWords;
    const others = text.slice(sentence[0]?.start, first.start);
    const rest = restOf(text, { ...reading, at, noun: first }, { from, behind: end });
    if (isFree && !speaksOfCaptions(others, language) && isEndOfClause(text.slice(last.end), rest, reading))
      return { title, rest };
    begin = end;
  }
  return null;
}

/** “write at the top Three ways to plant bulbs”: nothing but the wish stands before it, so its other words need no capitals. */
function titleBehindLead(
  text: string,
  reading: Reading & { at: number; language: Language },
  { from, to }: Sentence,
): TitleWish | null {
  const { pieces, known, at, language } = reading;
  const isOfLead = (piece: Piece) => leadKinds.some((kind) => known.is(piece, kind));
  const begin = pieces.findIndex(
    (piece, index) =>
      index >= from && index < to && index > at && piece.sign !== ':' && (isCapital(piece) || !isOfLead(piece)),
  );
  const [first, before] = [pieces[begin], pieces[begin - 1]];
  const lead = pieces.slice(from, begin).filter(({ sign }) => sign !== ':');
  const isAsked =
    lead.some(
      (piece) => known.is(piece, 'write') || (known.is(piece, 'written') && lead.some((one) => known.is(one, 'ask'))),
    ) ||
    (before?.sign === ':' && lead.length > 1);
  if (!first || !lead.every(isOfLead) || !isAsked) return null;
  const isRightBefore = before?.sign === ':' || beforeTitle.some((kind) => known.is(before, kind));
  if (!isRightBefore) return null;
  const wish = cut(text, { ...reading, noun: first }, begin);
  const words = wish?.title.split(/\s+/).length ?? 0;
  if (!wish || words < 2 || speaksOfCaptions(wish.title.replace(/\d/g, ''), language)) return null;
  if (!isCapital(first) && !isFollowedByTime(text, first, wish.title)) return null;
  return (words > 2 && isCapital(first)) || !reading.isWish(wish.title) ? wish : null;
}

/** “write at the top three ways to plant bulbs for the whole video”: the time tells that the words before it are a title. */
function isFollowedByTime(text: string, { start }: Piece, title: string): boolean {
  const behind = text.slice(start + title.length).replace(/^[\s,]+/u, '');
  return wordsOfTime(behind) > 0 && titleEndIn(behind) !== null;
}

/** “oben noch rein: …” */
function isColonBehind(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(at + 1, at + 1 + maxBeforeColon).some(({ sign }) => sign === ':');
}

/** In pieces. */
const maxBeforeColon = 3;

interface Sentence {
  from: number;
  to: number;
}

/** “at the top write …”, too. */
const beforeTitle = ['place', 'saying', 'write', 'written'] as const;
const leadKinds = [
  'filler',
  'and',
  'place',
  'write',
  'ask',
  'can',
  'want',
  'particle',
  'thanks',
  'one',
  'saying',
] as const;

const maxWords = 12;

/** “Anna Maria with two n” spells a name: what else is said follows a sign or “and”. */
function isEndOfClause(behind: string, rest: readonly string[], { known }: Reading): boolean {
  const after = rest.find((part) => behind.includes(part));
  const between = after === undefined ? '' : behind.slice(0, behind.indexOf(after));
  return after === undefined || piecesOf(between).some((piece) => piece.sign !== undefined || known.is(piece, 'and'));
}

function speaksOfCaptions(text: string, language: Language): boolean {
  // “in line 3”
  if (/\d/u.test(text)) return true;
  return readItems(tokenize(text), [dictionaryOf(language)]).some((item) => isRole(item));
}
