import type { Title } from '../../../../engine/captions/settings/title.ts';
import { languages } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { type TitleRemarks, titleRemarks } from '../../words/lexicons/title/title-remarks.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { clausesOf } from '../../words/text/clauses.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { sentenceOfTitle } from './bare-title.ts';
import { remarks, saysRemark } from './remark-patterns.ts';
import { requestWordsOf } from './request-words.ts';
import { piecesOf } from './title-pieces.ts';
import {
  asksHowLong,
  endOfTitle,
  secondsIn,
  secondsWithoutUnit,
  type TitleEnd,
  titleEndIn,
  withoutWhole,
} from './title-time.ts';

/**
 * How long the title of a video is to stay, as a remark on it says: “the title should stay longer”, “4 seconds is too short, it can stay
 * until the end”. null = it does not say that
 */
export function longerStay(text: string, title: Title): { endMs: TitleEnd; others: string[] } | null {
  if (text.length > maxCharacters || asksHowLong(text)) return null;
  const isTitled = sentenceOfTitle(text) !== null;
  const clauses = clausesOf(text).map(withoutInstead);
  const namesTime = clauses.some((clause) => isTimeOf(title, secondsIn(clause)));
  const isLonger = (clause: string) => saysLonger(clause, title, isTitled) || (namesTime && saysWhole(clause));
  const own = clauses.filter(isLonger);
  if (own.length === 0) return null;
  const wanted = clauses.filter((clause) => !saysRemark('tooShort', clause) && !isTimeOf(title, secondsIn(clause)));
  const others = clauses.filter(
    (clause) => !own.includes(clause) && titleEndIn(clause) === null && secondsWithoutUnit(clause) === null,
  );
  return { endMs: titleEndIn(wanted.join(', ')) ?? bareTime(wanted) ?? longerThan(title, own), others };
}

/** “leave it up for 6?” */
function bareTime(clauses: readonly string[]): TitleEnd | null {
  const given = clauses.map(secondsWithoutUnit).find((one) => one !== null) ?? null;
  return given === null ? null : given * 1000;
}

/** Of “a bit longer” twice as long, else the whole video. */
function longerThan(title: Title, clauses: readonly string[]): TitleEnd {
  const end = endOfTitle(title);
  const isLittle = clauses.some((clause) => littleLonger.test(fold(clause)));
  return isLittle && end !== 'end' ? end * 2 : 'end';
}

const littleLonger = new RegExp(
  `(?<!\\p{L})(?:${wordsOf('aLittle')})\\s+(?:${wordsOf('longer')}|${wordsOf('longerTime')})(?!\\p{L})`,
  'u',
);

function wordsOf(kind: keyof TitleRemarks): string {
  return languages.map((language) => titleRemarks[language][kind]).join('|');
}

/** “… and not just 4 seconds”: the time that is not wished, in folded words. */
const instead = new RegExp(
  `(?<!\\p{L})(?:${languages.map((language) => titleRemarks[language].insteadOf).join('|')})(?:\\s+\\p{L}+){0,3}\\s+\\d{1,3}\\s?\\p{L}+`,
  'u',
);

function withoutInstead(clause: string): string {
  const folded = fold(clause);
  return instead.test(folded) ? folded.replace(instead, ' ') : clause;
}

/** In characters. A longer message is about more than a title. */
const maxCharacters = 300;

function isTimeOf(title: Title, seconds: number | null): boolean {
  return seconds !== null && seconds * 1000 === endOfTitle(title);
}

/** “Only 4 seconds? I'd like it the whole video”: of the title, if the clause has no other wish in it. */
function saysWhole(clause: string): boolean {
  return titleEndIn(clause) === 'end' && namesNothingElse(clause);
}

/** No other wish stands beside a time. */
function namesNothingElse(clause: string): boolean {
  const items = readItems(tokenize(clause), languages.map(dictionaryOf));
  return !items.some((item) => isKind(item, 'color', 'choice', 'switch', 'grow'));
}

function saysLonger(clause: string, title: Title, isTitled: boolean): boolean {
  const end = endOfTitle(title);
  const seconds = secondsIn(clause);
  if (saysRemark('tooShort', clause))
    return seconds === null ? isTitled && saysRemark('stay', clause) : isTimeOf(title, seconds);
  const isLonger =
    saysRemark('untilEnd', clause) ||
    saysRemark('longerTime', clause) ||
    (saysRemark('longer', clause) && saysRemark('stay', clause));
  const isWhole = saysRemark('stay', clause) && titleEndIn(clause) === 'end';
  if (!isLonger && !isWhole) return false;
  return sentenceOfTitle(clause)
    ? !isDenied(clause)
    : end !== 'end' && saysRemark('stay', clause) && saysNothingElse(clause);
}

/** “not until the end” */
function isDenied(clause: string): boolean {
  const pieces = piecesOf(clause);
  return languages.some((language) => {
    const known = requestWordsOf(language);
    return pieces.some((piece) => known.is(piece, 'title')) && pieces.some((piece) => known.is(piece, 'not'));
  });
}

/** “Can it stay until the end”: no word in it names anything else that could stay. */
function saysNothingElse(clause: string): boolean {
  const { untilEnd, longerTime, longer, stay, make, aLittle } = remarks;
  const left = [untilEnd, longerTime, longer, aLittle, make, stay].reduce(
    (rest, one) => rest.replace(one, ' '),
    withoutWhole(clause),
  );
  const pieces = piecesOf(left);
  const kinds = ['filler', 'want', 'must', 'ask', 'can', 'particle', 'be', 'one', 'thanks', 'and'] as const;
  return languages.some((language) => {
    const known = requestWordsOf(language);
    return pieces.every((piece) => kinds.some((kind) => known.is(piece, kind)));
  });
}

/**
 * “The whole video is too much, 8 seconds are enough”: another time than the present one, or than the one that a clause calls too long.
 * null = it does not say that
 * @param isMeant the answer before was about the title
 */
export function enoughStay(text: string, title: Title, isMeant: boolean): { endMs: TitleEnd; others: string[] } | null {
  if (text.length > maxCharacters || asksHowLong(text)) return null;
  const clauses = clausesOf(text).map(withoutInstead);
  const unwanted = clauses.filter((clause) => saysRemark('tooLong', clause) && titleEndIn(clause) !== null);
  const wanted = clauses.filter((clause) => !unwanted.includes(clause) && titleEndIn(clause) !== null);
  const isOfTitle = isMeant || sentenceOfTitle(text) !== null;
  const isPresent = unwanted.some((clause) => titleEndIn(clause) === endOfTitle(title));
  const isEnough = isOfTitle && wanted.some((clause) => saysRemark('enough', clause));
  const [first, ...more] = wanted.filter((clause) => namesNothingElse(clause));
  if (first === undefined || more.length > 0 || !(isPresent || isEnough || (isOfTitle && unwanted.length > 0)))
    return null;
  const endMs = titleEndIn(first);
  const others = clauses.filter((clause) => clause !== first && !unwanted.includes(clause));
  return endMs === null || endMs === endOfTitle(title) ? null : { endMs, others };
}
