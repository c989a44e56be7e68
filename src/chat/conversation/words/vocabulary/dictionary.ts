import type { Meaning } from './meaning.ts';
import type { TypoIndex } from './typos.ts';

/** A lexicon compiled for look-ups. */
export interface Dictionary {
  phrases: PhraseNode;
  /** Every word of a phrase, and the words that are not typos of one. */
  known: ReadonlySet<string>;
  typos: TypoIndex;
  /** See `Lexicon.corrections`. */
  corrections: CompiledCorrections;
}

/** A node of a trie; its path from the root are the words of a phrase. */
export interface PhraseNode {
  next: Map<string, PhraseNode>;
  meaning: Meaning | null;
}

export interface CompiledCorrections {
  sure: CorrectionForm[];
  likely: CorrectionForm[];
  removal: CorrectionForm[];
  line: WordChoice[];
  lineBecomes: WordChoice[];
  changeLine: WordChoice[];
  removeLine: WordChoice[];
  ordinals: ReadonlyMap<string, number>;
  lineTo: ReadonlySet<string>;
  lineAnd: ReadonlySet<string>;
  notCorrected: ReadonlySet<string>;
}

/** The folded words of one phrase. */
export type WordChoice = readonly string[];

/** Slots, and between them a choice of phrases. */
export type CorrectionForm = readonly (
  | { kind: 'slot'; slot: 'wrong' | 'right' }
  | { kind: 'words'; choices: readonly WordChoice[] }
)[];

export function newNode(): PhraseNode {
  return { next: new Map(), meaning: null };
}

export function addPhrase(root: PhraseNode, keys: readonly string[], meaning: Meaning): void {
  if (keys.length === 0) return;
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  // the first meaning of a phrase wins: a lexicon's own words come before the names of languages
  node.meaning ??= meaning;
}
