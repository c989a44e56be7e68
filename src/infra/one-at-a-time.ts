/** Runs the calls of `work` one after the other, in the order in which they come. */
export function oneAtATime<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const start = () => work(...args);
    const next = last.then(start, start);
    last = next;
    return next;
  };
}
