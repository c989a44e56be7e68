import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../dictionary-of.ts';
import { insteadWords } from '../lexicons/behind-change/instead-words.ts';
import type { LookPart } from '../lexicons/behind-change/look-part-words.ts';
import { type Item, isKind } from '../read-items.ts';
import { fold } from '../text/fold.ts';
import { mayNameWords } from '../text/says-more.ts';
import { fitsAny, patternsByLanguage } from '../topics/patterns-by-language.ts';
import { isAmong, type WordList, wordListOf } from '../vocabulary/word-list.ts';
import { type LookClause, lookClauses, namesValue, partOf } from './look-parts.ts';
import { staysAsItIs } from './read-back.ts';

export type NamedPart = LookPart | 'title';

/** “No, the letters, not the outline”. */
export interface ReadInstead {
  meant: NamedPart[];
  denied: NamedPart[];
  /** “Only the highlight”. */
  isOnly: boolean;
}

/** In words. A longer message tells more. */
const maxWords = 14;
/** Words that no dictionary knows. */
const maxUnknown = 2;

type Name = 'not' | 'no' | 'meant' | 'only' | 'wrong' | 'title' | 'captions';

/** The part that a change before was meant for, and the one that it was not; null = a message says nothing so. */
export function readInstead(text: string, language: Language): ReadInstead | null {
  if (mayNameWords.test(text) || /[?？]/.test(text)) return null;
  const clauses = lookClauses(text, language);
  const words = clauses.flatMap((clause) => clause.words);
  if (words.length === 0 || words.length > maxWords || clauses.some(namesValue)) return null;
  const is = (name: Name, key: string) => isAmong(listsOf(language, name), key);
  const read = { meant: [] as NamedPart[], denied: [] as NamedPart[] };
  for (const [index, clause] of clauses.entries()) readClause(clause, index === 0, read);
  const [first] = words;
  const begins = first !== undefined && is('no', first.key);
  // “no las letras no el contorno”: the first one only answers
  if (read.meant.length === 0 && begins && read.denied.length > 1) read.meant = read.denied.splice(0, 1);
  const says = (name: Name) => words.some(({ key }) => is(name, key));
  const isOnly = says('only');
  const isSaid = begins || read.denied.length > 0 || isOnly || says('meant') || says('wrong');
  const unclear = clauses.reduce((count, clause) => count + unclearIn(clause, language), 0);
  const isElse = unclear > maxUnknown || clauses.some((clause) => ordersElse(clause, language));
  if (read.meant.length === 0 || !isSaid || isElse) return null;
  return { ...read, isOnly };

  function readClause({ words: own }: LookClause, isFirst: boolean, into: typeof read): void {
    let isDenied = false;
    for (const [at, { key }] of own.entries()) {
      const answers = isFirst && at === 0 && is('no', key) && (own.length === 1 || !is('not', key));
      if (is('meant', key)) isDenied = false;
      else if (is('not', key) && !answers) isDenied = true;
      const part = is('title', key) ? 'title' : partOf(key, language);
      if (part) (isDenied ? into.denied : into.meant).push(part);
    }
  }
}

/** “No, remove the outline”, “no, leave the outline”. */
function ordersElse(clause: LookClause, language: Language): boolean {
  const denials = [...listsOf(language, 'not'), ...listsOf(language, 'no')];
  const isOrder = (item: Item) =>
    isKind(item, 'no') && !isAmong(denials, fold(clause.text.slice(item.start, item.end)));
  return staysAsItIs(clause, language) || clause.items.some(isOrder);
}

/** Words that may say something else. */
function unclearIn({ text, items }: LookClause, language: Language): number {
  const known = (['meant', 'wrong', 'captions', 'title'] as const).flatMap((name) => listsOf(language, name));
  const isKnown = (item: Item) => isAmong(known, fold(text.slice(item.start, item.end)));
  return items.filter((item) => isKind(item, 'unknown', 'request', 'leave_out', 'covers') && !isKnown(item)).length;
}

/** In words. */
const maxOpposite = 8;

/** “No, the other way around”: a message that says nothing but that. */
export function wantsOpposite(text: string, language: Language): boolean {
  if (mayNameWords.test(text) || /[?？]/.test(text)) return false;
  const clauses = lookClauses(text, language);
  const words = clauses.flatMap((clause) => clause.words);
  if (words.length === 0 || words.length > maxOpposite) return false;
  if (clauses.some((clause) => namesValueBeside(clause) || clause.parts.length > 0)) return false;
  return withEnglish(language).some((one) => fitsAny(opposites(one), words));
}

function namesValueBeside({ items }: LookClause): boolean {
  return items.some((item) => isKind(item, 'color', 'grow', 'shade', 'switch', 'number', 'choice'));
}

/** “I said thin, not none”: the thickness of a line that a message insists on; null = it does not. */
export function insistsOnThickness(text: string, language: Language): 'thin' | 'thick' | null {
  if (mayNameWords.test(text) || /[?？]/.test(text)) return null;
  const clauses = lookClauses(text, language);
  const words = clauses.flatMap((clause) => clause.words);
  const items = clauses.flatMap((clause) => clause.items);
  if (words.length > maxWords || items.some((item) => isKind(item, 'color', 'shade', 'switch', 'number'))) return null;
  const denies = items.some((item) => isKind(item, 'no'));
  const insists = denies || words.some(({ key }) => isAmong(listsOf(language, 'meant'), key));
  const [thickness] = items.filter((item) => isKind(item, 'grow'));
  if (!insists || !isKind(thickness, 'grow') || thickness.meaning.dimension !== 'thickness') return null;
  return thickness.meaning.direction < 0 ? 'thin' : 'thick';
}

const opposites = patternsByLanguage<'opposite'>((language) => ({ opposite: insteadWords[language].opposite }));

function listsOf(language: Language, name: Name): WordList[] {
  return withEnglish(language).map((one) => wordListOf(insteadWords[one][name]));
}
