import { wordsAt as lengthAt } from '../../corrections/match-form.ts';
import { phraseAt } from '../../corrections/said-right.ts';
import { type LineName, lineNamesIn } from '../../in-lines/line-names.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import { takenOutAt } from '../../vocabulary/taken-out-phrases.ts';
import type { CaptionsInHand } from '../caption-words.ts';
import type { Place, Spoken } from '../mentions.ts';

/** A clause that asks for something to go. */
export interface RemovalClause {
  words: readonly Spoken[];
  tokens: readonly Token[];
  /** The words that say so. */
  asks: ReadonlySet<number>;
  /** Whether these are no verb of taking out: "out" also ends other verbs. */
  isWeak: boolean;
  /** The words that name a line, or its beginning or end. */
  places: ReadonlySet<number>;
  names: readonly LineName[];
  edge: 'atStart' | 'atEnd' | null;
}

export interface Search {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** null = the clause does not ask for it; `isAskedBefore`: another part of it does. */
export function removalClause(words: readonly Spoken[], search: Search, isAskedBefore = false): RemovalClause | null {
  const { dictionaries } = search;
  const tokens = words.map(({ token }) => token);
  const isOpen = ({ from, to }: Place) => !words.slice(from, to).some(({ isQuoted }) => isQuoted);
  // "lass" of "lass das so"
  const isAround = (at: number) => takenOutAt(tokens.slice(at, at + 1), 0, { dictionaries, of: 'around' }) > 0;
  const verbAt = (at: number) => {
    const lengths = dictionaries.map(({ corrections }) => lengthAt(tokens, at, corrections.removeLine) ?? 0);
    return Math.max(0, ...lengths.filter((length) => length > 1 || !isAround(at)));
  };
  const asksAt = (at: number) => Math.max(verbAt(at), takenOutAt(tokens, at, { dictionaries, of: 'out' }));
  const asks = indexesWhere(tokens, (at) => (isOpen({ from: at, to: at + asksAt(at) }) ? asksAt(at) : 0));
  if (asks.size === 0 && !isAskedBefore) return null;
  const isWeak = !tokens.some((_, at) => verbAt(at) > 0) && !isAskedBefore;
  const isWord = (at: number) => dictionaries.some(({ corrections }) => corrections.aWord.has(tokens[at]?.key ?? ''));
  const named = search.captions.line === undefined ? lineNamesIn(tokens, search) : [];
  // "the word «всё» in the third": what follows "word" does not belong to the name, although it may be an article
  const names = named.map((name) => (isWord(name.from - 1) ? { ...name, from: name.from + 1 } : name));
  const ofNames = names.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  const edges = (['atStart', 'atEnd'] as const).map((of) => ({
    of,
    at: indexesWhere(tokens, (at) => phraseAt(tokens, at, { dictionaries, of }) ?? 0),
  }));
  const edge = edges.find(({ at }) => at.size > 0);
  return {
    ...{ words, tokens, asks, isWeak, names, edge: edge?.of ?? null },
    places: new Set([...ofNames, ...(edge?.at ?? [])]),
  };
}

/** Words that say nothing of their own in such a clause. */
export function isFrame(clause: RemovalClause, at: number, dictionaries: readonly Dictionary[]): boolean {
  const { words, tokens, asks, places } = clause;
  const word = words[at];
  if (!word || asks.has(at) || places.has(at)) return true;
  if (word.isQuoted) return false;
  if (word.isTalk || takenOutAt(tokens, at, { dictionaries, of: 'around' }) > 0) return true;
  return word.isPlain && !(clause.isWeak && isVerbElsewhere(word, dictionaries));
}

/** The "make" and the "stand" of "make it stand out". */
function isVerbElsewhere({ token }: Spoken, dictionaries: readonly Dictionary[]): boolean {
  return dictionaries.some(({ phrases }) => {
    const meaning = phrases.next.get(token.key)?.meaning;
    return meaning?.kind === 'command' || (meaning?.kind === 'filler' && !meaning.isPolite);
  });
}

/** The indexes of all tokens of phrases, `lengthOf` which is their length at a place. */
export function indexesWhere(tokens: readonly Token[], lengthOf: (at: number) => number): Set<number> {
  const indexes = new Set<number>();
  for (const at of tokens.keys()) for (let index = at; index < at + lengthOf(at); index++) indexes.add(index);
  return indexes;
}
