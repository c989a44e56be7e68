import type { Reading, Segment } from '../corrections/reading.ts';
import { takeBesideSame } from './take-beside-same.ts';
import { takeInstead, takeLongNumber } from './take-by-captions.ts';
import { takeJoinedName } from './take-joined-name.ts';

/** Linear, so that both count as one try. */
const takeByOneWord = (reading: Reading, segments: readonly Segment[]) =>
  takeBesideSame(reading, segments) || takeJoinedName(reading, segments);

/** Read by the captions, a sentence at a time, where no form of a correction was found. */
export const takersAtLast = [takeInstead, takeLongNumber, takeByOneWord] as const;
