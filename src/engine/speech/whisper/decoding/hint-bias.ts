import type { ScoredToken } from './token-scores.ts';

/** Where a text stands within the hints. */
export interface HintState {
  /** Null = not within a hint. */
  node: HintNode | null;
  /** What the unfinished hint has added so far. */
  given: number;
}

interface HintNode {
  children: Map<number, HintNode>;
  isEnd: boolean;
}

/** Makes tokens of expected names more probable while a text is being found. */
export interface HintBias {
  start: HintState;
  /** Tokens that go on with a hint, or begin one. */
  continuations(state: HintState): readonly number[];
  advance(state: HintState, chosen: ScoredToken, isEnd: boolean): { state: HintState; bonus: number };
}

const outside: HintState = { node: null, given: 0 };

export const noHints: HintBias = {
  start: outside,
  continuations: () => [],
  advance: () => ({ state: outside, bonus: 0 }),
};

/**
 * @param sequences of tokens
 * @param bonus of each token of a hint, taken back when the text leaves the hint before its end
 */
export function biasTowards(
  sequences: readonly (readonly number[])[],
  { bonus, firstBonus, minFirst }: { bonus: number; firstBonus: number; minFirst: number },
): HintBias {
  const root: HintNode = { children: new Map(), isEnd: false };
  for (const sequence of sequences) {
    let node = root;
    for (const token of sequence) {
      const next = node.children.get(token) ?? { children: new Map(), isEnd: false };
      node.children.set(token, next);
      node = next;
    }
    node.isEnd = true;
  }
  return {
    start: outside,
    continuations: ({ node }) => (node ? [...node.children.keys()] : []),
    advance({ node, given }, { token, logProbability }) {
      const within = node?.children.get(token);
      if (within) return enter(within, given, bonus);
      // the hint has been left: what it was given goes, unless it was whole
      const back = node === null || node.isEnd ? 0 : -given;
      const begun = root.children.get(token);
      if (!begun || logProbability < minFirst) return { state: outside, bonus: back };
      const entered = enter(begun, 0, firstBonus);
      return { state: entered.state, bonus: back + entered.bonus };
    },
  };

  function enter(node: HintNode, given: number, added: number): { state: HintState; bonus: number } {
    if (node.isEnd && node.children.size === 0) return { state: outside, bonus: added };
    return { state: { node, given: node.isEnd ? 0 : given + added }, bonus: added };
  }
}
