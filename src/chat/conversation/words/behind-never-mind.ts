import { type Language, languages } from '../../../texts/languages.ts';
import { withEnglish } from './dictionary-of.ts';
import { neverMindWords } from './lexicons/short/never-mind-words.ts';
import { fold } from './text/fold.ts';
import { isAmong, wordListOf } from './vocabulary/word-list.ts';

/** Clauses that may come first: “oh, well, never mind”. */
const maxClauses = 4;
/** In characters; a longer clause says more. */
const maxClause = 50;
/** In words; less behind it is no wish of its own. */
const minBehind = 2;

/**
 * “Never mind, make it yellow”: what a message says behind the clause that drops what was said last. null = no such clause comes
 * first, or too little comes behind it
 */
export function behindNeverMind(text: string, language: Language): string | null {
  let rest = text.trim();
  let isDropped = false;
  for (let count = 0; count < maxClauses; count++) {
    const clause = /^([^,;.!…\n?]+)[,;.!…\n]+\s*/u.exec(rest);
    const said = clause?.[1] ?? '';
    const kind = clause && said.length <= maxClause ? kindOf(said, language) : null;
    if (!clause || kind === null) break;
    isDropped ||= kind === 'dropped';
    rest = rest.slice(clause[0].length);
  }
  return isDropped && (rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= minBehind ? rest : null;
}

/** “No, leave it”, “ach nein, doch nicht”: a message that drops what was said last, with a no, and says nothing else. */
export function dropsLast(text: string, language: Language): boolean {
  const clauses = text.split(/[,;.!…\n]+/u).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length === 0 || clauses.length > maxClauses || text.length > maxClause || text.includes('?'))
    return false;
  const kinds = clauses.map((clause) => kindOf(clause, language));
  const noes = withEnglish(language).map((one) => wordListOf(neverMindWords[one].no));
  const saysNo = wordsOf(text).some((word) => isAmong(noes, word));
  return saysNo && kinds.includes('dropped') && !kinds.includes(null);
}

function kindOf(clause: string, language: Language): 'dropped' | 'beside' | null {
  const words = wordsOf(clause);
  const own = withEnglish(language).map((one) => compiled[one]);
  if (own.some(({ beside }) => words.every((word) => beside.has(word)))) return 'beside';
  return own.some(({ dropped, beside }) => {
    const from = words.findIndex((word) => !beside.has(word));
    const to = words.findLastIndex((word) => !beside.has(word));
    return dropped.has(words.slice(from, to + 1).join(' ')) || dropped.has(words.slice(from).join(' '));
  })
    ? 'dropped'
    : null;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}'’]+/u).flatMap((word) => (word === '' ? [] : [fold(word)]));
}

function compile(language: Language) {
  const { dropped, beside } = neverMindWords[language];
  return {
    dropped: new Set(dropped.split('|').map((phrase) => wordsOf(phrase).join(' '))),
    beside: new Set(beside.split(' ').map(fold)),
  };
}

const compiled = Object.fromEntries(languages.map((language) => [language, compile(language)])) as Record<
  Language,
  ReturnType<typeof compile>
>;
