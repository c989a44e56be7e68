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
  const negation = negationOf({ from, to }, { tokens, dictionaries });
  const isDenied = negation !== null || dictionaries.some(({ plainAgain }) => fitsAny(plainAgain, words));
  const meaning = isDenied ? concepts.plainWords : concepts.keyWords;
  return partsOf({ from: Math.min(from, negation ?? from), to, meaning }, { tokens, dictionaries });
}

/** "The word should jump when I say it", "the words shouldn't jump when I say them". */
export function wordsJumping(
  { from, to }: { from: number; to: number },
  context: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): DescribedPart[] {
  const negation = negationOf({ from, to }, context);
  const start = Math.min(from, negation ?? from);
  const meaning = negation === null ? concepts.wordsPop : concepts.noMovement;
  return [{ at: start, length: to - start + 1, meaning }];
}

/** The index of a negation in a description, or not far before it in the same clause; null = there is none. */
function negationOf(
  { from, to }: { from: number; to: number },
  { tokens, dictionaries }: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): number | null {
  const first = Math.max(0, from - maxToDenied);
  const near = tokens.slice(first, to + 1);
  const at = near.findIndex(({ key }) =>
    dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'no'),
  );
  if (at === -1 || tokens.slice(first + at, from).some(({ kind }) => kind === 'break')) return null;
  return first + at;
}

/** What the whole means, in its first part; the others say no more. A colour between them is read by itself. */
function partsOf(
  { from, to, meaning }: Place,
  context: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): DescribedPart[] {
  const parts = withoutColors({ from, to }, context);
  return parts.map((part, index) => ({ ...part, meaning: index === 0 ? meaning : concepts.filler }));
}

/** In tokens, from what lights up to the colour that it is to have. */
const maxToColor = 6;

/** "The word glows green when I say it"; but in "what lights up yellow should be purple", yellow says which word it is. */
export function spokenWordParts(
  place: Place,
  context: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): DescribedPart[] {
  const behind = context.tokens.slice(place.to + 1, place.to + 1 + maxToColor);
  const color = behind.findIndex((token) => isOfKind(token, 'color', context));
  const isNamedByColor = color >= 0 && !behind.slice(0, color).some((token) => isOfKind(token, 'join', context));
  const whole = { at: place.from, length: place.to - place.from + 1, meaning: place.meaning };
  return isNamedByColor ? [whole] : partsOf(place, context);
}

interface Place {
  from: number;
  to: number;
  meaning: Meaning;
}

function isOfKind(
  token: Token | undefined,
  kind: Meaning['kind'],
  { dictionaries }: { dictionaries: readonly Dictionary[] },
): boolean {
  return dictionaries.some(({ phrases }) => phrases.next.get(token?.key ?? '')?.meaning?.kind === kind);
}

/** A description without the colours in it. */
function withoutColors(
  { from, to }: { from: number; to: number },
  context: { tokens: readonly Token[]; dictionaries: readonly Dictionary[] },
): { at: number; length: number }[] {
  const isKindAt = (at: number, kind: Meaning['kind']) => isOfKind(context.tokens[at], kind, context);
  // "light up green" names no light green
  const isOfColor = (at: number) =>
    isKindAt(at, 'color') || (isKindAt(at, 'shade') && (isKindAt(at - 1, 'color') || isKindAt(at + 1, 'color')));
  const parts: { at: number; length: number }[] = [];
  for (let at = from; at <= to; at++) {
    const before = parts.at(-1);
    if (isOfColor(at)) continue;
    if (before && before.at + before.length === at) before.length++;
    else parts.push({ at, length: 1 });
  }
  return parts;
}

/** The tokens between two signs. */
function clauseAt(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  const start = tokens.findLastIndex(({ kind }, at) => at < from && kind === 'break') + 1;
  const end = tokens.findIndex(({ kind }, at) => at > to && kind === 'break');
  return tokens.slice(start, end === -1 ? tokens.length : end).filter(({ kind }) => kind !== 'break');
}
