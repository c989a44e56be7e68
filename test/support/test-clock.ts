/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-03-10T12:00:00Z') {
  let now = Date.parse(start);
  return {
    clock: () => now,
    pass(ms: number) {
      now += ms;
    },
    set(time: string) {
      now = Date.parse(time);
    },
  };
}
