import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachmentsPrefix } from '../../../../src/chat/chats/media/attachments.ts';
import { smallerPrefix } from '../../../../src/chat/chats/media/chat-media.ts';
import { createSentFileModel } from '../../../../src/chat/chats/media/file-refs.ts';
import { sweepChats } from '../../../../src/chat/chats/sweep-chats.ts';
import { type KeyFolder, keyFolders } from '../../../../src/infra/key-folders.ts';
import { sweep } from '../../../../src/product/videos/sweeping/sweep.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const sentFiles = createSentFileModel(parts.database.connection);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const put = (key: string) => parts.store.put(key, Readable.from([Buffer.from('12345')]));
const putAll = (keys: string[]) => Promise.all(keys.map(put));
const keptBytes = async () => {
  const left = await parts.keptBytes.left(1);
  expect(left).toBe(Number.POSITIVE_INFINITY);
  const record = await parts.database.connection
    .collection<{ _id: number; bytes: number }>('kept_bytes')
    .findOne({ _id: 1 });
  return record?.bytes ?? 0;
};
const count = (bytes: number) => parts.transact((transaction) => parts.keptBytes.add(1, bytes, transaction));

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of parts.store.list('')) keys.push(key);
  return keys;
}

beforeEach(async () => {
  for (const key of await stored()) await parts.store.delete(key);
  const { videos, outputs, segments, transcripts, uploads } = parts;
  for (const model of [videos, outputs, segments, transcripts, uploads]) await model.collection.deleteMany({});
  await count(-(await keptBytes()));
  parts.time.now = Date.now() + 40 * minuteMs;
});

/** One object of each folder, all of one video that has just been finished, and of an upload. */
const used: Record<Exclude<KeyFolder, 'checks'>, string[]> = {
  owner: ['owner/database.json'],
  sources: ['sources/abc'],
  editing: ['editing/abc', 'editing/abc.held'],
  waveforms: ['waveforms/abc'],
  faces: ['faces/abc.framing.1'],
  sounds: ['sounds/abc.0123', 'sounds/abc.0123.json'],
  transcripts: ['transcripts/words.x1'],
  plans: ['plans/p'],
  readability: ['readability/p.1'],
  outputs: ['outputs/vid_1/1-1.mp4'],
  'card-stills': ['card-stills/token.jpg'],
  segments: ['segments/seg'],
  uploads: ['uploads/up1'],
  'upload-pieces': ['upload-pieces/up2/piece'],
  // the ages of these decide, and they are young
  'chat-attachments': [],
  'chat-videos': [],
};

const orphans: Record<Exclude<KeyFolder, 'owner'>, string[]> = {
  checks: ['checks/1'],
  sources: ['sources/xyz'],
  editing: ['editing/xyz', 'editing/xyz.held'],
  waveforms: ['waveforms/xyz'],
  faces: ['faces/xyz.framing.1'],
  sounds: ['sounds/xyz.0123', 'sounds/xyz.0123.json'],
  transcripts: ['transcripts/lost.x1', 'transcripts/words.older'],
  plans: ['plans/q'],
  readability: ['readability/q.1'],
  outputs: ['outputs/vid_1/1-0.mp4'],
  'card-stills': ['card-stills/older.jpg'],
  segments: ['segments/lost'],
  uploads: ['uploads/lost'],
  'upload-pieces': ['upload-pieces/up2/lost'],
  'chat-attachments': [`${attachmentsPrefix}att_1/notes.txt`],
  'chat-videos': [`${smallerPrefix}token/100.mp4`],
};

async function buildEverything(finishedAt = new Date(parts.time.now)) {
  const sizeBytes = 5;
  const at = new Date(parts.time.now);
  await buildVideo(parts.videos, {
    ...{ _id: 'vid_1', stage: 'processed', finishedAt, outputToken: 'token', countedBytes: 5 },
    ...{ sourceKey: 'sources/abc', transcriptKey: 'words', planKey: 'plans/p' },
  });
  await count(5);
  await parts.outputs.create({
    ...{ _id: 'token', videoId: 'vid_1', revision: 1, key: 'outputs/vid_1/1-1.mp4', fileName: 'a.mp4', sizeBytes },
    ...{ durationMs: 1, width: 2, height: 2, createdAt: at, replacedAt: null },
  });
  await parts.segments.create({ _id: 'seg', sizeBytes, usedBy: ['vid_1'], lastUsedAt: at });
  await parts.transcripts.create({
    ...{ _id: 'words', wordsKey: 'transcripts/words.x1', language: 'en', wordCount: 1, sizeBytes },
    ...{ languageNotice: null, lastUsedAt: at },
  });
  const upload = { ownerId: 1, fileName: null, sizeBytes, countedBytes: 0, isWhole: true, createdAt: at };
  await parts.uploads.create([
    { ...upload, _id: 'up1', key: 'uploads/up1', pieces: [] },
    { ...upload, _id: 'up2', key: null, pieces: [{ key: 'upload-pieces/up2/piece', sizeBytes }] },
  ]);
  await putAll(Object.values(used).flat());
}

describe('the sweep', () => {
  it.each(keyFolders.filter((folder) => folder !== 'owner'))(
    'deletes orphans in %s, and nothing else',
    async (folder) => {
      await buildEverything();
      await putAll(orphans[folder]);
      if (folder.startsWith('chat-')) parts.time.now = Date.now() + 3 * dayMs;
      await (folder.startsWith('chat-') ? sweepChats({ ...parts, sentFiles }) : sweep(parts));
      expect(await stored()).toEqual(Object.values(used).flat().sort());
    },
  );

  it.each(keyFolders.filter((folder) => folder !== 'owner'))('leaves what was just stored in %s', async (folder) => {
    parts.time.now = Date.now() + 20 * minuteMs;
    await putAll(orphans[folder]);
    await sweep(parts);
    await sweepChats({ ...parts, sentFiles });
    expect(await stored()).toEqual(orphans[folder].toSorted());
  });
});

describe('the retention of sources', () => {
  const ofSource = ['sources', 'editing', 'waveforms', 'faces', 'sounds'] as const;
  const deps = { ...parts, sourceRetentionDays: 7 };
  const finished = (days: number) => new Date(parts.time.now - days * dayMs);

  it('deletes the source of an older video and what was made from it, and counts its bytes no longer', async () => {
    await buildEverything(finished(8));
    await sweep(deps);
    const kept = Object.entries(used).filter(([folder]) => !ofSource.some((one) => one === folder));
    expect(await stored()).toEqual(kept.flatMap(([, keys]) => keys).sort());
    expect(await keptBytes()).toBe(0);
    expect(await parts.videos.findById('vid_1').lean()).toMatchObject({ removedAt: null, countedBytes: 0 });
  });

  it('keeps the source of a younger video', async () => {
    await buildEverything(finished(6));
    await sweep(deps);
    expect(await stored()).toEqual(Object.values(used).flat().sort());
    expect(await keptBytes()).toBe(5);
  });

  it.each([
    ['in work', 'queued', null],
    ['finished later', 'processed', 1],
  ] as const)('keeps the source that another video has, %s', async (_, stage, days) => {
    await buildEverything(finished(8));
    const finishedAt = days && finished(days);
    await buildVideo(parts.videos, { stage, finishedAt, sourceKey: 'sources/abc' });
    await sweep(deps);
    expect(await stored()).toEqual(Object.values(used).flat().sort());
  });

  it('counts the bytes of a removed video for no other one whose source has gone', async () => {
    await buildEverything(finished(8));
    await parts.store.delete('sources/abc');
    const other = { _id: 'vid_2', stage: 'processed', finishedAt: finished(8), sourceKey: 'sources/abc' } as const;
    await buildVideo(parts.videos, other);
    await parts.videos.updateOne({ _id: 'vid_1' }, { removedAt: finished(0), removedBecause: 'deleted' });
    await sweep(deps);
    expect(await keptBytes()).toBe(0);
    expect((await parts.videos.findById('vid_2').lean())?.countedBytes ?? 0).toBe(0);
  });
});
