import { languages } from '../../../../texts/languages.ts';
import { type TitleWords, titlePlaces, titleWords } from '../../words/lexicons/title/title-words.ts';
import { fold } from '../../words/text/fold.ts';
import { beginsWithTime } from './title-time.ts';

/**
 * The title that stands behind words that only ask for one, in any of the languages: “put a title on top that says Hello”, «escribe arriba
 * "Hola"». It is in quotes, in capitals, or behind a colon or a word such as “says”. null = the message says something else
 */
export function findTitle(said: string): string | null {
  const text = withDoubleQuotes(said);
  const behind = [...text.matchAll(/[.!]\s+/gu)]
    .slice(0, maxSentences)
    .map(({ index, 0: sign }) => index + sign.length);
  // "that's cool. can I have a title that says …": in a later sentence only the word "title" or a quote counts
  return titleIn(text, false) ?? behind.map((at) => titleIn(text.slice(at), true)).find(Boolean) ?? null;
}

/** Before the one that asks for a title. */
const maxSentences = 3;

/** 'Team Phasmes' */
export function withDoubleQuotes(text: string): string {
  return text.replace(/(^|[\s:])['‘’]([^'‘’"“”„«»]+)['‘’](?=$|[\s.,;!?])/gu, '$1"$2"');
}

function titleIn(text: string, needsNoun: boolean): string | null {
  const words = wordsOf(text);
  const quoted = /^([^"“”„«»]*)["“„«]([^"“”„«»]+)["“”»]([^"“”„«»]*)$/u.exec(text.trim());
  for (const language of languages) {
    const known = compiledOf(titleWords[language]);
    const lead = readLead(words, known);
    if (needsNoun && !lead?.hasNoun && !quoted) continue;
    const title = lead && titleBehind(text, lead);
    if (title) return title;
    const [, before = '', inside = '', behind = ''] = quoted ?? [];
    const isAround = clausesBeforeTime(behind).some((clause) => isAskedAround(before, clause, known));
    const isAsked = isAround || isAskedBefore(before, behind, known);
    if (inside.trim() && isAsked) return inside.trim();
  }
  return null;
}

/** “I want "Hello" written at the top for the whole video”: so many words may follow. */
const maxWordsBehind = 4;

/** “… at the beginning, if it is no trouble”: what follows a sign is no part of it. */
function firstClause(behind: string): string {
  return behind.split(/[,;.!?]/, 1)[0] ?? '';
}

/** “… across the top for the first few seconds”: how long it stays may follow where it stands, which reads like a time, too. */
function clausesBeforeTime(behind: string): string[] {
  const clause = firstClause(behind);
  const times = [...clause.matchAll(/\S+/g)].filter(({ index }) => beginsWithTime(clause.slice(index)));
  return [clause, ...times.slice(0, maxTimes).map(({ index }) => clause.slice(0, index))];
}

const maxTimes = 4;

/** Whether the words around a quote ask for it as a title. */
function isAskedAround(before: string, behind: string, known: Words): boolean {
  const [asked, place] = [before, behind].map(wordsOf);
  if (!asked || !place || asked.length + place.length === 0) return false;
  const lead = readLead([...asked, ...place], known);
  const wholeLead = asked.every(([word]) => kindOf(word, known));
  return (
    lead !== null &&
    wholeLead &&
    place.length - lead.words + asked.length <= maxWordsBehind &&
    lead.words > asked.length
  );
}

/** “I would be grateful if you put on top the title "Hello"”: the word “title” right before the quote, and what is to be done with it. */
function isAskedBefore(before: string, behind: string, known: Words): boolean {
  const asked = wordsOf(before).flatMap(([word]) => kindOf(word, known) ?? []);
  const isFew = (firstClause(behind).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= maxWordsBehind;
  return isFew && asked.at(-1) === 'noun' && asked.some((kind) => kind === 'write' || kind === 'place');
}

function wordsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(/[^\s:"“”„«»]+|[:"“”„«»]/gu)];
}

function kindOf(word: string, known: Words): Kind | undefined {
  return signs.test(word) ? undefined : known.get(fold(word.replace(/(?<![,.!?])[,.!?]+$/, '')));
}

type Kind = keyof TitleWords;
type Words = ReadonlyMap<string, Kind>;

interface Lead {
  /** Index in the text, behind the last word of the lead. */
  end: number;
  words: number;
  /** A word such as “says”, or “change … to”, comes last. */
  isSaid: boolean;
  /** It has the word “title”, and says where it is to stand or that it is to be written. */
  isAsked: boolean;
  hasNoun: boolean;
}

const signs = /^[:"“”„«»]$/;

/** The words of the lead up to the first one that is none of them. */
function readLead(words: readonly RegExpExecArray[], known: Words): Lead | null {
  const kinds = new Set<Kind>();
  let end = 0;
  let last: Kind | undefined;
  let count = 0;
  for (const [index, match] of words.entries()) {
    const [word] = match;
    const beginsShouted = index > 0 && /^\p{Lu}$/u.test(word) && isCapitals(words[index + 1]?.[0] ?? '', index + 1);
    const kind = beginsShouted || isCapitals(word, index) ? undefined : kindOf(word, known);
    if (!kind) break;
    kinds.add(kind);
    last = kind;
    end = match.index + word.length;
    count = index + 1;
  }
  const isTitle = kinds.has('noun') || (kinds.has('place') && (kinds.has('write') || kinds.has('written')));
  const isOfNoun = last === 'written' || (last === 'to' && kinds.has('change'));
  const isSaid = last === 'saying' || (isOfNoun && kinds.has('noun'));
  const isAsked = kinds.has('noun') && (kinds.has('place') || kinds.has('write'));
  return isTitle ? { end, words: count, isSaid, isAsked, hasNoun: kinds.has('noun') } : null;
}

/** “NUEVA” begins a title; “A” and a message all in capitals do not. */
function isCapitals(word: string, index: number): boolean {
  return index > 0 && /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word);
}

function titleBehind(text: string, { end, isSaid, isAsked }: Lead): string | null {
  const rest = text.slice(end).trim();
  const [, quoted = '', behind = ''] = /^:?\s*["“„«]([^"“”„«»]+)["“”»]([^"“”„«»]*)$/u.exec(rest) ?? [];
  const wordsBehind = (isAsked ? firstClause(behind) : behind).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (quoted.trim() && wordsBehind <= (isAsked ? maxWordsBehind : 0)) return quoted.trim();
  if (/["“”„«»]/.test(rest)) return null;
  const named = /^:\s*(\S.*)$/su.exec(rest)?.[1];
  if (named) return named.trim();
  if (rest === '' || rest.includes('\n')) return null;
  return shoutedIn(rest, text) ?? (isSaid ? withoutPlace(rest) : null);
}

/** In words, behind a title in capitals: “… for the whole video”. */
const maxWordsBehindShouted = 6;

/** The capitals at the beginning: “HIGH UP all the time”. */
function shoutedIn(rest: string, text: string): string | null {
  // "put it at the top, OK"
  if (text === text.toUpperCase() || /[,;.!?]$/.test(text.slice(0, -rest.length).trim())) return null;
  const shouted =
    /^[^\p{L}]*\p{Lu}[\p{Lu}\p{N}\p{P}]*(?:\s+[\p{Lu}\p{N}\p{P}]+(?!\p{Ll}))*(?=$|[\s,.;])/u.exec(rest)?.[0] ?? '';
  const behind = firstClause(rest.slice(shouted.length)).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return /\p{Lu}{2}/u.test(shouted) && behind <= maxWordsBehindShouted ? shouted.replace(/[,;.\s]+$/u, '') : null;
}

/** “… all the time”, “… at the beginning”: where and how long it stands is no part of a title. */
function withoutPlace(title: string): string {
  const asked = places.exec(title);
  return asked && asked.index > 0 ? title.slice(0, asked.index).trim() : title;
}

const places = new RegExp(`\\s+(?:${titlePlaces})[\\s.!]*$`, 'iu');

const compiled = new Map<TitleWords, Words>();

function compiledOf(words: TitleWords): Words {
  const entries = Object.entries(words).flatMap(([kind, list]) =>
    list.split(' ').map((word: string) => [fold(word), kind as Kind] as const),
  );
  const known = compiled.get(words) ?? new Map(entries);
  compiled.set(words, known);
  return known;
}
