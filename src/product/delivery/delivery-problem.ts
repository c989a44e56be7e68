import type { en } from '../../texts/en/en.ts';
import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import type { NamesIn } from '../../texts/texts.ts';
import { textsOf } from '../../texts/texts-of.ts';

type Sentences = (typeof en)['causes']['deliveries'];

/** Why an attempt failed, as it is stored. It is worded when somebody reads it. */
export type DeliveryProblem = {
  [Code in keyof Sentences]: [NamesIn<Sentences[Code]>] extends [never]
    ? { code: Code; args?: undefined }
    : { code: Code; args: Record<NamesIn<Sentences[Code]>, string | number> };
}[keyof Sentences];

/** Version 1.0 stored English words; a messenger's own words are stored as they are. */
export type StoredProblem = DeliveryProblem | string;

/** A part of a sentence. */
export function wordProblem(problem: StoredProblem, language: Language): string {
  if (typeof problem === 'string') return problem;
  return fill<string>(textsOf(language).causes.deliveries[problem.code], { ...problem.args });
}
