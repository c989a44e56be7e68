import type { Title } from '../../../../engine/captions/settings/title.ts';
import { type Language, languages } from '../../../../texts/languages.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { type TitleRemarks, titleRemarks } from '../../words/lexicons/title/title-remarks.ts';
import { isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { clausesOf } from '../../words/text/clauses.ts';
import { fold } from '../../words/text/fold.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { sentenceOfTitle } from './bare-title.ts';
import { requestWordsOf } from './request-words.ts';
import { isInCapitals } from './title-capitals.ts';
import { piecesOf } from './title-pieces.ts';
import { asksHowLong, endOfTitle, secondsIn, type TitleEnd, titleEndIn, withoutWhole } from './title-time.ts';

const remarks = compile();
const { stay, longer, longerTime, tooShort, untilEnd, questionMark, exclamationMark } = remarks;
const { atEnd, atStart, missing, over, clash } = remarks;

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
  const wanted = clauses.filter((clause) => !has(tooShort, clause) && !isTimeOf(title, secondsIn(clause)));
  const others = clauses.filter((clause) => !own.includes(clause) && titleEndIn(clause) === null);
  return { endMs: titleEndIn(wanted.join(', ')) ?? 'end', others };
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
  const items = readItems(tokenize(clause), languages.map(dictionaryOf));
  return titleEndIn(clause) === 'end' && !items.some((item) => isKind(item, 'color', 'choice', 'switch', 'grow'));
}

function saysLonger(clause: string, title: Title, isTitled: boolean): boolean {
  const end = endOfTitle(title);
  const seconds = secondsIn(clause);
  if (has(tooShort, clause)) return seconds === null ? isTitled && has(stay, clause) : isTimeOf(title, seconds);
  const isLonger = has(untilEnd, clause) || has(longerTime, clause) || (has(longer, clause) && has(stay, clause));
  const isWhole = has(stay, clause) && titleEndIn(clause) === 'end';
  if (!isLonger && !isWhole) return false;
  return sentenceOfTitle(clause) ? !isDenied(clause) : end !== 'end' && has(stay, clause) && saysNothingElse(clause);
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
  const left = [untilEnd, longerTime, longer, stay].reduce((rest, one) => rest.replace(one, ' '), withoutWhole(clause));
  const pieces = piecesOf(left);
  const kinds = ['filler', 'want', 'must', 'ask', 'can', 'particle', 'be', 'one', 'thanks', 'and'] as const;
  return languages.some((language) => {
    const known = requestWordsOf(language);
    return pieces.every((piece) => kinds.some((kind) => known.is(piece, kind)));
  });
}

/** What the words of the title should be, as a remark on them says: a sign or words are missing. null = it does not say that */
export function mendedTitle(text: string, title: string, language: Language): string | null {
  const own = text.length > maxCharacters ? null : sentenceOfTitle(text);
  if (!own) return null;
  const said = fold(own.text);
  if (has(questionMark, said))
    return withSign(own.text, title, { closing: '?', opening: language === 'es' ? '¿' : '' });
  if (has(exclamationMark, said))
    return withSign(own.text, title, { closing: '!', opening: language === 'es' ? '¡' : '' });
  const quoted = piecesOf(own.text).find((piece) => piece.quoted)?.quoted;
  if (!quoted || fold(title).includes(fold(quoted))) return null;
  const isMissing = has(missing, text);
  if (isOfTitle(atStart, own) || (isMissing && has(atStart, said))) return `${quoted} ${title}`;
  return isOfTitle(atEnd, own) || isMissing ? joined(title, quoted) : null;
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

function joined(first: string, second: string): string {
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
  if (has(clash, own.text)) return true;
  return items.some((item) => {
    if (!isRole(item, 'captions', 'text')) return false;
    const [from, to] = item.start > own.noun.end ? [own.noun.end, item.start] : [item.end, own.noun.start];
    return has(over, own.text.slice(from, to));
  });
}

function has(pattern: RegExp, text: string): boolean {
  return fold(text).search(pattern) !== -1;
}

function compile(): Record<keyof TitleRemarks, RegExp> {
  const of = (kind: keyof TitleRemarks) => languages.map((language) => titleRemarks[language][kind]).join('|');
  const patternOf = (kind: keyof TitleRemarks) => new RegExp(`(?<!\\p{L})(?:${of(kind)})(?!\\p{L})`, 'gu');
  const kinds = Object.keys(titleRemarks.en) as (keyof TitleRemarks)[];
  return Object.fromEntries(kinds.map((kind) => [kind, patternOf(kind)])) as Record<keyof TitleRemarks, RegExp>;
}
