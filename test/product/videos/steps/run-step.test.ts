import mongoose from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { unlimited } from '../../../../src/product/billing/allowance.ts';
import { createVideoCharges } from '../../../../src/product/billing/video-charges.ts';
import { createAccountPlaces } from '../../../../src/product/videos/lease/account-places.ts';
import { createQueueTurnModel } from '../../../../src/product/videos/lease/queue-turn.model.ts';
import { claimVideo, takeBackCrash } from '../../../../src/product/videos/lease/video-lease.ts';
import { createWorkPause } from '../../../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../../../src/product/videos/records/video.model.ts';
import { runStep } from '../../../../src/product/videos/steps/run-step.ts';
import type { Step } from '../../../../src/product/videos/steps/step.ts';
import { createStepGate } from '../../../../src/product/videos/steps/step-gate.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { testDatabase } from '../../../support/mongo.ts';
import { untilAborted } from '../../../support/until-aborted.ts';
import { withoutLimits } from '../../../support/without-limits.ts';

const database = await testDatabase();
const videos = createVideoModel(database.connection);
const now = 1_000_000;
const charges = createVideoCharges({ connection: database.connection, allowance: unlimited, clock: () => now });
await database.ensureIndexes();

const recordDelivery = vi.fn(async () => undefined);
const recordUsage = vi.fn(async () => undefined);
const deps = {
  videos,
  queueTurns: createQueueTurnModel(database.connection),
  recordDelivery,
  chatsToNotify: async () => [],
  recordUsage,
  charges,
  transact: database.transact,
  clock: () => now,
  workerId: 'worker',
  ...withoutLimits(database.connection),
  workPause: createWorkPause({ connection: database.connection, clock: () => now }),
  logger: silentLogger,
};
const going = new AbortController().signal;

function step(run: Step['run']): Step {
  return { from: ['queued', 'fetching'], stage: 'fetching', progress: { from: 0, to: 10 }, failure: 'internal', run };
}

const onlyVideo = () => videos.findOne().lean().orFail();

beforeEach(async () => {
  vi.clearAllMocks();
  await videos.deleteMany({});
});

describe('a step', () => {
  it('tells how long it took, from the end of the stage before', async () => {
    await buildVideo(videos, {
      stage: 'planning',
      stageSince: new Date(now - 5_000),
      outputToken: 'earlier',
      facts: buildFacts(),
    });
    const record = vi.fn(async () => undefined);
    const plan = {
      ...step(async () => ({ to: 'rendering', changes: {} })),
      from: ['planning' as const],
      stage: 'planning' as const,
    };
    await runStep({ ...deps, workTimes: { record } }, plan, going);
    const { durationMs } = buildFacts();
    expect(record).toHaveBeenCalledExactlyOnceWith(
      { kind: 'edit', stage: 'planning' },
      { tookMs: 5_000, videoMs: durationMs },
    );
    expect(await onlyVideo()).toMatchObject({ stage: 'rendering', stageSince: new Date(now) });
  });

  it('goes on when that cannot be stored', async () => {
    await buildVideo(videos, { facts: buildFacts() });
    const workTimes = { record: async () => Promise.reject(new Error('no room')) };
    const outcome = await runStep(
      { ...deps, workTimes },
      step(async () => ({ to: 'listening', changes: {} })),
      going,
    );
    expect(outcome).toEqual({ kind: 'moved', to: 'listening' });
  });

  it('moves its video to the next stage with its results, and frees it', async () => {
    await buildVideo(videos);
    const outcome = await runStep(
      deps,
      step(async () => ({ to: 'listening', changes: { sourceKey: 's' } })),
      going,
    );
    expect(outcome).toEqual({ kind: 'moved', to: 'listening' });
    expect(await onlyVideo()).toMatchObject({
      stage: 'listening',
      sourceKey: 's',
      progress: 10,
      leaseOwner: null,
      claims: 0,
    });
  });

  it('is idle when no video waits', async () => {
    expect(
      await runStep(
        deps,
        step(async () => 'ended'),
        going,
      ),
    ).toEqual({ kind: 'idle' });
  });

  it('fails its video with the reason, and an event for the callback', async () => {
    await buildVideo(videos, { callbackUrl: 'https://example.com/hook' });
    const refuse = step(async () => {
      throw new AppError('source_not_found', { reason: 'at_link', args: { status: 410 } });
    });
    expect(await runStep(deps, refuse, going)).toEqual({ kind: 'ended' });
    const video = await onlyVideo();
    const failure = { errorCode: 'source_not_found', errorReason: 'at_link', errorArgs: { status: 410 } };
    expect(video).toMatchObject({ stage: 'failed', ...failure, failureMessage: null, leaseOwner: null });
    expect(recordDelivery).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ eventId: `evt_${video._id}_1`, destination: 'https://example.com/hook' }),
      expect.anything(),
    );
  });

  it('retries after a wait when a retry may help', async () => {
    await buildVideo(videos);
    const outcome = await runStep(
      deps,
      step(() => Promise.reject(new Error('odd'))),
      going,
    );
    expect(outcome).toEqual({ kind: 'retry', at: new Date(now + 2_000), isFault: false });
    expect(await onlyVideo()).toMatchObject({
      stage: 'fetching',
      tries: 1,
      notBefore: new Date(now + 2_000),
      leaseOwner: null,
    });
  });

  it('changes nothing when the video was edited meanwhile', async () => {
    const { _id } = await buildVideo(videos);
    const outrun = step(async () => {
      await videos.updateOne({ _id }, { $set: { revision: 2, stage: 'queued' } });
      return { to: 'listening', changes: { sourceKey: 'old' } };
    });
    expect(await runStep(deps, outrun, going)).toEqual({ kind: 'lost' });
    expect(await onlyVideo()).toMatchObject({ revision: 2, stage: 'queued', sourceKey: null });
  });

  it('stops soon after the video was cancelled, and does not fail it', async () => {
    const { _id } = await buildVideo(videos);
    const cancelled = step(async (_video, { signal }) => {
      await videos.updateOne({ _id }, { $set: { stage: 'cancelled' } });
      return untilAborted(signal);
    });
    expect(await runStep(deps, cancelled, going)).toEqual({ kind: 'lost' });
    expect(await onlyVideo()).toMatchObject({ stage: 'cancelled', errorCode: null });
  });

  it('puts its video back into the queue when the service stops', async () => {
    await buildVideo(videos);
    const stopping = new AbortController();
    const interrupted = step(async (_video, { signal }) => {
      stopping.abort();
      throw signal.reason;
    });
    await runStep(deps, interrupted, stopping.signal);
    expect(await onlyVideo()).toMatchObject({
      stage: 'fetching',
      tries: 0,
      leaseOwner: null,
      notBefore: new Date(now),
    });
  });

  it('fails a video that nobody gives back, for whatever reason', async () => {
    await buildVideo(videos, { claims: 25 });
    const run = vi.fn();
    expect(await runStep(deps, step(run), going)).toEqual({ kind: 'ended' });
    expect(run).not.toHaveBeenCalled();
    expect(await onlyVideo()).toMatchObject({ stage: 'failed', errorCode: 'internal' });
  });
});

describe('a video whose workers die', () => {
  const crash = (fence: number) => ({ fence, progress: 0 });
  const held = { stage: 'fetching', leaseOwner: 'dead', leaseUntil: new Date(now - 1), fence: 7, claims: 3 } as const;

  it('is tried as usual until three have died', async () => {
    await buildVideo(videos, { ...held, crashes: [crash(5)] });
    const run = vi.fn<Step['run']>(async () => ({ to: 'listening', changes: {} }));
    expect(await runStep(deps, step(run), going)).toEqual({ kind: 'moved', to: 'listening' });
    expect(run.mock.calls[0]?.[0].crashes).toEqual([crash(5), crash(7)]);
    expect(run.mock.calls[0]?.[1].isAlone).toBe(false);
    expect((await onlyVideo()).crashes).toEqual([]);
  });

  it('is then tried alone: other steps of the process end first, and none begins', async () => {
    const gate = createStepGate();
    const stepPlaces = { places: createAccountPlaces({ maxPerAccount: 10 }), gate };
    const other = await gate.enter(going);
    await buildVideo(videos, { ...held, crashes: [crash(5), crash(6)] });
    const events: string[] = [];
    const ended = runStep(
      deps,
      step(async (_video, { isAlone }) => {
        events.push(`alone: ${isAlone}`);
        void gate.enter(going).then(() => events.push('the next'));
        await new Promise((resolve) => setImmediate(resolve));
        events.push('done');
        return { to: 'listening', changes: {} };
      }),
      going,
      stepPlaces,
    );
    await expect.poll(async () => (await onlyVideo()).leaseOwner).toBe('worker');
    events.push('the other ends');
    other.leave();
    expect(await ended).toEqual({ kind: 'moved', to: 'listening' });
    await expect.poll(() => events).toContain('the next');
    expect(events).toEqual(['the other ends', 'alone: true', 'done', 'the next']);
  });

  it('waits without its lease while another one is alone, whose crash would count against it', async () => {
    const gate = createStepGate();
    const stepPlaces = { places: createAccountPlaces({ maxPerAccount: 10 }), gate };
    const other = await gate.enter(going);
    await buildVideo(videos, { ...held, crashes: [crash(5), crash(6)] });
    const run = vi.fn<Step['run']>(async () => ({ to: 'listening', changes: {} }));
    const isOther = other.beAlone(going);
    // it has entered before the other one asked for the process
    const late = {
      ...gate,
      enter: async () => ({ signal: going, beAlone: async () => false, leave: () => undefined }),
    };
    const outcome = await runStep(deps, step(run), going, { ...stepPlaces, gate: late });
    expect(outcome).toEqual({ kind: 'retry', at: new Date(now + 30_000), isFault: false });
    expect(await onlyVideo()).toMatchObject({ leaseOwner: null, claims: 3 });
    expect((await onlyVideo()).crashes).toHaveLength(3);
    expect(run).not.toHaveBeenCalled();
    expect(await isOther).toBe(true);
  });

  it('wakes others for a video that is put back because another one has to be alone', async () => {
    const gate = createStepGate({ patienceMs: 0 });
    const stepPlaces = { places: createAccountPlaces({ maxPerAccount: 10 }), gate };
    await buildVideo(videos);
    let alone: Promise<boolean> | null = null;
    const handedBack = step(async (_video, { signal }) => {
      alone = (await poison).beAlone(going);
      return untilAborted(signal);
    });
    const poison = gate.enter(going);
    const outcome = await runStep(deps, handedBack, going, stepPlaces);
    expect(outcome).toEqual({ kind: 'retry', at: new Date(now), isFault: false });
    expect(await onlyVideo()).toMatchObject({ leaseOwner: null, claims: 0, crashes: [] });
    expect(await alone).toBe(true);
  });

  it('fails with words when it has crashed alone too, and costs nothing', async () => {
    const release = vi.spyOn(charges, 'release');
    const freed = { stage: 'fetching', leaseOwner: null, leaseUntil: null } as const;
    await buildVideo(videos, { ...held, ...freed, crashes: [4, 5, 6, 7].map(crash) });
    const run = vi.fn();
    expect(await runStep(deps, step(run), going)).toEqual({ kind: 'ended' });
    expect(run).not.toHaveBeenCalled();
    expect(await onlyVideo()).toMatchObject({ stage: 'failed', errorCode: 'internal', errorReason: 'crashes' });
    expect(release).toHaveBeenCalledOnce();
    release.mockRestore();
  });

  it('waits before it fails, where its worker may live and only lack the database', async () => {
    const { _id, revision } = await buildVideo(videos, { ...held, crashes: [4, 5, 6].map(crash) });
    const run = vi.fn<Step['run']>(async () => ({ to: 'listening', changes: {} }));
    const waits = { kind: 'retry', at: new Date(now + 60_000), isFault: false };
    expect(await runStep(deps, step(run), going)).toEqual(waits);
    expect((await onlyVideo()).crashes).toHaveLength(4);
    const lease = { videoId: _id, revision, stage: 'fetching', fence: 7, owner: 'not dead' } as const;
    await takeBackCrash(deps, lease);
    const later = { ...deps, clock: () => now + 60_000 };
    expect(await runStep(later, step(run), going)).toEqual({ kind: 'moved', to: 'listening' });
  });

  it('is not blamed when it has got further since', async () => {
    await buildVideo(videos, { ...held, progress: 5, crashes: [crash(4), crash(5), { fence: 6, progress: 4.5 }] });
    const seen = vi.fn<Step['run']>(async () => ({ to: 'listening', changes: {} }));
    await runStep(deps, step(seen), going);
    expect(seen.mock.calls[0]?.[0].crashes).toEqual([
      { fence: 6, progress: 4.5 },
      { fence: 7, progress: 5 },
    ]);
  });

  it('is not blamed by a worker that lives on after it lost the lease', async () => {
    await buildVideo(videos);
    const outrun = step(async () => {
      // the database did not answer it for longer than the lease; another worker takes the video
      const later = { ...deps, clock: () => now + 61_000, workerId: 'another' };
      expect(
        (
          await claimVideo(
            later,
            step(async () => 'ended'),
          )
        )?.video.crashes,
      ).toEqual([crash(1)]);
      throw new Error('connection lost');
    });
    await runStep(deps, outrun, going);
    expect(await onlyVideo()).toMatchObject({ leaseOwner: 'another', crashes: [], claims: 1 });
  });

  it('is not blamed by a worker that could not record how its work ended', async () => {
    await buildVideo(videos);
    const down = new mongoose.mongo.MongoNetworkError('down');
    const failing = { ...deps, charges: { ...charges, release: () => Promise.reject(down) } };
    const refuse = step(async () => {
      throw new AppError('source_not_found', { reason: 'at_link', args: { status: 410 } });
    });
    await expect(runStep(failing, refuse, going)).rejects.toThrow('down');
    expect(await onlyVideo()).toMatchObject({ stage: 'fetching', leaseOwner: null, claims: 0, crashes: [] });
  });

  it('is claimed a few times only, where its end can never be recorded', async () => {
    await buildVideo(videos);
    const failing = { ...deps, charges: { ...charges, release: () => Promise.reject(new Error('a fault of ours')) } };
    const refuse = step(async () => {
      throw new AppError('source_not_found', { reason: 'at_link', args: { status: 410 } });
    });
    await expect(runStep(failing, refuse, going)).rejects.toThrow('a fault of ours');
    expect(await onlyVideo()).toMatchObject({ leaseOwner: null, claims: 1, crashes: [] });
  });
});

describe('a video that leaves its place to others', () => {
  const rendering = (run: Step['run']): Step => ({ ...step(run), from: ['rendering'], stage: 'rendering' });
  const long = { ownerId: 1, stage: 'rendering', turn: 0 } as const;
  const leave: Step['run'] = async (_video, { turnOfOthersWaiting }) => {
    const afterTurn = await turnOfOthersWaiting();
    return afterTurn === null ? { to: 'assembling', changes: {} } : { afterTurn };
  };

  it('comes after those that wait, in the same stage', async () => {
    await buildVideo(videos, { ...long, crashes: [{ fence: 0, progress: 0 }] });
    await buildVideo(videos, { ...long, ownerId: 2, turn: 5 });
    expect(await runStep(deps, rendering(leave), going)).toEqual({ kind: 'retry', at: new Date(now), isFault: false });
    const mine = await videos.findOne({ ownerId: 1 }).lean();
    expect(mine).toMatchObject({ stage: 'rendering', turn: 6, leaseOwner: null, claims: 0, tries: 0, crashes: [] });
    expect((await claimVideo(deps, rendering(leave)))?.video.ownerId).toBe(2);
  });

  it('sees nobody where only its own account waits, or an account that has all its places, or work is paused', async () => {
    const places = createAccountPlaces({ maxPerAccount: 1 });
    const stepPlaces = { places, gate: createStepGate() };
    await buildVideo(videos, { ...long, ownerId: 2 });
    await places.claim(() => claimVideo(deps, rendering(leave)));
    await buildVideo(videos, { ...long, ownerId: 2 });
    for (const turn of [0, 1]) await buildVideo(videos, { ...long, turn });
    expect(await runStep(deps, rendering(leave), going, stepPlaces)).toEqual({ kind: 'moved', to: 'assembling' });
    await buildVideo(videos, { ...long, ownerId: 3 });
    const pausing: Step['run'] = async (video, context) => {
      await deps.workPause.pause('ann');
      return leave(video, context);
    };
    expect(await runStep(deps, rendering(pausing), going)).toEqual({ kind: 'moved', to: 'assembling' });
    await deps.workPause.resume();
  });
});
