/** Milliseconds since the Unix epoch; passed in, so that tests can set the time. */
export type Clock = () => number;

/** How far the common clock is ahead of this process's steady one. */
let aheadMs = 0;

/**
 * The common time of all processes. Within a process it is steady: it does not jump when somebody sets the machine's clock.
 * It follows the database's, see `followDatabaseClock`; before that, it is the machine's time at the start of the process.
 */
export const systemClock: Clock = () => Math.round(performance.timeOrigin + performance.now() + aheadMs);

/** Moves `systemClock`. */
export function moveClock(ms: number): void {
  aheadMs += ms;
}

const lookEveryMs = 1_000;
/** A smaller step is that of a time service, or a timer that was late. */
const minStepMs = 2_000;

/**
 * Calls `onStep` when the machine's own clock was set, forward or (negative) back; also when the machine slept, because the
 * steady time does not pass meanwhile.
 */
export function watchForClockSteps(onStep: (ms: number) => void, everyMs = lookEveryMs): { stop(): void } {
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  const timer = setInterval(() => {
    const stepMs = ahead() - before;
    before += stepMs;
    if (Math.abs(stepMs) > minStepMs) onStep(stepMs);
  }, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
