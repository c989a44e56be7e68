import { takeLetterOther } from './take-letter-other.ts';
import { takeRemark } from './take-remark.ts';
import { takeSplit } from './take-split.ts';

/** Read before what a "not" denies: they have a "not" of their own, or name words that are to go. */
export const takersBeforeNot = [takeRemark, takeLetterOther, takeSplit] as const;
