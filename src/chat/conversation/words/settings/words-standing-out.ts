import type { Token } from '../text/tokenize.ts';
import type { PatternWord } from '../topics/patterns.ts';
import { fitsAny } from '../topics/patterns-by-language.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

/** Tokens of a description, with what they mean. */
interface DescribedPart {
  at: number;
  /** In tokens. */
  length: number;
  meaning: Meaning;
}

/** In tokens, from a negation to what it denies: "no need to make special words different". */
const maxToDenied = 6;

/**
 * "The important words shouldn't stand out" wants words that are alike. A colour in between is read by itself: "make the key words red and
 * bigger".
 * @param place from its first token to its last one
 */
export function wordsStandingOut(
  { from, to }: { from: number; to: number },
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): DescribedPart[] {
  const clause = clauseAt(tokens, from, to);
  const words: PatternWord[] = clause.map(({ key, kind }) => ({ key, isNumber: kind === 'number' }));
  const negation = tokens.findIndex((token, at) => at >= from - maxToDenied && at <= to && isNegation(token));
  const isNear = negation >= 0 && !tokens.slice(negation, from).some(({ kind }) => kind === 'break');
  const isDenied = isNear || dictionaries.some(({ plainAgain }) => fitsAny(plainAgain, words));
  const start = isNear ? Math.min(from, negation) : from;
  const meaning = isDenied ? concepts.plainWords : concepts.keyWords;
  return withoutColors(start, to).map((part, index) => ({ ...part, meaning: index === 0 ? meaning : concepts.filler }));

  function isNegation({ key }: Token): boolean {
    return dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'no');
  }

  function isOfColor({ key }: Token): boolean {
    return dictionaries.some(({ phrases }) => {
      const kind = phrases.next.get(key)?.meaning?.kind;
      return kind === 'color' || kind === 'shade';
    });
  }

  function withoutColors(first: number, last: number): { at: number; length: number }[] {
    const parts: { at: number; length: number }[] = [];
    for (let at = first; at <= last; at++) {
      const [token, before] = [tokens[at], parts.at(-1)];
      if (!token || isOfColor(token)) continue;
      if (before && before.at + before.length === at) before.length++;
      else parts.push({ at, length: 1 });
    }
    return parts;
  }
}

/** The tokens between two signs. */
function clauseAt(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  const start = tokens.findLastIndex(({ kind }, at) => at < from && kind === 'break') + 1;
  const end = tokens.findIndex(({ kind }, at) => at > to && kind === 'break');
  return tokens.slice(start, end === -1 ? tokens.length : end).filter(({ kind }) => kind !== 'break');
}
