/** The same list, which counts how often one of its elements, or a field of one, is read. */
export function countedReads<T extends object>(list: readonly T[]): { list: readonly T[]; reads: () => number } {
  let reads = 0;
  const counting = <O extends object>(target: O): O =>
    new Proxy(target, {
      get(of, name) {
        reads++;
        return Reflect.get(of, name);
      },
    });
  return { list: counting(list.map(counting)), reads: () => reads };
}
