import { describe, expect, it } from 'vitest';
import { sharesOf, type Traits } from '../../../../../src/chat/conversation/words/ranking/ranking.ts';

const traits = (...entries: [string, number][]): Traits => new Map(entries);
const traitsOf = (all: Traits) => all;

describe('how likely several things are', () => {
  it('is told by the weights of their traits', () => {
    const weights = new Map([
      ['round', Math.log(3)],
      ['green', Math.log(2)],
    ]);
    const shares = sharesOf([traits(['round', 1]), traits(), traits(['green', 2], ['unknown', 9])], {
      traitsOf,
      weights,
    });
    expect(shares.map((share) => Math.round(share * 8))).toEqual([3, 1, 4]);
  });

  it('is 1 together, also where weights are huge', () => {
    const [first, second] = sharesOf([traits(['round', 1]), traits()], {
      traitsOf,
      weights: new Map([['round', 5000]]),
    });
    expect(first).toBe(1);
    expect(second).toBe(0);
  });
});
