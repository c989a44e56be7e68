import { fold } from '../text/fold.ts';
import type { CorrectionPhrases, Lexicon } from './lexicon.ts';
import { type Misspellings, withMisspelt } from './misspellings.ts';
import { expandPhrases, keysOf } from './phrases.ts';

export type CompiledCorrections = ReturnType<typeof compileCorrections>;

export function compileCorrections(
  phrases: CorrectionPhrases,
  endings: Lexicon['endings'],
  misspellings: Misspellings,
) {
  const spellings = (phrase: string) => withMisspelt(keysOf(phrase), misspellings);
  const list = (phrasesOf: string) => longestFirst(expandPhrases(phrasesOf, endings).flatMap(spellings));
  // a word that is misspelt as two is found in phrases alone
  const misspelt = (word: string) => spellings(word).filter(({ length }) => length === 1);
  const keys = (word: string) => [...new Set([...keysOf(word), ...misspelt(word)].flat())];
  const form = (text: string) => compileForm(text, spellings);
  const words = (text: string) =>
    new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .flatMap(keys),
    );
  const ordinals = phrases.ordinals.split(' ').map((choice) => choice.split('/').flatMap(keys));
  return {
    forms: indexForms([
      // first: their "not" would also fit «X, not Y»
      ...phrases.plain.map((text) => ({ kind: 'plain' as const, parts: form(text) })),
      ...phrases.emphasis.map((text) => ({ kind: 'emphasis' as const, parts: form(text) })),
      ...phrases.quotedEmphasis.map((text) => ({ kind: 'quotedEmphasis' as const, parts: form(text) })),
      ...phrases.sure.map((text) => ({ kind: 'sure' as const, parts: form(text) })),
      ...phrases.likely.map((text) => ({ kind: 'likely' as const, parts: form(text) })),
      ...phrases.removal.map((text) => ({ kind: 'removal' as const, parts: form(text) })),
    ]),
    line: list(phrases.line),
    lineBecomes: list(phrases.lineBecomes),
    changeLine: list(phrases.changeLine),
    removeLine: list(phrases.removeLine),
    ordinals: new Map(ordinals.flatMap((choice, index) => choice.map((key) => [key, index + 1] as const))),
    lineTo: words(phrases.lineTo),
    lineAnd: words(phrases.lineAnd),
    mistaken: words(phrases.mistaken.replace(/\S+_\S+/g, '')),
    mistakenPairs: new Set((phrases.mistaken.match(/\S+_\S+/g) ?? []).map(fold)),
    last: words(phrases.last),
    twice: phrases.twice.split(' ').flatMap((phrase) => keysOf(phrase.replaceAll('_', ' '))),
    insteadOf: words(phrases.insteadOf),
    aWord: words(phrases.aWord),
    notCorrected: words(phrases.notCorrected),
  };
}

/** A form of corrections, in the order in which forms are tried. */
interface RankedForm {
  kind: 'sure' | 'likely' | 'removal' | 'plain' | 'emphasis' | 'quotedEmphasis';
  parts: CorrectionForm;
}

/** Finds the forms that words may match, so that most texts are compared with none. */
function indexForms(forms: readonly RankedForm[]) {
  const byKey = new Map<string, Set<number>>();
  for (const [rank, { parts }] of forms.entries()) {
    for (const key of firstKeysOf(parts)) byKey.set(key, (byKey.get(key) ?? new Set()).add(rank));
  }
  return {
    /** The forms that these words may match, in their order: each part's words are among them. */
    among(keys: ReadonlySet<string>): RankedForm[] {
      const ranks = new Set<number>();
      for (const key of keys) for (const rank of byKey.get(key) ?? []) ranks.add(rank);
      return forms.filter(({ parts }, rank) => ranks.has(rank) && parts.every((part) => isAmong(part, keys)));
    },
  };
}

function isAmong(part: CorrectionForm[number], keys: ReadonlySet<string>): boolean {
  return part.kind === 'slot' || part.choices.some((choice) => choice.every((key) => keys.has(key)));
}

/** Every form has words of its own. */
function firstKeysOf(parts: CorrectionForm): string[] {
  return parts.flatMap((part) => (part.kind === 'words' ? part.choices.flatMap(([key = '']) => [key]) : []));
}

/** The folded words of one phrase. */
export type WordChoice = readonly string[];

/** Slots, and between them a choice of phrases. */
export type CorrectionForm = readonly (
  | { kind: 'slot'; slot: 'wrong' | 'right' }
  | { kind: 'words'; choices: readonly WordChoice[] }
)[];

/** Reads `replace/change {wrong} instead_of {right}`. */
function compileForm(text: string, spellings: (phrase: string) => string[][]): CorrectionForm {
  return text.split(' ').map((part) => {
    if (part === '{wrong}' || part === '{right}') return { kind: 'slot', slot: part === '{wrong}' ? 'wrong' : 'right' };
    const choices = part.split('/').flatMap((choice) => spellings(choice.replaceAll('_', ' ')));
    return { kind: 'words', choices: longestFirst(choices) };
  });
}

function longestFirst(choices: WordChoice[]): WordChoice[] {
  return [...choices].sort((one, other) => other.length - one.length);
}
