import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from '../../src/infra/circuit-breaker.ts';

let now = 0;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = createCircuitBreaker({ clock: () => now });
});

function attempt(result: 'success' | 'fault' | 'nothing'): boolean {
  const mayStart = breaker.start() === null;
  if (mayStart) breaker.end(result);
  return mayStart;
}

describe('a circuit breaker', () => {
  it('pauses after three faults in a row, and not after two', () => {
    expect([attempt('fault'), attempt('fault'), attempt('success'), attempt('fault'), attempt('fault')]).toEqual(
      Array(5).fill(true),
    );
    expect(attempt('fault')).toBe(true);
    expect(breaker.start()).toEqual(new Date(now + 5_000));
  });

  it('lets one piece of work try after the pause, and the others wait for it', () => {
    for (let fault = 0; fault < 3; fault++) attempt('fault');
    now += 5_000;
    expect(breaker.start()).toBeNull();
    expect(breaker.start()).not.toBeNull();
    breaker.end('success');
    expect(breaker.start()).toBeNull();
  });

  it('doubles the pause with each further fault, up to a minute', () => {
    for (let fault = 0; fault < 3; fault++) attempt('fault');
    const pauses = Array.from({ length: 6 }, () => {
      const until = breaker.start()?.getTime() ?? 0;
      const pause = until - now;
      now = until;
      attempt('fault');
      return pause;
    });
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('says which fault has opened it', () => {
    const opened = [1, 2, 3].map(() => {
      breaker.start();
      return breaker.end('fault');
    });
    expect(opened).toEqual([false, false, true]);
  });

  it('stays open when there was nothing to try', () => {
    for (let fault = 0; fault < 3; fault++) attempt('fault');
    now += 5_000;
    expect(attempt('nothing')).toBe(true);
    expect(attempt('fault')).toBe(true);
    expect(attempt('success')).toBe(false);
  });
});
