/** The items in another order for each seed, the same each time: a linear congruential generator (Numerical Recipes). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed + 1;
  for (let last = order.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
