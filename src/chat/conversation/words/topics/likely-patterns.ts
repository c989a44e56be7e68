import type { Pattern, PatternWord } from './patterns.ts';

/** Where in a list the patterns are that may be in a sentence. */
interface PatternIndex {
  /** By a word of each pattern, the one that fewest patterns have. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** The same for beginnings of words. */
  byBeginning: ReadonlyMap<string, readonly number[]>;
  longestBeginning: number;
  /** Those with nothing but numbers and letters. */
  always: readonly number[];
}

const indexes = new WeakMap<readonly Pattern<string>[], PatternIndex>();

/**
 * The patterns of a list that may be in a sentence, in the order of the list: there are thousands, and a sentence has the words of
 * few. The list must not change any more.
 */
export function likelyPatterns<Name extends string>(
  patterns: readonly Pattern<Name>[],
  words: readonly PatternWord[],
): Pattern<Name>[] {
  const { byWord, byBeginning, longestBeginning, always } = indexOf(patterns);
  const found = new Set(always);
  for (const { key } of words) {
    for (const at of byWord.get(key) ?? []) found.add(at);
    for (let length = 0; length <= Math.min(longestBeginning, key.length); length++) {
      for (const at of byBeginning.get(key.slice(0, length)) ?? []) found.add(at);
    }
  }
  return [...found].sort((one, other) => one - other).flatMap((at) => patterns[at] ?? []);
}

function indexOf(patterns: readonly Pattern<string>[]): PatternIndex {
  const index = indexes.get(patterns) ?? createIndex(patterns);
  indexes.set(patterns, index);
  return index;
}

function createIndex(patterns: readonly Pattern<string>[]): PatternIndex {
  const counts = countUses(patterns);
  const byWord = new Map<string, number[]>();
  const byBeginning = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, { steps }] of patterns.entries()) {
    const rarest = rarestOf(steps, counts);
    if (!rarest) always.push(at);
    for (const word of rarest?.words ?? []) put(byWord, word, at);
    for (const beginning of rarest?.beginnings ?? []) put(byBeginning, beginning, at);
  }
  const longestBeginning = Math.max(0, ...[...byBeginning.keys()].map(({ length }) => length));
  return { byWord, byBeginning, longestBeginning, always };
}

type Step = Pattern<string>['steps'][number];

const textsOf = ({ words, beginnings }: Step) => [...words, ...beginnings];

/** How many steps have a word. */
function countUses(patterns: readonly Pattern<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of patterns.flatMap(({ steps }) => steps.flatMap(textsOf))) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** The step whose words fewest steps have; undefined = any number or letter fits each. */
function rarestOf(steps: readonly Step[], counts: ReadonlyMap<string, number>): Step | undefined {
  const usesOf = (step: Step) => textsOf(step).reduce((sum, text) => sum + (counts.get(text) ?? 0), 0);
  const [rarest] = steps
    .filter(({ isNumber, isLetter }) => !isNumber && !isLetter)
    .map((step) => ({ step, uses: usesOf(step) }))
    .sort((one, other) => one.uses - other.uses);
  return rarest?.step;
}

function put(lists: Map<string, number[]>, key: string, at: number): void {
  const list = lists.get(key);
  if (list) list.push(at);
  else lists.set(key, [at]);
}
