import type { Language } from '../../../../texts/languages.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { clausesOf } from './clauses.ts';
import { findQuoted } from './quotes.ts';
import { tokenize } from './tokenize.ts';

/** In words, of each of two parts of a clause that "and" joins. */
const minWords = 2;
/** A message of more parts is a story. */
const maxParts = 12;

/**
 * The parts of a message that may each say something else: "the word is hook and what does it cost" has two. Signs within quotes part
 * nothing. Each is a part of the text as it is written.
 */
export function partsOf(text: string, language: Language): string[] {
  return partsAt(text, language, partsAtAnd);
}

/** In words, of each of two parts of a clause that only a verb parts. */
const minWish = 3;

/**
 * The same, and parts that begin with a "but" or a verb of wishing: who speaks a message leaves out the signs, as in "that's lovely could
 * you make it bigger".
 */
export function partsAtWishes(text: string, language: Language): string[] {
  const dictionaries = dictionariesFor(language);
  return partsAt(text, language, (clause, isJoin) =>
    partsAtAnd(clause, isJoin).flatMap((part) => {
      const tokens = tokenize(part).filter(({ kind }) => kind === 'word' || kind === 'number');
      const wished = new Set(
        readItems(tokens, dictionaries)
          .filter(isAsking)
          .map(({ start }) => start),
      );
      const isBut = (key: string) => dictionaries.some(({ sentences }) => sentences.contrast.has(key));
      const starts = [0];
      for (const [at, { start, key }] of tokens.entries()) {
        // a reason goes on to the end
        if (beginsReason(key)) break;
        const isFar = Math.min(at - (starts.at(-1) ?? 0), tokens.length - at) >= minWish;
        if (isFar && (wished.has(start) || isBut(key))) starts.push(at);
      }
      return starts.map((from, index) => {
        const next = starts[index + 1];
        return part
          .slice(from === 0 ? 0 : tokens[from]?.start, next === undefined ? undefined : tokens[next]?.start)
          .trim();
      });
    }),
  );
}

function partsAt(
  text: string,
  language: Language,
  split: (clause: string, isJoin: (word: string) => boolean) => string[],
): string[] {
  const dictionaries = dictionariesFor(language);
  // Italian "è" and Portuguese "é" say "is"
  const isJoin = (word: string) =>
    !/\p{M}/u.test(word.normalize('NFD')) && tokenize(word).some((token) => isAnd(token, dictionaries));
  const blank = withoutSignsInQuotes(text);
  let from = 0;
  const parts = clausesOf(blank).flatMap((clause) => {
    const start = blank.indexOf(clause, from);
    from = start + clause.length;
    return split(text.slice(start, from), isJoin);
  });
  return parts.slice(0, maxParts);
}

/** Signs become letters, so that places in the text stay the same. */
function withoutSignsInQuotes(text: string): string {
  let from = 0;
  const pieces = findQuoted(text).flatMap(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return [before, text.slice(start, end).replace(/[.,;!?…–—-]/gu, 'x')];
  });
  return [...pieces, text.slice(from)].join('');
}

function partsAtAnd(clause: string, isJoin: (word: string) => boolean): string[] {
  const words = [...clause.matchAll(/[\p{L}\p{N}]+/gu)];
  const parts: string[] = [];
  let [from, first] = [0, 0];
  for (const [at, { index, 0: word }] of words.entries()) {
    if (Math.min(at - first, words.length - at - 1) < minWords || !isJoin(word)) continue;
    parts.push(clause.slice(from, index).trim());
    [from, first] = [index + word.length, at + 1];
  }
  return [...parts, clause.slice(from).trim()];
}
