import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type Place } from '../../../src/infra/threads/fair-queue.ts';

const limits = { places: 2, placesEach: 2, maxWaiting: 100, maxWaitingEach: 50 };
const light = (owner: string): Place => ({ owner, weight: 'light' });
const heavy = (owner: string): Place => ({ owner, weight: 'heavy' });

function startAll(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const started: string[] = [];
  for (let next = queue.start(); next; next = queue.start()) started.push(next.item);
  return started;
}

describe('the fair queue', () => {
  it('serves owners in turn, however many tasks one of them has', () => {
    const queue = createFairQueue<string>({ ...limits, places: 1 });
    for (const item of ['a1', 'a2', 'a3']) queue.add(light('a'), item);
    queue.add(light('b'), 'b1');
    const order: string[] = [];
    for (let next = queue.start(); next; next = queue.start()) {
      order.push(next.item);
      queue.end(next);
    }
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('gives one owner no more than their share of the places', () => {
    const queue = createFairQueue<string>({ ...limits, places: 4, placesEach: 2 });
    for (const item of ['a1', 'a2', 'a3']) queue.add(light('a'), item);
    expect(startAll(queue)).toEqual(['a1', 'a2']);
    queue.add(light('b'), 'b1');
    expect(startAll(queue)).toEqual(['b1']);
  });

  it('keeps the last free place for light tasks, and starts them first', () => {
    const queue = createFairQueue<string>(limits);
    for (const owner of ['a', 'b', 'c']) queue.add(heavy(owner), `heavy ${owner}`);
    expect(startAll(queue)).toEqual(['heavy a']);
    queue.add(light('d'), 'light d');
    expect(startAll(queue)).toEqual(['light d']);
    queue.add(light('e'), 'light e');
    queue.end(heavy('a'));
    expect(startAll(queue)).toEqual(['light e']);
  });

  it('runs heavy tasks where there is one place only', () => {
    const queue = createFairQueue<string>({ ...limits, places: 1 });
    queue.add(heavy('a'), 'heavy');
    expect(startAll(queue)).toEqual(['heavy']);
  });

  it('refuses more than its bounds, and forgets what leaves', () => {
    const queue = createFairQueue<string>({ ...limits, maxWaiting: 3, maxWaitingEach: 2 });
    const leave = queue.add(light('a'), 'a1');
    expect(queue.add(light('a'), 'a2')).not.toBeNull();
    expect(queue.add(light('a'), 'a3')).toBeNull();
    expect(queue.add(light('b'), 'b1')).not.toBeNull();
    expect(queue.add(light('c'), 'c1')).toBeNull();
    expect([leave?.(), leave?.(), queue.waiting]).toEqual([true, false, 2]);
    expect(queue.add(light('c'), 'c1')).not.toBeNull();
  });

  it('starts everything once and within its bounds, for any arrivals', () => {
    const task = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), weight: fc.constantFrom('light', 'heavy') });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 60 }), fc.integer({ min: 1, max: 4 }), (tasks, places) => {
        const placesEach = Math.max(1, Math.floor(places / 2));
        const queue = createFairQueue<number>({ places, placesEach, maxWaiting: 100, maxWaitingEach: 100 });
        for (const [index, place] of tasks.entries()) queue.add(place as Place, index);
        const running: (Place & { item: number })[] = [];
        const started: number[] = [];
        do {
          for (let next = queue.start(); next; next = queue.start()) {
            running.push(next);
            started.push(next.item);
          }
          const heavies = running.filter(({ weight }) => weight === 'heavy').length;
          expect(running.length).toBeLessThanOrEqual(places);
          expect(heavies).toBeLessThanOrEqual(Math.max(1, places - 1));
          for (const owner of ['a', 'b', 'c']) {
            expect(running.filter((one) => one.owner === owner).length).toBeLessThanOrEqual(placesEach);
          }
          const ended = running.shift();
          if (ended) queue.end(ended);
        } while (running.length > 0 || queue.waiting > 0);
        expect(started.toSorted((a, b) => a - b)).toEqual(tasks.map((_, index) => index));
      }),
    );
  });
});
