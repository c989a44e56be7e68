/** What something that a message may mean is like: how much of each trait it has, mostly 1. */
export type Traits = Map<string, number>;

interface Ranking<Item> {
  traitsOf: (item: Item) => Traits;
  /** What each trait counts. */
  weights: ReadonlyMap<string, number>;
}

/** How likely each of several things is, by a log-linear model: 1 together. */
export function sharesOf<Item>(all: readonly Item[], { traitsOf, weights }: Ranking<Item>): number[] {
  const sums = all.map((item) => {
    let sum = 0;
    for (const [trait, much] of traitsOf(item)) sum += much * (weights.get(trait) ?? 0);
    return sum;
  });
  const largest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
