import type { CompiledCorrections, CorrectionForm, WordChoice } from './dictionary.ts';
import { expandPhrases } from './expand-phrases.ts';
import { keysOf } from './keys-of.ts';
import type { CorrectionPhrases } from './lexicon.ts';

export function compileCorrections(
  phrases: CorrectionPhrases,
  endings: Readonly<Record<string, string>>,
): CompiledCorrections {
  const list = (phrasesOf: string) => expandPhrases(phrasesOf, endings).flatMap(keysOf);
  const words = (text: string) =>
    new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .flatMap((word) => keysOf(word).flat()),
    );
  const ordinals = phrases.ordinals.split(' ').flatMap((alternatives, index) =>
    alternatives.split('/').flatMap((word) =>
      keysOf(word)
        .flat()
        .map((key) => [key, index + 1] as const),
    ),
  );
  return {
    sure: phrases.sure.map(compileForm),
    likely: phrases.likely.map(compileForm),
    removal: phrases.removal.map(compileForm),
    line: list(phrases.line),
    lineBecomes: longestFirst(list(phrases.lineBecomes)),
    changeLine: longestFirst(list(phrases.changeLine)),
    removeLine: longestFirst(list(phrases.removeLine)),
    ordinals: new Map(ordinals),
    lineTo: words(phrases.lineTo),
    lineAnd: words(phrases.lineAnd),
    notCorrected: words(phrases.notCorrected),
  };
}

/** Reads `replace/change {wrong} instead_of {right}`. */
function compileForm(text: string): CorrectionForm {
  return text.split(' ').map((part) => {
    if (part === '{wrong}' || part === '{right}') return { kind: 'slot', slot: part === '{wrong}' ? 'wrong' : 'right' };
    const choices = part.split('/').flatMap((choice) => keysOf(choice.replaceAll('_', ' ')));
    return { kind: 'words', choices: longestFirst(choices) };
  });
}

function longestFirst(choices: WordChoice[]): WordChoice[] {
  return [...choices].sort((one, other) => other.length - one.length);
}
