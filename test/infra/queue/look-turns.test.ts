import { expect, it } from 'vitest';
import { looksNow } from '../../../src/infra/queue/look-turns.ts';

/** The same numbers each time, evenly spread (the golden ratio’s multiples). */
function spreadNumbers(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return (count * 0.618_033_988_749_895) % 1;
  };
}

it('has three workers of a fleet look at a time, however many there are, and all of a smaller one', () => {
  for (const fleetSize of [1, 2, 3]) expect(looksNow(fleetSize, () => 0.999)).toBe(true);
  for (const fleetSize of [4, 10, 50, 500]) {
    const random = spreadNumbers();
    const times = 100;
    const looks = Array.from({ length: fleetSize * times }, () => looksNow(fleetSize, random)).filter(Boolean).length;
    expect(Math.abs(looks / times - 3)).toBeLessThan(0.1);
  }
});
