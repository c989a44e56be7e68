import { phraseAt } from '../corrections/said-right.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { clausesIn } from './clauses-in.ts';
import { type Content, lastWord, namesNewWord, withoutLead } from './find-missing.ts';
import { namesSign } from './find-signs.ts';
import { aboutLetters } from './letter-case.ts';
import { isAndOnly, overlaps, type Place, type Spoken, textAt, wordsAt } from './mentions.ts';

interface MissingAtEdge {
  text: string;
  /** Whether it is missing at the beginning; else at the end. */
  atStart: boolean;
  /** The clause. */
  place: Place;
}

interface Search {
  dictionaries: readonly Dictionary[];
}

/** In words. A longer clause says more. */
const maxClause = 14;

/** "The word today is missing at the start", "vorne fehlt das Heute": each clause by itself; null = none says so. */
export function findMissingAtEdge(text: string, words: readonly Spoken[], search: Search): MissingAtEdge | null {
  for (const place of clausesIn(words).flatMap((clause) => [clause, ...partsAtAnd(words, clause, search)])) {
    const clause = wordsAt(words, place);
    const tokens = clause.map(({ token }) => token);
    if (clause.length > maxClause || namesSign(tokens, search.dictionaries)) continue;
    const [start, end, verb] = (['atStart', 'atEnd', 'missing'] as const).map((of) => longest(clause, of, search));
    const edge = start ?? end;
    if (!edge || !verb || overlaps(edge, verb) || isDenied(clause, [edge, verb])) continue;
    const content = contentIn(clause, { edge, verb }, search);
    if (content) return { text: textAt(text, clause, content.place), atStart: start != null, place };
  }
  return null;
}

/** "Today is missing at the start and it's Kiely": each part by itself, where the clause is not one. */
function partsAtAnd(words: readonly Spoken[], { from, to }: Place, { dictionaries }: Search): Place[] {
  const and = words.findIndex((word, at) => at > from && at < to && isAndOnly(word, dictionaries));
  if (and === -1) return [];
  return [
    { from, to: and },
    { from: and + 1, to },
  ];
}

/** "Nothing is missing at the end", but Russian "не хватает" is "is missing". */
function isDenied(words: readonly Spoken[], places: readonly Place[]): boolean {
  const isSaid = (at: number) => places.some(({ from, to }) => at >= from && at < to);
  return words.some(({ isNot, isQuoted }, at) => isNot && !isQuoted && !isSaid(at));
}

function longest(words: readonly Spoken[], of: 'atStart' | 'atEnd' | 'missing', { dictionaries }: Search) {
  const tokens = words.map(({ token }) => token);
  let best: Place | null = null;
  for (const from of words.keys()) {
    const length = words[from]?.isQuoted ? null : phraseAt(tokens, from, { dictionaries, of });
    if (length !== null && length > (best ? best.to - best.from : 0)) best = { from, to: from + length };
  }
  return best;
}

/** The one word, or the few, behind the verb or the edge; or a word with an article before both. */
function contentIn(words: readonly Spoken[], { edge, verb }: { edge: Place; verb: Place }, search: Search) {
  const [first, second] = verb.from < edge.from ? [verb, edge] : [edge, verb];
  const stretches = [
    { from: first.to, to: second.from },
    { from: second.to, to: words.length },
  ];
  const behind = stretches.flatMap((place) => withoutLead(place, words, search) ?? []);
  const before = first === verb ? lastWord({ from: 0, to: first.from }, words, search) : null;
  const [content, ...others] = behind.length > 0 ? behind : [before].filter((one) => one !== null);
  return content && others.length === 0 && isNewWord(words, content, search) ? content : null;
}

function isNewWord(words: readonly Spoken[], content: Content, { dictionaries }: Search): boolean {
  const said = wordsAt(words, content.place);
  if (said.some(({ token, isQuoted }) => !isQuoted && aboutLetters.has(token.key))) return false;
  return namesNewWord(words, content, { dictionaries, isMissing: true });
}
