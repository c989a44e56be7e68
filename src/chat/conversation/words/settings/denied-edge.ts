import { type Item, type ItemOf, isKind, readItems } from '../read-items.ts';
import { findQuoted } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';

/** In characters. A longer message tells more. */
const maxLength = 200;
/** In words, of the part that denies a place. */
const maxDenied = 8;

/**
 * “Higher, not right at the bottom”: where the captions are not to be says no more than the step away from it.
 * @returns the message without such a part
 */
export function withoutDeniedEdge(text: string, dictionaries: readonly Dictionary[]): string {
  if (text.length > maxLength || !/[,;.!]/.test(text) || findQuoted(text).length > 0) return text;
  const parts = text.match(/[^,;.!?…\n]+[,;.!?…\n]*\s*/gu) ?? [];
  const steps = parts.flatMap((part) => stepsIn(part, dictionaries));
  const kept = parts.filter((part) => !deniesEdge(part, steps, dictionaries));
  return kept.length === 0 ? text : kept.join('').trim().replace(/[,;]$/u, '');
}

/** Up and down, in parts that deny nothing. */
function stepsIn(part: string, dictionaries: readonly Dictionary[]): number[] {
  if (beginsWithNo(part, dictionaries)) return [];
  return readItems(tokenize(part), dictionaries)
    .filter(isHeight)
    .map(({ meaning }) => meaning.direction);
}

function isHeight(item: Item): item is ItemOf<'grow'> {
  return isKind(item, 'grow') && item.meaning.dimension === 'height';
}

/** Whether a part denies the place that the steps lead away from, and says nothing else. */
function deniesEdge(part: string, steps: readonly number[], dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(part);
  if (steps.length === 0 || tokens.length > maxDenied || !beginsWithNo(part, dictionaries)) return false;
  const items = readItems(tokens, dictionaries);
  const [edge, ...others] = items.flatMap(edgeOf);
  const isPlain = items.every(
    (item) =>
      edgeOf(item).length > 0 || isKind(item, 'no', 'article', 'filler', 'degree', 'unknown', 'break', 'yes', 'join'),
  );
  return edge !== undefined && others.length === 0 && isPlain && steps.every((step) => step === -edge);
}

/** 1 = at the top. */
function edgeOf(item: Item): number[] {
  if (isHeight(item)) return [item.meaning.direction];
  const position = isKind(item, 'choice') ? item.meaning.settings.position : undefined;
  if (position === 'top') return [1];
  return position === 'bottom' ? [-1] : [];
}

function beginsWithNo(part: string, dictionaries: readonly Dictionary[]): boolean {
  const [first] = tokenize(part);
  return dictionaries.some(({ phrases }) => phrases.next.get(first?.key ?? '')?.meaning?.kind === 'no');
}
