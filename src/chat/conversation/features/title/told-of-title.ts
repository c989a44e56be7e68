import type { Title } from '../../../../engine/captions/settings/title.ts';
import { type Language, languages } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { titleGoes } from '../../words/lexicons/title/title-goes.ts';
import { fold } from '../../words/text/fold.ts';
import { onlyPlaceIn } from './around-title.ts';
import { requestWordsOf } from './request-words.ts';
import { asksOnlyForSize } from './title-own-look.ts';
import { type Piece, piecesOf } from './title-pieces.ts';
import {
  asksHowLong,
  endOfTitle,
  secondsIn,
  type TitleEnd,
  titleEndIn,
  wholeTime,
  withoutTimes,
} from './title-time.ts';

/** What a message says of a title without the word “title”. */
export interface ToldOfTitle {
  endMs: TitleEnd | null;
  position: Title['position'] | undefined;
  /** It is to be smaller or larger, which it cannot have. */
  asksSize: boolean;
  /** It is to go at something that is said: “until I say goodbye”. */
  isUntilSaid: boolean;
  /** What is said of other things. */
  others: string[];
}

interface Reading {
  language: Language;
  understand: (text: string) => readonly Wish[];
  /** The answer before was about the title. */
  isTold: boolean;
  /** That of the video. */
  title: Title;
}

/** In characters. A longer message is about more than a title. */
const maxCharacters = 200;

/**
 * “Make it smaller and keep it the whole time”, “whole video, not 4 secs, and put it at the bottom”, “and gone after 10 secs”: when a title is
 * to go, and what stands beside that. null = no part says that, or it is not sure that a title is meant
 */
export function toldOfTitle(text: string, reading: Reading): ToldOfTitle | null {
  if (text.length > maxCharacters || asksHowLong(text)) return null;
  const parts = partsOf(text, reading.language);
  const times = parts.map((part) => timeIn(part, reading.language));
  const isUntilSaid = reading.isTold && parts.some((part) => saysUntil(part, reading.language));
  // “only 4 seconds?” is not wished where it is so
  const isWished = (time: TimeOfTitle | null): time is TimeOfTitle =>
    time !== null && time.endMs !== null && time.endMs !== endOfTitle(reading.title);
  const found = times.find((time) => isWished(time) && (reading.isTold || time.isSure));
  const beside = parts.filter((part, at) => times[at] === null && !saysUntil(part, reading.language));
  const isSize = (part: string) => asksOnlyForSize(part, reading.language);
  const places = beside.map((part) => onlyPlaceIn(part, reading));
  const isLook = beside.length > 0 && beside.every((part, at) => places[at] !== undefined || isSize(part));
  const isPointed = reading.isTold && isLook && points.test(fold(text));
  if (!found && !isUntilSaid && !isPointed) return null;
  return {
    endMs: isUntilSaid ? null : (found?.endMs ?? null),
    position: places.find((place) => place !== undefined),
    asksSize: beside.some(isSize),
    isUntilSaid,
    others: beside.filter((part, at) => places[at] === undefined && !isSize(part)),
  };
}

/** Parted by signs, and by “and”. */
function partsOf(text: string, language: Language): string[] {
  const known = withEnglish(language).map(requestWordsOf);
  const parts: Piece[][] = [[]];
  for (const piece of piecesOf(text)) {
    if (piece.sign || known.some((words) => words.is(piece, 'and'))) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts.flatMap((part) => (part[0] ? [text.slice(part[0].start, part.at(-1)?.end)] : []));
}

interface TimeOfTitle {
  /** null = only one is named that is not wished. */
  endMs: TitleEnd | null;
  /** Nothing but a title can be meant. */
  isSure: boolean;
}

/** A time of which nothing else is said in a part. */
function timeIn(part: string, language: Language): TimeOfTitle | null {
  const said = fold(part);
  const wanted = said.replace(unwanted, ' ');
  const endMs = titleEndIn(wanted) ?? (wholeVideo.test(wanted) ? 'end' : null);
  if (endMs === null && wanted === said) return null;
  const timeless = withoutTimes(wanted).replace(wholeVideo, ' ');
  const left = timeless.replace(goes, ' ');
  const hasVerb = left !== timeless;
  if (!piecesOf(left).every((piece) => isSmallBesideTime(piece, language))) return null;
  return { endMs, isSure: hasVerb && secondsIn(wanted) !== null };
}

/** “stay until I say goodbye”: nothing stands before it but that. */
function saysUntil(part: string, language: Language): boolean {
  const said = fold(part);
  const [found] = [...said.matchAll(until)];
  if (!found || titleEndIn(said) !== null) return false;
  const before = said.slice(0, found.index).replace(goes, ' ');
  return piecesOf(before).every((piece) => isSmallBesideTime(piece, language));
}

const of = (kind: 'goes' | 'unwanted' | 'until' | 'points') =>
  languages.map((language) => titleGoes[language][kind]).join('|');
const goes = new RegExp(`(?<!\\p{L})(?:${of('goes')})(?!\\p{L})`, 'gu');
const wholeVideo = new RegExp(`(?<!\\p{L})(?:${wholeTime})(?!\\p{L})`, 'u');
const points = new RegExp(`(?<!\\p{L})(?:${of('points')})(?!\\p{L})`, 'u');
const until = new RegExp(`(?<!\\p{L})(?:${of('until')})(?!\\p{L})`, 'gu');
/** “not just 4 seconds”, “not the start”. */
const unwanted = new RegExp(
  `(?<!\\p{L})(?:${of('unwanted')})(?:\\s+\\p{L}+){0,3}\\s+(?:\\d{1,3}\\s?\\p{L}+|${wholeTime}|start|beginning|anfang|principio|inicio|debut|comeco|inizio|начал\\p{L}*)`,
  'u',
);

const smallKinds = ['filler', 'particle', 'thanks', 'ask', 'can', 'be', 'want', 'must', 'remove'] as const;

/** A word without a meaning of its own beside a time. */
export function isSmallBesideTime(piece: Piece, language: Language): boolean {
  if (piece.sign !== undefined) return true;
  return withEnglish(language).some(
    (one) => smallKinds.some((kind) => requestWordsOf(one).is(piece, kind)) || besideOf(one).has(fold(piece.word)),
  );
}

const besides = new Map<Language, ReadonlySet<string>>();

function besideOf(language: Language): ReadonlySet<string> {
  const known = besides.get(language) ?? new Set(titleGoes[language].beside.split(' '));
  besides.set(language, known);
  return known;
}
