import type { CaptionInput } from '../captions/caption.ts';
import type { Draft } from '../render/draft/preview-draft.ts';
import type { Derivation, Unparsed } from './stored-input.ts';

/** Of a script, which is only split into lines: one of 10 MB counts as light, and takes about 0.2 s. */
export const charactersOfScriptEach = 1_000;

/** Of pixels: a whole frame of 8K counts as heavy. */
export const bytesOfPixelsEach = 10_000;

/** Of a font: one of 500 KB counts as heavy. */
export const bytesOfFontEach = 50;

/** Bytes of stored JSON, and characters in memory, of a usual word. */
const bytesOfWord = 90;
const charactersOfWord = 6;

export function sizeOfDerivation({ words, given, settings }: Derivation): number {
  const count = words instanceof Uint8Array ? words.length / bytesOfWord : words.length;
  const isJson = typeof given === 'string' || given instanceof Uint8Array;
  const characters = isJson ? given.length / 4 : sizeOfCaptions({ captions: given ?? [] });
  return count * charactersOfWord + characters + (settings.script?.length ?? 0);
}

/** Parsing is all that is done with it: a plan of 1 MB counts as light, and takes about 10 ms. */
export function sizeOfPlan(plan: Uint8Array): number {
  return plan.length / 100;
}

export function sizeOfDraft({ draft }: { draft: Unparsed<Draft> }): number {
  return sizeOfDerivation(draft.derivation);
}

export function sizeOfCaptions({ captions }: { captions: CaptionInput[] }): number {
  return captions.reduce((size, { text }) => size + text.length, 0);
}
