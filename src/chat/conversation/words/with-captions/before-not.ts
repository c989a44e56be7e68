import { takeLetterCount } from './take-letter-count.ts';
import { takeLetterOther } from './take-letter-other.ts';
import { takeNameSaidAs } from './take-named.ts';
import { takeRemark } from './take-remark.ts';
import { takeSmall } from './take-small.ts';
import { takeSplit } from './take-split.ts';

/** Read before what a "not" denies: they have a "not" of their own, or name words that are to go. */
export const takersBeforeNot = [
  takeRemark,
  takeLetterOther,
  takeSplit,
  takeNameSaidAs,
  takeSmall,
  takeLetterCount,
] as const;
