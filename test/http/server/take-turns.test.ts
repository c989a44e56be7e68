import { describe, expect, it } from 'vitest';
import { createStarts } from '../../../src/http/server/take-turns.ts';

const from = (credentials: string, network = 'everybody') => ({ network, credentials });

/** Asks for a turn for each caller at once, written as credentials@network. @returns the callers in the order in which they started */
async function startTogether(callers: string[]): Promise<string[]> {
  const turns = createStarts();
  const started: string[] = [];
  await Promise.all(
    callers.map(async (caller) => {
      const [credentials = '', network] = caller.split('@');
      const end = await turns.next(from(credentials, network));
      started.push(caller);
      end();
    }),
  );
  return started;
}

describe('requests that arrive together', () => {
  it('start at once when they are few', () => {
    const turns = createStarts();
    expect(['a', 'a', 'a', 'a'].map((caller) => typeof turns.next(from(caller)))).toEqual(Array(4).fill('function'));
    expect(turns.next(from('a'))).toBeInstanceOf(Promise);
  });

  it('start one of each caller in turn', async () => {
    const flood = Array<string>(300).fill('flood');
    const started = await startTogether([...flood, 'b', 'c', 'b']);
    expect(started).toHaveLength(303);
    expect(started.indexOf('b')).toBeLessThan(8);
    expect(started.indexOf('c')).toBeLessThan(8);
    expect(started.lastIndexOf('b')).toBeLessThan(12);
  });

  it('start one of each network in turn, whatever credentials it invents', async () => {
    const flood = Array.from({ length: 300 }, (_, index) => `${index}@flood`);
    const started = await startTogether([...flood, 'b@home', 'b@home', 'c@home']);
    expect(started).toHaveLength(303);
    expect(started.lastIndexOf('b@home')).toBeLessThan(14);
    expect(started.indexOf('c@home')).toBeLessThan(started.lastIndexOf('b@home'));
  });

  it('leave time for other work between them', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      timer = setImmediate(look);
    };
    let timer = setImmediate(look);
    await startTogether(Array<string>(100).fill('flood'));
    clearImmediate(timer);
    expect(looks).toBeGreaterThan(10);
  });

  it('start at once again when none is waiting any more', async () => {
    const turns = createStarts();
    await Promise.all(Array.from({ length: 50 }, async () => (await turns.next(from('a')))()));
    for (let round = 0; round < 3; round++) await new Promise(setImmediate);
    expect(turns.next(from('a'))).toBeInstanceOf(Function);
  });

  it('wait while 32 are in work, but probes do not', async () => {
    const turns = createStarts();
    const ends = await Promise.all(Array.from({ length: 32 }, () => turns.next(from('a'))));
    const started: string[] = [];
    const next = async (caller: string, network?: string) => {
      await turns.next(from(caller, network));
      started.push(caller);
    };
    const waiting = next('b');
    await next('probe', 'probe');
    for (let round = 0; round < 10; round++) await new Promise(setImmediate);
    expect(started).toEqual(['probe']);
    ends[0]?.();
    await waiting;
    expect(started).toEqual(['probe', 'b']);
  });

  it('do not wait for those that take long', async () => {
    const turns = createStarts();
    for (let count = 0; count < 100; count++) await turns.next(from('a'));
  });

  it('wait while connections are accepted, but not for long', async () => {
    const turns = createStarts();
    const began = performance.now();
    let rounds = 0;
    const accept = () => {
      turns.noteConnection();
      rounds += 1;
      timer = setImmediate(accept);
    };
    let timer = setImmediate(accept);
    while (rounds < 10) await new Promise(setImmediate);
    await turns.next(from('a'));
    clearImmediate(timer);
    expect(performance.now() - began).toBeGreaterThanOrEqual(9);
  });
});
