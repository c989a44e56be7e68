import { describe, expect, it } from 'vitest';
import { type FleetCheck, findFleetFaults } from '../../../scripts/fleet/check-fleet.ts';
import { ordersOf } from '../../../scripts/fleet/fill-queue.ts';
import { measureFairness } from '../../../scripts/fleet/measure-fairness.ts';

const whole: FleetCheck = {
  ...{ accepted: 10, finished: 6, waiting: 4, waitingByStage: { queued: 4 }, failed: 0, lost: 0, notAccepted: 0 },
  ...{
    held: 0,
    crashes: 0,
    triesAndFaults: 0,
    announced: 6,
    announcedTwice: 0,
    announcedUnfinished: 0,
    unannounced: 0,
  },
  ...{ wrongSignatures: 0, requestsRepeated: 1, outputsMissing: 0, filesWithoutOutput: 2 },
};

describe('findFleetFaults', () => {
  it('finds none where every video is finished and announced once, or waits', () => {
    expect(findFleetFaults(whole)).toEqual([]);
  });

  it.each([
    [{ announcedTwice: 1 }, ['announcedTwice: 1']],
    [{ unannounced: 2 }, ['unannounced: 2']],
    [{ waiting: 3 }, ['6 finished and 3 waiting of 10']],
    [{ lost: 1, waiting: 3 }, ['lost: 1', '6 finished and 3 waiting of 10']],
    [{ held: 1, crashes: 1 }, ['held: 1', 'crashes: 1']],
  ])('names %j', (changes, faults) => {
    expect(findFleetFaults({ ...whole, ...changes })).toEqual(faults);
  });
});

describe('ordersOf', () => {
  it('has one person order a tenth at once, before people with one video and others with several', () => {
    const orders = ordersOf({ videos: 60, people: 30 });
    expect(orders).toHaveLength(60);
    expect(orders.slice(0, 6).map(({ person, place }) => [person, place])).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((place) => [0, place]),
    ]);
    expect(orders.filter(({ isOnly }) => isOnly)).toHaveLength(24);
    expect(new Set(orders.map(({ person }) => person)).size).toBe(30);
    expect(new Set(orders.map(({ person, place }) => `${person} ${place}`)).size).toBe(60);
  });

  it('refuses sizes that leave nothing to share', () => {
    expect(() => ordersOf({ videos: 30, people: 30 })).toThrow('too few videos');
  });
});

describe('measureFairness', () => {
  it('tells the longest wait of people with one video, and how many later videos ended before theirs', () => {
    const accepted = new Map([
      ['first', { person: 0, place: 0, isOnly: false, atMs: 0 }],
      ['second', { person: 0, place: 1, isOnly: false, atMs: 0 }],
      ['quick', { person: 1, place: 0, isOnly: true, atMs: 0 }],
      ['late', { person: 2, place: 0, isOnly: true, atMs: 0 }],
      ['never', { person: 3, place: 0, isOnly: true, atMs: 0 }],
    ]);
    const ended = (atMs: number) => ({ status: 'processed', atMs, eventIds: new Set(['an id']) });
    const events = new Map([
      ['first', ended(1_000)],
      ['quick', ended(2_000)],
      ['second', ended(3_000)],
      ['late', ended(4_000)],
    ]);
    const measured = measureFairness({ accepted, events, startedMs: 500, endedMs: 10_500 });
    expect(measured).toMatchObject({ peopleWithOne: 3, served: 2, worstWaitSeconds: 10, overtaken: 1 });
    expect(measured.ofTheFirstPerson).toBe(2);
  });
});
