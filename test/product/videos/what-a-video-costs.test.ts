import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transact } from '../../../src/infra/database/transaction.ts';
import { AppError } from '../../../src/infra/errors/app-error.ts';
import { randomId } from '../../../src/infra/secrets.ts';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createReservationModel } from '../../../src/product/billing/reservation.model.ts';
import { cancelVideo } from '../../../src/product/videos/actions/cancel-video.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { deleteVideo } from '../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../src/product/videos/actions/edit-video.ts';
import { finishVideo } from '../../../src/product/videos/ending/end-video.ts';
import { releaseOrphanedReservations } from '../../../src/product/videos/ending/release-orphaned-reservations.ts';
import type { VideoRecord } from '../../../src/product/videos/records/video.model.ts';
import { createWorkDirs } from '../../../src/product/videos/records/work-dirs.ts';
import { fetchStep } from '../../../src/product/videos/steps/fetch-step.ts';
import { runStep } from '../../../src/product/videos/steps/run-step.ts';
import type { StepContext } from '../../../src/product/videos/steps/step.ts';
import { buildFacts } from '../../support/build-facts.ts';
import { buildVideo } from '../../support/build-video.ts';
import { type VideoParts, videoParts } from '../../support/video-parts.ts';

const allowance = { isEnforced: true, secondsPerMonth: 60 };
const parts = await videoParts({ allowance });
const going = new AbortController().signal;
const models = ledgerModels(parts);
const recordLedgerEntry = createRecordLedgerEntry(models);

let ownerId = 0;
let fetched = 0;
let lengthMs = 0;

const deps = {
  ...parts,
  workerId: 'worker',
  getDictionary: async () => [],
  workDirs: createWorkDirs({ dataDir: parts.rootDir, workerId: 'worker' }),
  async fetchSource({ url, destFile }: { url: string; destFile: string }) {
    fetched += 1;
    await writeFile(destFile, url);
    return { file: destFile, sizeBytes: 1, sha256: Buffer.from(url).toString('hex'), fileName: 'a.mp4' };
  },
  sniffMedia: async () => undefined,
  ingestSource: async ({ file }: { file: string }) => ({ file, facts: buildFacts({}, { durationMs: lengthMs }) }),
};

beforeEach(async () => {
  ownerId += 1;
  fetched = 0;
  lengthMs = 39_040;
  await Promise.all([parts.videos.deleteMany({}), models.reservations.deleteMany({})]);
});

describe('a video that is fetched', () => {
  it('has its length reserved, rounded up to whole seconds', async () => {
    const videoId = await create();
    await fetchNext();
    expect(await read(videoId)).toMatchObject({ stage: 'listening' });
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 40 });
  });

  it('fails when the account has too few seconds left, and says how many are missing', async () => {
    lengthMs = 95_000;
    const videoId = await create();
    await fetchNext();
    const video = await read(videoId);
    expect(video).toMatchObject({ stage: 'failed', errorCode: 'allowance_exhausted', leaseOwner: null });
    expect(video.errorReason).toBe('too_long');
    expect(video.errorArgs).toMatchObject({ seconds: 95, missingSeconds: 35, leftSeconds: 60 });
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 0 });
  });

  it('is not fetched again once its owner has bought the missing seconds', async () => {
    lengthMs = 95_000;
    const videoId = await create();
    await fetchNext();
    await buy(35);
    await editVideo(deps, { ownerId, videoId, settings: {} });
    await fetchNext();
    expect(await read(videoId)).toMatchObject({ stage: 'listening', errorCode: null });
    expect(await balance()).toMatchObject({ balanceSeconds: 95, reservedSeconds: 95 });
    expect(fetched).toBe(1);
  });

  it('continues only while seconds are left when several are fetched at once', async () => {
    lengthMs = 20_000;
    for (let index = 0; index < 7; index++) await create();
    await Promise.all(Array.from({ length: 7 }, (_, index) => fetchNext({ ...deps, workerId: `worker-${index}` })));
    // a worker that lost every claim to others tries again
    for (let last = ''; last !== 'idle'; ) last = (await fetchNext()).kind;
    expect(await parts.videos.countDocuments({ stage: 'listening' })).toBe(3);
    expect(await parts.videos.countDocuments({ stage: 'failed', errorCode: 'allowance_exhausted' })).toBe(4);
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 60 });
  });
});

describe('a crash', () => {
  it('before the move reserves nothing, and the next try reserves once', async () => {
    const videoId = await create();
    expect(await fetchNext({ ...deps, transact: crashBeforeCommit })).toMatchObject({ kind: 'retry' });
    expect(await read(videoId)).toMatchObject({ stage: 'fetching' });
    expect(await balance()).toMatchObject({ reservedSeconds: 0 });
    parts.time.now += 60_000;
    await fetchNext();
    expect(await balance()).toMatchObject({ reservedSeconds: 40 });
  });

  it('after the move keeps one reservation, even if the step runs again', async () => {
    const videoId = await create();
    expect(await fetchNext({ ...deps, transact: crashAfterCommit })).toMatchObject({ kind: 'lost' });
    expect(await read(videoId)).toMatchObject({ stage: 'listening', leaseOwner: null });
    // as if the source had been deleted meanwhile
    await parts.videos.updateOne({ _id: videoId }, { $set: { stage: 'queued' } });
    await fetchNext();
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 40 });
  });

  it('around the end neither loses nor doubles the charge', async () => {
    const videoId = await create();
    await fetchNext();
    await finish(videoId, crashBeforeCommit);
    expect(await read(videoId)).toMatchObject({ stage: 'assembling' });
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 40 });
    parts.time.now += 60_000;
    await finish(videoId, crashAfterCommit);
    expect(await read(videoId)).toMatchObject({ stage: 'processed' });
    await finish(videoId);
    expect(await balance()).toMatchObject({ balanceSeconds: 20, reservedSeconds: 0 });
    expect(await models.ledger.countDocuments({ userId: ownerId })).toBe(1);
  });
});

describe('the end of a video', () => {
  it('charges the reserved seconds, and counts the same number as rendered', async () => {
    const videoId = await create();
    await fetchNext();
    await finish(videoId);
    expect(await balance()).toMatchObject({ balanceSeconds: 20, reservedSeconds: 0 });
    expect(await parts.usageEvents.findOne({ videoId, kind: 'processed' }).lean()).toMatchObject({ seconds: 40 });
  });

  it.each([
    ['it fails', (videoId: string) => fail(videoId)],
    ['it is cancelled', (videoId: string) => cancelVideo(deps, { ownerId, videoId })],
    ['it is deleted', (videoId: string) => deleteVideo(deps, { ownerId, videoId })],
  ])('releases the reservation when %s', async (_name, end) => {
    const videoId = await create();
    await fetchNext();
    expect(await balance()).toMatchObject({ reservedSeconds: 40 });
    await end(videoId);
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 0 });
    expect(await models.reservations.countDocuments({ userId: ownerId })).toBe(0);
  });
});

describe('an edit', () => {
  it('takes over the reservation of the superseded revision, and is charged once', async () => {
    const videoId = await create();
    await fetchNext();
    await parts.videos.updateOne({ _id: videoId }, { $set: { stage: 'assembling' } });
    let wasFinished: boolean | null = null;
    await assembleNext(async (lease) => {
      await editVideo(deps, { ownerId, videoId, settings: { fontSize: 50 } });
      wasFinished = await finishVideo(deps, lease, outputOf(videoId));
    });
    expect(wasFinished).toBe(false);
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 40 });
    await fetchNext();
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 40 });
    await finish(videoId);
    expect(await balance()).toMatchObject({ balanceSeconds: 20, reservedSeconds: 0 });
  });

  it('costs nothing, even if no seconds are left', async () => {
    const videoId = await create();
    await fetchNext();
    await finish(videoId);
    await buy(-20);
    await editVideo(deps, { ownerId, videoId, settings: { fontSize: 50 } });
    await fetchNext();
    expect(await balance()).toMatchObject({ balanceSeconds: 0, reservedSeconds: 0 });
    await finish(videoId);
    expect(await read(videoId)).toMatchObject({ stage: 'processed', revision: 2 });
    expect(await balance()).toMatchObject({ balanceSeconds: 0, reservedSeconds: 0 });
  });

  it('of a failed video is charged once, when its first output is ready', async () => {
    const videoId = await create();
    await fetchNext();
    await fail(videoId);
    for (let revision = 2; revision < 4; revision++) {
      await editVideo(deps, { ownerId, videoId, settings: {} });
      await fetchNext();
      await finish(videoId);
      expect(await balance()).toMatchObject({ balanceSeconds: 20, reservedSeconds: 0 });
    }
  });

  it('of a video from a time without payments costs nothing', async () => {
    await buildVideo(parts.videos, { ownerId, outputToken: 'old' });
    await fetchNext();
    expect(await balance()).toMatchObject({ reservedSeconds: 0 });
  });
});

describe('creating a video', () => {
  it('is refused when no seconds are left, but only after the request was validated', async () => {
    await buy(-60);
    const input = { ownerId, videoUrl: 'https://example.com/a.mp4', settings: {} };
    await expect(createVideo(deps, input)).rejects.toMatchObject({ code: 'allowance_exhausted' });
    const unknownUpload = { ...input, videoUrl: `upload://${randomId('up_')}` };
    await expect(createVideo(deps, unknownUpload)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await parts.videos.countDocuments({})).toBe(0);
  });
});

describe('the reconciler', () => {
  it('releases reservations only of videos that have ended, were removed or do not exist', async () => {
    const states: Partial<VideoRecord>[] = [
      { stage: 'failed' },
      { stage: 'processed' },
      { stage: 'rendering', removedAt: new Date(0) },
      { stage: 'rendering' },
      { stage: 'queued' },
    ];
    for (const state of states) await reserve((await buildVideo(parts.videos, { ownerId, ...state }))._id);
    await reserve('vid_gone');
    expect(await balance()).toMatchObject({ reservedSeconds: 60 });
    expect(await releaseOrphanedReservations(deps)).toBe(4);
    expect(await balance()).toMatchObject({ balanceSeconds: 60, reservedSeconds: 20 });
    expect(await releaseOrphanedReservations(deps)).toBe(0);
  });

  it('finds them among many that are not released', async () => {
    const [first, last] = ['vid_ 1', 'vid_~9'];
    const video = await buildVideo(parts.videos, { ownerId: 0, stage: 'rendering' });
    const working = Array.from({ length: 1100 }, () => ({ ...video, _id: randomId('vid_') }));
    await parts.videos.insertMany(working);
    const held = working.map(({ _id }) => ({ _id, userId: 0, seconds: 1, at: new Date(0) }));
    await models.reservations.insertMany(held);
    await reserve(first);
    await reserve(last);
    expect(await releaseOrphanedReservations(deps)).toBe(2);
    expect(await models.reservations.countDocuments()).toBe(1100);
  });
});

function ledgerModels({ videos }: Pick<VideoParts, 'videos'>) {
  const connection = videos.db;
  return {
    ledger: createLedgerEntryModel(connection),
    balances: createAccountBalanceModel(connection),
    reservations: createReservationModel(connection),
  };
}

const crashBeforeCommit: Transact = (work) =>
  parts.transact(async (transaction) => {
    await work(transaction);
    throw new Error('killed');
  });

const crashAfterCommit: Transact = async (work) => {
  await parts.transact(work);
  throw new Error('killed');
};

async function create(): Promise<string> {
  const { videoId } = await createVideo(deps, {
    ownerId,
    videoUrl: `https://example.com/${ownerId}.mp4`,
    settings: {},
  });
  return videoId;
}

const read = (videoId: string) => parts.videos.findById(videoId).lean<VideoRecord>().orFail();

const balance = () => getBalance({ ...models, allowance, clock: parts.clock }, ownerId);

/** Only the move's transaction crashes, not the one that saves the source. */
const fetchNext = (its = deps) => runStep(its, fetchStep({ ...its, transact: parts.transact }), going);

function reserve(videoId: string) {
  return parts.transact((transaction) => parts.charges.reserve({ userId: ownerId, videoId, seconds: 10 }, transaction));
}

async function buy(seconds: number): Promise<void> {
  const kind = seconds > 0 ? 'purchase' : 'refund';
  const entry = { userId: ownerId, kind, seconds, cause: `${kind}:${ownerId}`, at: new Date(parts.clock()) } as const;
  await parts.transact((transaction) => recordLedgerEntry(entry, transaction));
}

/** Runs the last stage. */
async function finish(videoId: string, transact: Transact = parts.transact) {
  await parts.videos.updateOne({ _id: videoId, stage: { $ne: 'processed' } }, { $set: { stage: 'assembling' } });
  return assembleNext((lease) => finishVideo({ ...deps, transact }, lease, outputOf(videoId)));
}

async function fail(videoId: string) {
  await parts.videos.updateOne({ _id: videoId }, { $set: { stage: 'assembling' } });
  await assembleNext(async () => {
    throw new AppError('source_damaged', { reason: 'unplayable' });
  });
}

function assembleNext(work: (lease: StepContext['lease']) => Promise<unknown>) {
  const step = {
    from: ['assembling'],
    stage: 'assembling',
    progress: { from: 94, to: 99 },
    failure: 'internal',
  } as const;
  return runStep(
    deps,
    {
      ...step,
      async run(_video, { lease }) {
        await work(lease);
        return 'ended';
      },
    },
    going,
  );
}

function outputOf(videoId: string) {
  const sizes = { sizeBytes: 1, durationMs: 39_040, width: 2, height: 2 };
  const at = new Date(0);
  return {
    _id: randomId('out_'),
    videoId,
    revision: 1,
    key: 'outputs/x',
    fileName: 'a.mp4',
    ...sizes,
    createdAt: at,
    replacedAt: null,
  };
}
