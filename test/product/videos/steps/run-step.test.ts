import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { unlimited } from '../../../../src/product/billing/allowance.ts';
import { createVideoCharges } from '../../../../src/product/billing/video-charges.ts';
import { createQueueTurnModel } from '../../../../src/product/videos/lease/queue-turn.model.ts';
import { createWorkPause } from '../../../../src/product/videos/lease/work-pause.ts';
import { createVideoModel } from '../../../../src/product/videos/records/video.model.ts';
import { runStep, type Step } from '../../../../src/product/videos/steps/run-step.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { testDatabase } from '../../../support/mongo.ts';
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
    const untilAborted = step(async (_video, { signal }) => {
      await videos.updateOne({ _id }, { $set: { stage: 'cancelled' } });
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return 'ended';
    });
    expect(await runStep(deps, untilAborted, going)).toEqual({ kind: 'lost' });
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

  it('fails a video that crashes every worker that claims it', async () => {
    await buildVideo(videos, { claims: 25 });
    const run = vi.fn();
    expect(await runStep(deps, step(run), going)).toEqual({ kind: 'ended' });
    expect(run).not.toHaveBeenCalled();
    expect(await onlyVideo()).toMatchObject({ stage: 'failed', errorCode: 'internal' });
  });
});
