import { takeNotSaid } from './said-otherwise/take-said-otherwise.ts';
import { takeAskedWrong } from './take-asked-wrong.ts';
import { takeLetterCount } from './take-letter-count.ts';
import { takeLetterNamed } from './take-letter-named.ts';
import { takeLetterOther } from './take-letter-other.ts';
import { takeListed } from './take-listed.ts';
import { takeNameSaidAs } from './take-named.ts';
import { takeRemark } from './take-remark.ts';
import { takeSmall } from './take-small.ts';
import { takeSplit } from './take-split.ts';

/** Read before what a "not" denies: they have a "not" of their own, name words that are to go, or are lists of right words. */
export const takersBeforeNot = [
  takeListed,
  takeAskedWrong,
  takeRemark,
  takeNotSaid,
  takeLetterOther,
  takeSplit,
  takeNameSaidAs,
  takeSmall,
  takeLetterCount,
  takeLetterNamed,
] as const;
