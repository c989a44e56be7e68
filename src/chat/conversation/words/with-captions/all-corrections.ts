import type { UnderstoodWords } from '../../understood-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { withCorrectionsInParts } from './corrections-in-parts.ts';
import { withSaidSameWay } from './same-way.ts';
import { withSpelledBeside } from './spelled-beside.ts';
import { withSpelledOut } from './spelled-out.ts';

interface Message {
  text: string;
  /** Words that it spells out letter by letter. */
  spelled: readonly string[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  partsOf: (text: string) => string[];
  /** What a part says by itself, with the captions. */
  read: (part: string) => UnderstoodWords;
}

/** Looks for more corrections in what was not understood of a message. */
export function withAllCorrections(first: UnderstoodWords, message: Message): UnderstoodWords {
  const { text } = message;
  const beside = withSpelledBeside(text, withSaidSameWay(text, first, message), message);
  return withSpelledOut(withCorrectionsInParts(beside, message), message);
}
