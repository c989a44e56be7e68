import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker, type PieceOfWork } from '../../src/infra/circuit-breaker.ts';

let now = 0;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = createCircuitBreaker({ clock: () => now });
});

let lastId = 0;

/** Of one owner after the other, unless one is given. */
function attempt(
  result: 'success' | 'fault' | 'nothing',
  work: PieceOfWork | null = { id: String(++lastId), ownerId: lastId },
): boolean {
  const mayStart = breaker.start() === null;
  if (mayStart) breaker.end(result, work);
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
    breaker.end('success', null);
    expect(breaker.start()).toBeNull();
  });

  it('lets another one try when the first one takes long', () => {
    for (let fault = 0; fault < 3; fault++) attempt('fault');
    now += 5_000;
    breaker.start();
    now += 29_999;
    expect(breaker.start()).not.toBeNull();
    now += 1;
    expect(breaker.start()).toBeNull();
    expect(breaker.start()).not.toBeNull();
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
      return breaker.end('fault', null);
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

describe('a circuit breaker whose faults have one owner', () => {
  const of = (id: string, ownerId = 1) => ({ id, ownerId });

  it('pauses nothing for one or two pieces of work, however often they fail', () => {
    for (const id of ['a', 'b', 'a', 'b', 'a', 'b']) expect(attempt('fault', of(id))).toBe(true);
    expect([breaker.start(), breaker.pausedOwners()]).toEqual([null, null]);
  });

  it('pauses that owner for three, longer each time, and others go on', () => {
    for (const id of ['a', 'b', 'c']) attempt('fault', of(id));
    expect(breaker.start()).toBeNull();
    expect(breaker.pausedOwners()).toEqual({ ownerIds: [1], until: new Date(now + 5_000) });
    now += 5_000;
    expect(breaker.pausedOwners()).toBeNull();
    attempt('fault', of('a'));
    expect(breaker.pausedOwners()?.until).toEqual(new Date(now + 10_000));
    attempt('success', of('d', 2));
    expect(breaker.pausedOwners()).toBeNull();
  });

  it('pauses everything as soon as another owner meets one too, or one is met outside of any work', () => {
    for (const last of [of('d', 2), null]) {
      for (const id of ['a', 'b', 'c']) attempt('fault', of(id));
      attempt('fault', last);
      expect(breaker.start()).not.toBeNull();
      breaker.end('success', null);
    }
  });
});
