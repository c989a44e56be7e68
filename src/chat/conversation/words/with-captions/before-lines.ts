import { takeAccents } from './take-accents.ts';
import { takeOneOfTwo } from './take-by-captions.ts';
import { takeEmoji } from './take-emoji.ts';
import { takeEmphasis } from './take-emphasis.ts';
import { takeLetterCase } from './take-letter-case.ts';
import { takePlain } from './take-plain.ts';
import { takeTakenOut } from './taken-out/take-taken-out.ts';

/** Read by the captions, a sentence at a time, before what names lines. */
export const takersBeforeLines = [
  takeOneOfTwo,
  takeTakenOut,
  takeEmoji,
  takePlain,
  takeEmphasis,
  takeAccents,
  takeLetterCase,
] as const;
