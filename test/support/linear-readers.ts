import { it } from 'vitest';
import { expectLinear, type Reader } from './expect-linear.ts';

/** A function of a text, or one with what is special about it. */
type Readers = Record<string, ((text: string) => unknown) | (Reader & { read: (text: string) => unknown })>;

/** The search of the long form takes minutes for a slow function. */
const timeoutMs = 1_800_000;

/** A test for each: the time grows with the length of the text. For more texts: `npm run test:linear`. */
export function itReadsInLinearTime(readers: Readers): void {
  for (const [name, reader] of Object.entries(readers)) {
    const { read, ...how } = typeof reader === 'function' ? { read: reader } : reader;
    it(name, () => expectLinear(name, read, how), timeoutMs);
  }
}
