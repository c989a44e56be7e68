import type { Meaning } from './meaning.ts';
import type { TypoIndex } from './typos.ts';

/** A lexicon made ready for looking up. */
export interface Dictionary {
  phrases: PhraseNode;
  /** Every word that stands in a phrase, and those that are no typos of one. */
  known: ReadonlySet<string>;
  typos: TypoIndex;
  /** Words of one language beside the phrases, see `Lexicon.corrections`. */
  corrections: CompiledCorrections;
}

/** The phrases that begin with the words on the way here. */
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

/** One phrase, folded, a key for each word. */
export type WordChoice = readonly string[];

/** Slots, and between them any one of some phrases. */
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
  // who comes first keeps the phrase: a lexicon's own words come before the names of languages
  node.meaning ??= meaning;
}
