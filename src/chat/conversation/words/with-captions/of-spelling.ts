import { takeLetterOther } from './take-letter-other.ts';
import { takeSplit } from './take-split.ts';

/** What a sentence says of the letters of a word, and of the blanks between two. */
export const takersOfSpelling = [takeLetterOther, takeSplit] as const;
