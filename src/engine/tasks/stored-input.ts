import type { Word } from '../captions/caption.ts';
import type { DeriveCaptionsInput } from '../captions/derive-captions.ts';
import type { Draft } from '../render/draft/preview-draft.ts';

/** What captions are derived from, where it is long as JSON: that is cheaper to copy than objects. */
export interface Derivation extends Omit<DeriveCaptionsInput, 'words' | 'given'> {
  /** JSON of the transcript's words, as it is stored, or the words themselves. */
  words: Uint8Array | Word[];
  /** JSON of the captions, or the captions themselves. */
  given: Uint8Array | string | DeriveCaptionsInput['given'];
}

/** The same with a transcript as it is stored. */
export type Unparsed<T> = T extends DeriveCaptionsInput
  ? Derivation
  : T extends { derivation: DeriveCaptionsInput } | { draft: Draft }
    ? { [Name in keyof T]: Unparsed<T[Name]> }
    : T;
