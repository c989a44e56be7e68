import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { getBalance } from '../../../src/product/billing/get-balance.ts';
import { listLedger } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { getUsage } from '../../../src/product/billing/usage.ts';
import { billedOf, cancelVideo } from '../../../src/product/videos/actions/cancel-video.ts';
import { deleteVideo } from '../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../src/product/videos/actions/edit-video.ts';
import { getCaptions, getCaptionsJson } from '../../../src/product/videos/actions/get-captions.ts';
import { storeTranscript } from '../../../src/product/videos/captions/transcript-store.ts';
import { openEditor } from '../../../src/product/videos/editor/open-editor.ts';
import { readPreviewFile } from '../../../src/product/videos/preview/read-preview.ts';
import type { VideoRecord } from '../../../src/product/videos/records/video.model.ts';
import { segmentObjectKey } from '../../../src/product/videos/rendering/segment.model.ts';
import { buildFacts } from '../../support/build-facts.ts';
import { buildVideo } from '../../support/build-video.ts';
import { videoParts } from '../../support/video-parts.ts';

const allowance = { isEnforced: true, secondsPerMonth: 60 };
const parts = await videoParts({ allowance });
const { connection } = parts.database;
const balances = createAccountBalanceModel(connection);
const ledger = createLedgerEntryModel(connection);
const balanceOf = (userId: number) => getBalance({ balances, allowance, clock: parts.clock }, userId);
const transcriptKey = 'transcripts/one';
const words = [{ text: 'hello', startMs: 0, endMs: 900 }];
await storeTranscript(parts, transcriptKey, { language: 'en', words });

let ownerId = 500;
beforeEach(() => {
  ownerId += 1;
});

/** A video of 30 s that is being rendered, with a preview of segments of 4 s. */
async function rendering(fields: Partial<VideoRecord> = {}) {
  const facts = buildFacts({}, { durationMs: 29_500 });
  const video = await buildVideo(parts.videos, { ownerId, stage: 'rendering', facts, transcriptKey, ...fields });
  await parts.transact((transaction) =>
    parts.charges.reserve({ userId: ownerId, videoId: video._id, seconds: 30 }, transaction),
  );
  const segmentKeys = Array.from({ length: 8 }, (_, index) => `${video._id}-${index}`);
  await parts.previews.create({
    _id: `preview-${video._id}`,
    videoId: video._id,
    revision: video.revision,
    facts: {
      width: 2,
      height: 2,
      frameRate: { num: 30, den: 1 },
      videoCodec: null,
      segmentTicks: Array(8).fill(360_000),
      sound: [],
    },
    segmentKeys,
    soundKey: null,
    createdAt: new Date(parts.clock()),
  });
  for (const key of segmentKeys) {
    await parts.store.put(segmentObjectKey(key), Readable.from(['x']));
  }
  return { ownerId, videoId: video._id };
}

const watch = ({ videoId }: { videoId: string }, index: number) =>
  readPreviewFile(parts, { token: `preview-${videoId}`, name: `${index}.ts` });

const cancel = async (owner: { ownerId: number; videoId: string }) =>
  billedOf((await cancelVideo(parts, owner)).failure);

const retry = async ({ videoId }: { videoId: string }) => {
  await editVideo(parts, { ownerId, videoId, settings: {} });
  await parts.transact((transaction) => parts.charges.reserve({ userId: ownerId, videoId, seconds: 30 }, transaction));
  await parts.videos.updateOne({ _id: videoId }, { $set: { stage: 'rendering', transcriptKey } });
};

async function rendered(): Promise<number> {
  const day = new Date(parts.clock());
  const getOwn = (userId: number) => balanceOf(userId);
  const usage = await getUsage({ usageEvents: parts.usageEvents, getBalance: getOwn }, ownerId, { from: day, to: day });
  return usage.seconds.rendered;
}

describe('a video that is stopped', () => {
  it('costs nothing when nothing of it was handed out, and its captions cannot be read afterwards', async () => {
    const owner = await rendering();
    expect(await cancel(owner)).toBe(0);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 60, reservedSeconds: 0 });
    expect((await getCaptions(parts, owner)).captions).toEqual([]);
    await expect(openEditor(parts, owner)).rejects.toMatchObject({ code: 'conflict' });
    expect(await rendered()).toBe(0);
  });

  it.each([
    ['read', (owner: { ownerId: number; videoId: string }) => getCaptions(parts, owner)],
    [
      'read in a chat',
      (owner: { ownerId: number; videoId: string }) => getCaptionsJson(parts, { ...owner, toEdit: true }),
    ],
    ['opened in the editor', (owner: { ownerId: number; videoId: string }) => openEditor(parts, owner)],
  ])('costs its length once its captions were %s', async (_name, read) => {
    const owner = await rendering();
    await read(owner);
    expect(await cancel(owner)).toBe(30);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 30, reservedSeconds: 0 });
    expect(await listLedger({ ledger }, ownerId, { limit: 9 })).toMatchObject([
      { kind: 'use', seconds: -30, videoId: owner.videoId },
    ]);
    expect((await getCaptions(parts, owner)).captions).toHaveLength(1);
    expect(await rendered()).toBe(30);
  });

  it('costs as much as was watched of its preview, and no more on a second time', async () => {
    const owner = await rendering();
    for (const index of [0, 1, 2, 1]) expect(await watch(owner, index)).not.toBeNull();
    expect(await cancel(owner)).toBe(12);
    expect(await watch(owner, 3)).toBeNull();
    await retry(owner);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 48, reservedSeconds: 18 });
    expect(await cancel(owner)).toBe(0);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 48, reservedSeconds: 0 });
    expect(await rendered()).toBe(12);
  });

  it('costs no more than a finished video, however it goes on', async () => {
    const owner = await rendering();
    await watch(owner, 0);
    await cancel(owner);
    await retry(owner);
    await getCaptions(parts, owner);
    expect(await cancel(owner)).toBe(26);
    await retry(owner);
    expect(await cancel(owner)).toBe(0);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 30, reservedSeconds: 0 });
    expect(await rendered()).toBe(30);
  });

  it('costs nothing when it is an edit of a paid video, and keeps its captions', async () => {
    const owner = await rendering({ outputToken: 'out_1' });
    await parts.transact((transaction) => parts.charges.charge(owner.videoId, transaction));
    await getCaptions(parts, owner);
    expect(await cancel(owner)).toBe(0);
    expect((await getCaptions(parts, owner)).captions).toHaveLength(1);
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 30 });
  });

  it('is told to the receiver of the callback in its words', async () => {
    const owner = await rendering({ callbackUrl: 'https://receiver.example/' });
    await getCaptions(parts, owner);
    await cancel(owner);
    const [delivery] = await parts.deliveries.list(owner);
    expect(delivery).toBeDefined();
    const video = await parts.videos.findById(owner.videoId).lean();
    expect(video).toMatchObject({ errorCode: 'cancelled', errorArgs: { billedSeconds: 30 } });
  });
});

describe('a video that is deleted while it is processing', () => {
  it('costs what was handed out of it', async () => {
    const [free, watched] = [await rendering(), await rendering()];
    expect(await deleteVideo(parts, free)).toEqual({ billedSeconds: 0 });
    await watch(watched, 1);
    expect(await deleteVideo(parts, watched)).toEqual({ billedSeconds: 8 });
    expect(await balanceOf(ownerId)).toMatchObject({ balanceSeconds: 52, reservedSeconds: 0 });
    expect(await rendered()).toBe(8);
  });
});

describe('simultaneous calls', () => {
  it('never hand captions out of a video whose cancelling was free', async () => {
    for (let round = 0; round < 10; round++) {
      const owner = await rendering();
      const [billed, { captions }] = await Promise.all([cancel(owner), getCaptions(parts, owner)]);
      expect(billed).toBe(captions.length === 0 ? 0 : 30);
      ownerId += 1;
    }
  });
});
