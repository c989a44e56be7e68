import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountPlaces } from '../../../../src/product/videos/lease/account-places.ts';
import { inTurnAfter, nextTurn, placeInTurn } from '../../../../src/product/videos/lease/queue-turns.ts';
import { claimVideo, turnOfOthersWaiting } from '../../../../src/product/videos/lease/video-lease.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { profileQueries } from '../../../support/profile-queries.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const deps = { ...parts, workerId: 'worker' };
const fetching = { from: ['queued', 'fetching'], stage: 'fetching' } as const;
const rendering = { from: ['rendering'], stage: 'rendering' } as const;

beforeEach(async () => {
  await parts.videos.deleteMany({});
  await parts.queueTurns.deleteMany({});
});

/** Adds videos of an account, one after the other. */
async function add(ownerId: number, count = 1): Promise<void> {
  for (let at = 0; at < count; at++) {
    parts.time.now += 1;
    const turn = await nextTurn(deps, ownerId);
    await buildVideo(parts.videos, { ownerId, turn, queuedAt: new Date(parts.time.now) });
  }
}

/** Claims one video and lets it leave the queue; returns its owner. */
async function serveOne(work: Parameters<typeof claimVideo>[1] = fetching): Promise<number | null> {
  const claim = await claimVideo(deps, work);
  if (!claim) return null;
  await parts.videos.updateOne({ _id: claim.video._id }, { stage: 'processed', leaseUntil: null, leaseOwner: null });
  return claim.video.ownerId;
}

const serve = async (count: number, work = fetching as Parameters<typeof claimVideo>[1]) => {
  const owners: (number | null)[] = [];
  for (let at = 0; at < count; at++) owners.push(await serveOne(work));
  return owners;
};

describe('the queue of a stage', () => {
  it('serves an account’s first video next, however many another has waiting', async () => {
    await add(1, 20);
    await claimVideo(deps, fetching);
    await add(2);
    expect(await serve(2)).toEqual([2, 1]);
  });

  it('serves accounts by turns where only one video is processed at a time', async () => {
    await add(1, 10);
    expect(await serve(3)).toEqual([1, 1, 1]);
    await add(2, 3);
    await add(3, 2);
    expect(await serve(8)).toEqual([1, 2, 3, 1, 2, 3, 1, 2]);
  });

  it('serves paying accounts first within a turn, then short videos, and nobody later than in the accounts’ next turn', async () => {
    const order = async (ownerId: number, isPaying: boolean, seconds: number) => {
      parts.time.now += 1;
      const turn = placeInTurn(await nextTurn(deps, ownerId), { isPaying, seconds });
      await buildVideo(parts.videos, { ownerId, turn, queuedAt: new Date(parts.time.now) });
    };
    await order(1, false, 3600);
    await order(2, false, 30);
    await order(3, true, 3600);
    await order(4, true, 30);
    for (let at = 0; at < 3; at++) await order(4, true, 20);
    expect(await serve(7)).toEqual([4, 3, 2, 1, 4, 4, 4]);
  });

  it('keeps the places of paying and short videos when they leave their turn to others', () => {
    const place = placeInTurn(7, { isPaying: false, seconds: 1800 });
    expect(place).toBeCloseTo(7.7, 6);
    expect(inTurnAfter(9.1, place)).toBeCloseTo(10.7, 6);
    expect(placeInTurn(place, { isPaying: true, seconds: null })).toBe(7);
    expect(placeInTurn(7, { isPaying: false, seconds: 1e9 })).toBeLessThan(8);
  });

  it('gives each of many videos that are added at the same moment a turn of its own', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, () => nextTurn(deps, 1)));
    expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('gives a new video the turn of the queue that is furthest behind', async () => {
    await add(1, 10);
    // all of them are fetched, and three are rendered
    await parts.videos.updateMany({}, { stage: 'rendering' });
    expect(await serve(3, rendering)).toEqual([1, 1, 1]);
    await claimVideo(deps, rendering);
    await add(2, 3);
    expect(await serve(3)).toEqual([2, 2, 2]);
    await parts.videos.updateMany({ ownerId: 2 }, { stage: 'rendering' });
    expect(await serve(6, rendering)).toEqual([2, 1, 2, 1, 2, 1]);
  });

  it('forgets what an account has withdrawn', async () => {
    await add(1, 3);
    await add(2, 50);
    await parts.videos.updateMany({ ownerId: 2 }, { removedAt: new Date(parts.time.now) });
    parts.time.now += 11_000;
    await add(2);
    expect(await serve(3)).toEqual([1, 2, 1]);
  });
});

describe('the places of an account', () => {
  it('are limited, and given back', async () => {
    await add(1, 12);
    await add(2, 2);
    const places = createAccountPlaces({ maxPerAccount: 4 });
    const claim = () => places.claim((fullOwnerIds) => claimVideo(deps, { ...fetching, fullOwnerIds }));
    const claimed = await Promise.all(Array.from({ length: 12 }, claim));
    const owners = claimed.map((one) => one?.video.ownerId ?? 0);
    expect([1, 2, 0].map((owner) => owners.filter((one) => one === owner).length)).toEqual([4, 2, 6]);
    claimed.find((one) => one?.video.ownerId === 1)?.place.leave();
    expect((await claim())?.video.ownerId).toBe(1);
    expect(await claim()).toBeNull();
  });

  it('are left to others by what is slow, as long as there are slow places', async () => {
    await add(1, 12);
    const places = createAccountPlaces({ maxPerAccount: 2, slow: { max: 4, maxPerAccount: 3 } });
    const claim = () => places.claim((fullOwnerIds) => claimVideo(deps, { ...fetching, fullOwnerIds }));
    const claimSlow = async () => (await claim())?.place.moveToSlow();
    const [first, second] = [await claim(), await claim()];
    expect(await claim()).toBeNull();
    expect([first?.place.moveToSlow(), first?.place.moveToSlow()]).toEqual([true, false]);
    expect(second?.place.moveToSlow()).toBe(true);
    expect(await claimSlow()).toBe(true);
    // all of its slow places are taken, so it gets no quick one either
    expect(await claimSlow()).toBeUndefined();
    first?.place.leave();
    first?.place.leave();
    expect(await claimSlow()).toBe(true);
    await add(2, 3);
    expect([await claimSlow(), await claimSlow(), await claimSlow()]).toEqual([true, false, false]);
    second?.place.leave();
    expect(await claim()).not.toBeNull();
  });
});

describe('the plan of a claim', () => {
  it('reads a few keys of the queue’s index, whatever has ended or waits', async () => {
    const sample = await buildVideo(parts.videos, { ownerId: 1, turn: 0 });
    const many = (count: number, changes: (index: number) => object) =>
      parts.videos.collection.insertMany(
        Array.from({ length: count }, (_, index) => ({ ...sample, ...changes(index) })) as never[],
      );
    const ended = { stage: 'processed', finishedAt: new Date(0) };
    await many(5_000, (index) => ({ _id: `ended-${index}`, ownerId: index % 50, ...ended }));
    await many(2_000, (index) => ({ _id: `waiting-${index}`, ownerId: 1, turn: index }));
    await many(500, (index) => ({ _id: `removed-${index}`, ownerId: 3, turn: 0, removedAt: new Date(0) }));

    const { connection } = parts.database;
    const plans = await profileQueries(connection, async () => {
      await nextTurn(deps, 2);
      await claimVideo(deps, fetching);
      await nextTurn(deps, 2);
    });
    const ofVideos = plans.filter(({ plan }) => plan.startsWith('IXSCAN { '));
    expect(ofVideos.length).toBeGreaterThanOrEqual(4);
    expect(plans.filter(({ plan }) => /COLLSCAN/.test(plan) && !/work_pauses/.test(plan))).toEqual([]);
    for (const { plan, keysExamined, docsExamined } of ofVideos) {
      expect(plan).toMatch(/^IXSCAN \{ (stage: 1, leaseUntil: 1, removedAt: 1|ownerId: 1, stage: 1|_id: 1)/);
      expect(keysExamined).toBeLessThan(40);
      expect(docsExamined).toBeLessThan(5);
    }

    const looks = await profileQueries(connection, async () => {
      expect(await turnOfOthersWaiting(deps, { from: ['queued'], ownerId: 2 })).toBe(0);
      expect(await turnOfOthersWaiting(deps, { from: ['queued'], ownerId: 1 })).toBeNull();
    });
    // the keys of its own waiting videos are passed over; MAX_QUEUED_VIDEOS limits them
    expect(Math.max(...looks.map(({ docsExamined }) => docsExamined))).toBeLessThan(5);

    const full = await profileQueries(connection, () => claimVideo(deps, { ...fetching, fullOwnerIds: [1] }));
    expect(Math.max(...full.map(({ docsExamined }) => docsExamined))).toBeLessThan(5);
  });
});
