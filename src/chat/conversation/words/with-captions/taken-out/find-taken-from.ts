import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import type { CorrectionWish } from '../../../understood-words.ts';
import { thinkingWords } from '../../lexicons/said/thinking-words.ts';
import { lettersOf } from '../../text/letters.ts';
import { takenOutAt } from '../../vocabulary/taken-out-phrases.ts';
import { wordsOfAll } from '../../vocabulary/words-of-all.ts';
import { lettersAt, type Place, type Spoken, wordsAt } from '../mentions.ts';
import type { Found } from '../take-found.ts';
import { indexesWhere, isFrame, type RemovalClause, removalClause, type Search } from './removal-clause.ts';

/** Of the captions, so that nobody loses a long text by one message. */
const maxLines = 40;
/** In words. */
const maxRun = 8;
/** Words between the phrase and what it is about: "from the". */
const maxBetween = 1;

const fillers = wordsOfAll((language) => thinkingWords[language]);

type Direction = 'from' | 'after' | 'before';

/** "Everything from «subscribe» on, kill it": the words from there to the end, or those up to there; null = nothing of the kind. */
export function findTakenFrom(words: readonly Spoken[], clauses: readonly Place[], search: Search): Found[] | null {
  const removals = clauses.map((place) => removalClause(wordsAt(words, place), search));
  if (removals.every((clause) => clause === null)) return null;
  for (const [index, place] of clauses.entries()) {
    const inside = wordsAt(words, place);
    const clause = removals[index] ?? withoutRemoval(inside);
    const isAsked = [removals[index], removals[index + 1]].some((one) => one && isPlainlyAsked(one, inside));
    const named = isAsked ? namedIn(clause, search) : null;
    const start = named && placeOf(named, search.captions.words.lines);
    const wishes = start && wishesFrom(named.direction, start, search.captions.words.lines);
    const next = removals[index] ? [] : clauses.slice(index + 1, index + 2);
    if (wishes) return wishes.map((wish) => ({ wish, places: [place, ...next] }));
  }
  return null;
}

function withoutRemoval(words: readonly Spoken[]): RemovalClause {
  const none = new Set<number>();
  return {
    words,
    tokens: words.map(({ token }) => token),
    asks: none,
    isWeak: false,
    places: none,
    names: [],
    edge: null,
  };
}

/** "Don't" asks for the opposite. */
function isPlainlyAsked({ words, asks }: RemovalClause, inside: readonly Spoken[]): boolean {
  return ![...words.filter((_, at) => !asks.has(at)), ...inside].some(
    (word) => word.isNot && !word.isQuoted && !words.some((one, at) => one === word && asks.has(at)),
  );
}

interface Named {
  direction: Direction;
  /** A line, or words by their letters. */
  what: number | string;
}

/** The words or the line from which on all is to go, where the clause says nothing else. */
function namedIn(clause: RemovalClause, search: Search): Named | null {
  const { words, tokens } = clause;
  const { dictionaries } = search;
  const onward = indexesWhere(tokens, (at) => takenOutAt(tokens, at, { dictionaries, of: 'onward' }));
  for (const at of tokens.keys()) {
    const found = directionAt(clause, at, { search, isOnward: onward.size > 0 });
    for (let between = 0; found && between <= maxBetween; between++) {
      const named = namedAt(clause, at + found.length + between, search);
      const isElse = (_: Spoken, index: number) =>
        (index < at || index >= (named?.to ?? 0)) && !onward.has(index) && !isFrame(clause, index, dictionaries);
      // "everything after line 3" may be a part of the video
      if (typeof named?.what === 'number' && found.direction !== 'from') return null;
      if (named && !words.some(isElse)) return { direction: found.direction, what: named.what };
    }
  }
  return null;
}

/** The line that is named at a place, or the longest words of the captions from there on; `to`: where that ends. */
function namedAt(
  { words, names }: RemovalClause,
  from: number,
  { captions }: Search,
): { what: number | string; to: number } | null {
  const name = names.find((one) => one.from <= from && one.to > from);
  if (name) return isWhole(words, name) ? { what: name.line, to: name.to } : null;
  for (let length = Math.min(maxRun, words.length - from); length > 0; length--) {
    const place = { from, to: from + length };
    const letters = lettersAt(words, place);
    if (captions.words.writtenAs(letters) !== null && isWhole(words, place)) return { what: letters, to: place.to };
  }
  return null;
}

/** All of a quote, or none of it. */
function isWhole(words: readonly Spoken[], { from, to }: Place): boolean {
  const quoted = words.flatMap(({ isQuoted }, at) => (isQuoted ? [at] : []));
  return quoted.length === 0 || (quoted[0] === from && quoted.at(-1) === to - 1);
}

function directionAt(
  { tokens, words }: RemovalClause,
  at: number,
  { search: { dictionaries }, isOnward }: { search: Search; isOnward: boolean },
): { direction: Direction; length: number } | null {
  if (words[at]?.isQuoted) return null;
  for (const of of ['after', 'before', 'from', 'maybeFrom'] as const) {
    const length = takenOutAt(tokens, at, { dictionaries, of });
    if (length === 0 || (of === 'maybeFrom' && !isOnward)) continue;
    return { direction: of === 'maybeFrom' ? 'from' : of, length };
  }
  return null;
}

interface WordsInLine {
  /** From 0 on. */
  line: number;
  from: number;
  to: number;
}

/** Where the captions have the words, if they stand there once. */
function placeOf({ what }: Named, lines: readonly string[]): WordsInLine | null {
  if (typeof what === 'number')
    return { line: what - 1, from: 0, to: (lines[what - 1] ?? '').trim().split(/\s+/).length };
  const found: WordsInLine[] = [];
  for (const [line, text] of lines.entries()) {
    const words = text.split(/\s+/).map(lettersOf);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + maxRun); to++)
        if (words.slice(from, to).join('') === what && words[from] !== '') found.push({ line, from, to });
    }
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function wishesFrom(
  direction: Direction,
  { line, from, to }: WordsInLine,
  lines: readonly string[],
): CorrectionWish[] | null {
  const words = (lines[line] ?? '').trim().split(/\s+/);
  const isBefore = direction === 'before';
  const gone = isBefore ? words.slice(0, from) : words.slice(direction === 'after' ? to : from);
  const kept = isBefore ? words.slice(from) : words.slice(0, words.length - gone.length);
  const whole = lines.flatMap((_, index) => ((isBefore ? index < line : index > line) ? [index + 1] : []));
  // what people say while they think does not stay alone
  if (kept.every((word) => fillers.has(lettersOf(word)))) whole.push(line + 1);
  const ofLine: CorrectionWish[] =
    gone.length > 0 && !whole.includes(line + 1)
      ? [{ kind: 'replace_words', wrong: splitAffixes(gone.join(' ')).core, right: '', lines: [line + 1] }]
      : [];
  if (whole.length > maxLines || whole.length === lines.length || whole.length + ofLine.length === 0) return null;
  return [...ofLine, ...whole.sort((a, b) => a - b).map((one): CorrectionWish => ({ kind: 'remove_line', line: one }))];
}
