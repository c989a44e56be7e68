import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { scan } from '../../../support/scan.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const english = { _id: 'transcript', language: 'en', wordCount: 9, sizeBytes: 1, lastUsedAt: new Date(0) };

const read = (videoId: string) => parts.videos.findById(videoId).lean<VideoRecord>().orFail();

async function edited(before: Partial<VideoRecord>, change: Partial<Parameters<typeof editVideo>[1]>) {
  const { _id: videoId } = await buildVideo(parts.videos, before);
  await editVideo(parts, { ownerId: 1, videoId, settings: {}, ...change });
  return read(videoId);
}

beforeEach(async () => {
  await Promise.all([parts.videos.deleteMany({}), parts.transcripts.deleteMany({}), parts.usageEvents.deleteMany({})]);
  await parts.transcripts.create(english);
});

describe('an edit', () => {
  it('starts the next revision from every stage, final or not', async () => {
    for (const stage of ['processed', 'failed', 'cancelled', 'rendering'] as const) {
      const video = await edited({ stage, errorCode: 'internal', progress: 50, leaseOwner: 'w', fence: 3 }, {});
      expect(video).toMatchObject({
        revision: 2,
        stage: 'queued',
        progress: 0,
        errorCode: null,
        leaseOwner: null,
        fence: 4,
      });
    }
  });

  it('keeps the settings, captions and callback that it leaves out', async () => {
    const given = [{ startMs: 0, endMs: 500, text: 'hello' }];
    const before = {
      settings: { fontSize: 30, addEmojis: true },
      givenCaptions: given,
      callbackUrl: 'https://a.example',
    };
    const video = await edited(before, { settings: { fontSize: 50, fontColor: undefined } });
    expect(video.settings).toEqual({ fontSize: 50, addEmojis: true });
    expect(video).toMatchObject({ givenCaptions: given, callbackUrl: 'https://a.example' });
  });

  it('refuses a title after the end of a video whose length is known', async () => {
    const facts = buildFacts({ durationMs: 8000 });
    const late = { title: { text: 'Wait', startMs: 8000 } };
    await expect(edited({ facts }, { settings: late })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: { 'title.start': [{ rule: 'max', params: { max: 8 } }] } },
    });
    expect((await edited({ facts: null }, { settings: late })).settings).toEqual(late);
    const inTime = { title: { text: 'Wait', startMs: 7999 } };
    expect((await edited({ facts }, { settings: inTime })).settings).toEqual(inTime);
  });

  it('keeps the transcript while the language stays the same', async () => {
    const heard = { transcriptKey: 'transcript', settings: {} };
    expect((await edited(heard, { settings: { fontSize: 20 } })).transcriptKey).toBe('transcript');
    expect((await edited(heard, { settings: { language: 'en' } })).transcriptKey).toBe('transcript');
  });

  it('transcribes again when the language changes and no captions are given', async () => {
    const before = { transcriptKey: 'transcript', givenCaptions: [{ startMs: 0, endMs: 9, text: 'old' }] };
    const video = await edited(before, { settings: { language: 'es' } });
    expect(video).toMatchObject({ transcriptKey: null, givenCaptions: null });
  });

  it('uses given captions when the language changes too', async () => {
    const captions = [{ startMs: 0, endMs: 900, text: 'hola' }];
    const video = await edited({ transcriptKey: 'transcript' }, { settings: { language: 'es' }, captions });
    expect(video.givenCaptions).toBe(JSON.stringify(captions));
  });

  it('with another script, or without the one before, drops captions that would hide it', async () => {
    const before = {
      settings: { script: 'Old.' },
      transcriptKey: 'transcript',
      givenCaptions: [{ startMs: 0, endMs: 9, text: 'old' }],
      scriptReport: { matched: 1, added: [], missing: [] },
    };
    const dropped = { transcriptKey: 'transcript', givenCaptions: null, scriptReport: null };
    expect(await edited(before, { settings: { script: 'New.' } })).toMatchObject({
      ...dropped,
      settings: { script: 'New.' },
    });
    expect(await edited(before, { resetSettings: ['script'] })).toMatchObject({ ...dropped, settings: {} });
  });

  it('with the same script, or with captions of its own, keeps captions', async () => {
    const captions = [{ startMs: 0, endMs: 900, text: 'hello' }];
    const before = { settings: { script: 'Old.' }, givenCaptions: captions };
    expect((await edited(before, { settings: { script: 'Old.' } })).givenCaptions).toEqual(captions);
    const video = await edited(before, { settings: { script: 'New.' }, captions });
    expect(video.givenCaptions).toBe(JSON.stringify(captions));
  });

  it('with an empty list of captions removes them', async () => {
    expect((await edited({ transcriptKey: 'transcript' }, { captions: [] })).givenCaptions).toBe('[]');
  });

  it('of an older revision is refused, and changes nothing', async () => {
    const { _id: videoId } = await buildVideo(parts.videos, { revision: 3 });
    const owner = { ownerId: 1, videoId, settings: { fontSize: 20 } };
    await expect(editVideo(parts, { ...owner, baseRevision: 2 })).rejects.toMatchObject({ code: 'conflict' });
    expect(await read(videoId)).toMatchObject({ revision: 3, settings: {} });
    await editVideo(parts, { ...owner, baseRevision: 3 });
    expect(await read(videoId)).toMatchObject({ revision: 4, settings: { fontSize: 20 } });
  });

  it('of somebody else’s, a deleted or an unknown video is not found', async () => {
    const foreign = await buildVideo(parts.videos, { ownerId: 2 });
    const deleted = await buildVideo(parts.videos, { removedAt: new Date() });
    for (const videoId of [foreign._id, deleted._id, 'vid_unknown']) {
      await expect(editVideo(parts, { ownerId: 1, videoId, settings: {} })).rejects.toThrow(AppError);
    }
  });

  it('at the same time as another is applied after it, and neither is lost', async () => {
    const { _id: videoId } = await buildVideo(parts.videos, { stage: 'processed' });
    const edits = [{ fontSize: 20 }, { outlineThickness: 3 }, { addEmojis: true }];
    await Promise.all(edits.map((settings) => editVideo(parts, { ownerId: 1, videoId, settings })));
    expect(await read(videoId)).toMatchObject({
      revision: 4,
      settings: { fontSize: 20, outlineThickness: 3, addEmojis: true },
    });
    expect(await parts.usageEvents.countDocuments(scan({ kind: 'edited' }))).toBe(3);
  });
});

describe('an edit of an uploaded video', () => {
  const uploaded = { url: 'upload://up', stage: 'processed', sourceKey: 'sources/up' } as const;
  const upload = { _id: 'up', ownerId: 1, key: 'uploads/up', sizeBytes: 1, fileName: null, createdAt: new Date() };
  const editWith = async (store: Partial<typeof parts.store>, before: Partial<VideoRecord> = {}) => {
    const { _id: videoId } = await buildVideo(parts.videos, { ...uploaded, ...before });
    await editVideo({ ...parts, store: { ...parts.store, ...store } }, { ownerId: 1, videoId, settings: {} });
    return (await read(videoId)).revision;
  };

  beforeEach(async () => {
    await parts.uploads.deleteMany({});
    await parts.store.delete('sources/up');
  });

  it('is refused at once when its source is gone, and changes nothing', async () => {
    const message = 'The uploaded file has been deleted. Please upload it again.';
    for (const sourceKey of ['sources/up', null]) {
      await expect(editWith({}, { sourceKey })).rejects.toMatchObject({ code: 'upload_deleted', message });
    }
    expect(await parts.videos.countDocuments({ revision: 1, stage: 'processed' })).toBe(2);
  });

  it('is accepted while its source or its upload is stored', async () => {
    await parts.uploads.create(upload);
    expect(await editWith({}, { sourceKey: null })).toBe(2);
    await parts.uploads.deleteMany({});
    await parts.store.put('sources/up', Readable.from(['source']));
    expect(await editWith({})).toBe(2);
  });

  it('is accepted while the store does not answer', async () => {
    const head = async () => {
      throw new Error('503');
    };
    expect(await editWith({ head })).toBe(2);
  });

  it('is fetched again when it is somewhere else, so its source may be gone', async () => {
    expect(await editWith({}, { url: 'https://example.com/a.mp4' })).toBe(2);
  });
});
