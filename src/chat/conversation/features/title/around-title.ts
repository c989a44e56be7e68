import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { Wish } from '../../understood-words.ts';
import { dictionaryOf } from '../../words/dictionary-of.ts';
import { isInsisting } from '../../words/go-ahead.ts';
import { type Item, isKind, readItems } from '../../words/read-items.ts';
import { isRole } from '../../words/settings/group.ts';
import { clausesOf } from '../../words/text/clauses.ts';
import { tokenize } from '../../words/text/tokenize.ts';
import { talkTopics } from '../../words/topics/topic.ts';
import type { SentenceOfTitle } from './bare-title.ts';
import type { TitleWish } from './cut-title.ts';
import { requestWordsOf } from './request-words.ts';

/** What a message says around a title that it asks for. */
interface AroundTitle {
  /** What it wishes beside the title. */
  others: string[];
  position: Title['position'] | undefined;
  /** The title is to have a colour. */
  hasColour: boolean;
}

interface Understanding {
  understand: (text: string) => readonly Wish[];
  language: Language;
}

/** Reads what stands around the title: a place and a colour that belong to it, and other wishes. */
export function aroundTitle(text: string, { title, rest }: TitleWish, reading: Understanding): AroundTitle {
  const own = rest.reduce((left, part) => left.replace(part, ' '), text.replace(title, ' '));
  const parts = rest.map((part) => partOfTitle(text, part, reading.language));
  const looks = [own, ...parts.map((part) => part.own)].map((said) => lookOfTitle(said, reading));
  return {
    others: parts.flatMap((part) => wishesIn(part.others, reading)),
    position: looks.find(({ position }) => position !== undefined)?.position,
    hasColour: looks.some(({ hasColour }) => hasColour),
  };
}

/** “…, in yellow, and bigger”: what follows a title without “and” belongs to it where it only names a colour or a place. */
function partOfTitle(text: string, part: string, language: Language): { own: string; others: string } {
  const [, first = '', others = ''] = /^([^,;.!?]*)([\s\S]*)$/u.exec(part) ?? [];
  const before =
    text
      .slice(0, text.indexOf(part))
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '';
  const isJoined = text.startsWith(part) || requestWordsOf(language).hasAnd(before);
  return !isJoined && isLook(first, language) ? { own: first, others } : { own: '', others: part };
}

/** In words: “in bright yellow if possible”. */
const maxWords = 6;

/** “make Anna red” is only understood with the captions. */
export function namesColour(text: string, language: Language): boolean {
  return readItems(tokenize(text), [dictionaryOf(language)]).some((item) => isKind(item, 'color'));
}

function isLook(text: string, language: Language): boolean {
  const items = readItems(tokenize(text), [dictionaryOf(language)]);
  const isNamed = items.some(
    (item) => isKind(item, 'color') || (isKind(item, 'choice') && item.meaning.settings.position !== undefined),
  );
  return isNamed && !items.some(isOfCaptions) && text.split(/\s+/u).length <= maxWords;
}

function lookOfTitle(text: string, { understand, language }: Understanding): Omit<AroundTitle, 'others'> {
  const items = readItems(tokenize(text), [dictionaryOf(language)]);
  return { position: positionIn(understand(text)), hasColour: items.some((item) => isKind(item, 'color')) };
}

/** In words: “can you please put it at the very bottom”. */
const maxOfPlace = 9;

/** “put it at the bottom”: where a part of a message that says nothing else wants a title. undefined = it says something else */
export function onlyPlaceIn(part: string, { understand, language }: Understanding): Title['position'] | undefined {
  const wishes = understand(part);
  const items = readItems(tokenize(part), [dictionaryOf(language)]);
  if (items.some(isOfCaptions) || wishes.length !== 1 || part.split(/\s+/u).length > maxOfPlace) return undefined;
  const [wish] = wishes;
  const isStep = wish?.kind === 'step' && wish.setting === 'position';
  if (isStep) return wish.direction > 0 ? 'top' : 'bottom';
  const isOnly = wish?.kind === 'set' && Object.keys(wish.settings).every((setting) => setting === 'position');
  return isOnly ? positionIn(wishes) : undefined;
}

/** Where what is understood wants something to stand: titles stand at the top anyway. */
function positionIn(wishes: readonly Wish[]): Title['position'] | undefined {
  const placed = wishes.flatMap((wish) => (wish.kind === 'set' ? (wish.settings.position ?? []) : []));
  const [first] = placed;
  return typeof first === 'number' ? Math.min(0.9, Math.max(0.1, first)) : first;
}

/**
 * Where the title of a video is to stand, as the sentence with the word “title” says it; the place next to that word counts: “at the
 * bottom, it hides my face at the top”. undefined = it says nothing, or speaks of the captions
 */
export function placeIn({ text, noun }: SentenceOfTitle, language: Language): Title['position'] | undefined {
  const items = readItems(tokenize(text), [dictionaryOf(language)]);
  if (items.some((item) => isOfCaptions(item) && (item.end <= noun.start || item.start >= noun.end))) return undefined;
  const placed = items.flatMap((item) => {
    const position = isKind(item, 'choice') ? item.meaning.settings.position : undefined;
    return position === undefined
      ? []
      : [{ position, far: Math.min(Math.abs(item.start - noun.end), Math.abs(noun.start - item.end)) }];
  });
  return placed.sort((one, other) => one.far - other.far)[0]?.position;
}

/** “The captions in yellow”, and not “in yellow letters”. */
export function namesCaptions(text: string, language: Language): boolean {
  return readItems(tokenize(text), [dictionaryOf(language)]).some((item) => isRole(item, 'captions'));
}

function isOfCaptions(item: Item): boolean {
  return isRole(item, 'captions', 'text', 'highlight', 'outline', 'box');
}

/** The part of a message as a whole, or the clauses of it in which something is wished: “bigger I said, so that one can read it”. */
export function wishesIn(part: string, { understand, language }: Understanding): string[] {
  const asks = (text: string) => understand(text).some((wish) => wish.kind !== 'request' && !isOfTalk(wish));
  if (!/\p{L}/u.test(part)) return [];
  if (asks(part)) return [part];
  return clausesOf(part)
    .map((clause) => withoutInsisting(clause, language))
    .filter(asks);
}

function withoutInsisting(clause: string, language: Language): string {
  return clause
    .split(/\s+/u)
    .filter((word) => !isInsisting(word, language))
    .join(' ');
}

function isOfTalk(wish: Wish): boolean {
  return wish.kind === 'topic' && talkTopics.some((topic) => topic === wish.topic);
}
