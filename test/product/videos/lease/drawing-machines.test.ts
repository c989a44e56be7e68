import { beforeEach, describe, expect, it } from 'vitest';
import { createDrawingMachines } from '../../../../src/product/videos/lease/drawing-machines.ts';
import { claimVideo, turnOfOthersWaiting } from '../../../../src/product/videos/lease/video-lease.ts';
import { createWorkPause } from '../../../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../../../src/product/videos/records/video.model.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { withoutLimits } from '../../../support/without-limits.ts';

const database = await testDatabase();
const videos = createVideoModel(database.connection);
await database.ensureIndexes();

let now = 1_000_000;
let living: string[] = [];
let reads = 0;
const clock = () => now;
const workPause = createWorkPause({ connection: database.connection, clock });
const deps = { videos, clock, workerId: 'worker', workPause, ...withoutLimits(database.connection) };
const rendering = { from: ['rendering'], stage: 'rendering' } as const;
const minutes = 60_000;

const machine = (own: string) =>
  createDrawingMachines({
    ...{ own, clock },
    async livingKinds() {
      reads += 1;
      return living;
    },
  });
const claim = async (own: string) =>
  (await claimVideo(deps, { ...rendering, claimable: machine(own).claimable }))?.video._id ?? null;

const waiting = (_id: string, drawnBy: string | null, turn = 0) =>
  buildVideo(videos, { _id, drawnBy, turn, stage: 'rendering', stageSince: new Date(now) });

beforeEach(async () => {
  [now, living, reads] = [1_000_000, ['gpu', 'cpu'], 0];
  await videos.deleteMany({});
});

describe('a machine', () => {
  it('leaves videos that it cannot continue to living machines that can', async () => {
    await waiting('vid_gpu', 'gpu', 1);
    await waiting('vid_cpu', 'cpu', 2);
    expect(await claim('cpu')).toBe('vid_cpu');
    expect(await claim('cpu')).toBeNull();
    expect(await claim('gpu')).toBe('vid_gpu');
  });

  it('takes what was planned before machines said of which kind they are', async () => {
    await waiting('vid_old', null);
    expect(await claim('cpu')).toBe('vid_old');
  });

  it('takes videos of a kind of which no machine lives', async () => {
    await waiting('vid_gpu', 'gpu');
    living = ['cpu'];
    expect(await claim('cpu')).toBe('vid_gpu');
  });

  it('takes videos that have waited for a quarter of an hour, because those machines may be stuck', async () => {
    await waiting('vid_gpu', 'gpu');
    now += 14 * minutes;
    expect(await claim('cpu')).toBeNull();
    now += minutes;
    expect(await claim('cpu')).toBe('vid_gpu');
  });

  it('leaves what an expired lease has left behind to machines that can continue it, too', async () => {
    await buildVideo(videos, {
      ...{ _id: 'vid_gpu', drawnBy: 'gpu', stage: 'rendering', stageSince: new Date(now) },
      ...{ leaseOwner: 'dead', leaseUntil: new Date(now - 1) },
    });
    expect(await claim('cpu')).toBeNull();
    expect(await claim('gpu')).toBe('vid_gpu');
  });

  it('does not give up its place for a video that it may not take', async () => {
    await waiting('vid_gpu', 'gpu', 3);
    const turn = (own: string) =>
      turnOfOthersWaiting(deps, { from: ['rendering'], claimable: machine(own).claimable, ownerId: 999 });
    expect(await turn('cpu')).toBeNull();
    expect(await turn('gpu')).toBe(3);
  });

  it('asks rarely which others there are, and asks again after a failure', async () => {
    const own = machine('cpu');
    await Promise.all([own.claimable(), own.claimable()]);
    now += 9_000;
    await own.claimable();
    expect(reads).toBe(1);
    now += 1_000;
    await own.claimable();
    expect(reads).toBe(2);
    let fails = true;
    const livingKinds = async () => {
      if (fails) throw new Error('no database');
      return ['gpu'];
    };
    const other = createDrawingMachines({ own: 'cpu', clock, livingKinds });
    await expect(other.claimable()).rejects.toThrow('no database');
    fails = false;
    expect(await other.claimable()).toMatchObject({ $or: expect.any(Array) });
  });

  it('has no filter where all machines are of its kind', async () => {
    living = ['cpu'];
    expect(await machine('cpu').claimable()).toEqual({});
  });
});
