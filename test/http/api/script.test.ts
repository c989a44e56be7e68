import { describe, expect, it } from 'vitest';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;
const video_url = 'https://example.com/a.mp4';

const create = (script: unknown) => ask('POST /api/video/create', { token, json: { video_url, script } });

async function edited(script: unknown) {
  const { videoId } = addFakeVideo(world, { ownerId: owner.userId, status: 'processed', stage: 'processed' });
  const answer = await ask('POST /api/video/edit', { token, json: { video_id: videoId, script } });
  expect(answer.status).toBe(201);
  const { settings, resetSettings } = world.edited.at(-1) ?? {};
  return { settings, resetSettings };
}

describe('a script', () => {
  it('is a text of at most 100,000 characters, with its lines', async () => {
    const script = `Line one,\nline two. ${'é'.repeat(99_000)}`;
    expect((await create(script)).status).toBe(201);
    expect(world.created.at(-1)?.settings).toEqual({ script });
    const long = await create('a'.repeat(100_001));
    expect([long.status, long.body]).toEqual([
      422,
      {
        message: 'The script field must not be greater than 100000 characters.',
        errors: { script: ['The script field must not be greater than 100000 characters.'] },
      },
    ]);
    expect((await create(['a'])).body).toMatchObject({ errors: { script: ['The script field must be a string.'] } });
  });

  it.each([null, '', '  \n'])('that is %j is none, on create', async (blank) => {
    expect((await create(blank)).status).toBe(201);
    expect(world.created.at(-1)?.settings).toEqual({});
  });

  it('is changed by an edit, kept by an edit without it, and removed by an edit in which it is empty', async () => {
    expect(await edited('Hello.')).toEqual({ settings: { script: 'Hello.' }, resetSettings: undefined });
    expect(await edited(undefined)).toEqual({ settings: {}, resetSettings: undefined });
    for (const blank of ['', ' ', null])
      expect(await edited(blank)).toEqual({ settings: {}, resetSettings: ['script'] });
  });

  it('can be in a form', async () => {
    const form = new URLSearchParams({ video_url, script: 'One & two,\nthree.' }).toString();
    const answer = await ask('POST /api/video/create', { token, form });
    expect([answer.status, world.created.at(-1)?.settings]).toEqual([201, { script: 'One & two,\nthree.' }]);
  });

  it('is compared with what was said in the details of its video, and in no other', async () => {
    const { videoId } = addFakeVideo(world, {
      ownerId: owner.userId,
      settings: { script: 'Hello there.' },
      scriptReport: {
        matched: 0.5,
        added: [{ text: 'you know', startMs: 1200, endMs: 1750 }],
        missing: [{ text: 'there.', afterMs: 1750 }],
      },
    });
    expect((await ask(`GET /api/videos/${videoId}`, { token })).body).toMatchObject({
      settings: { script: 'Hello there.' },
      script: {
        matched: 0.5,
        added: [{ text: 'you know', start: 1.2, end: 1.75 }],
        missing: [{ text: 'there.', after: 1.75 }],
      },
    });
    const other = addFakeVideo(world, { ownerId: owner.userId });
    expect((await ask(`GET /api/videos/${other.videoId}`, { token })).body).not.toHaveProperty('script');
  });
});

describe('a title', () => {
  it.each([null, '', ' '])('that is %j is none: an edit removes it', async (title) => {
    const { videoId } = addFakeVideo(world, { ownerId: owner.userId, status: 'processed', stage: 'processed' });
    const answer = await ask('POST /api/video/edit', { token, json: { video_id: videoId, title } });
    expect(answer.status).toBe(201);
    expect(world.edited.at(-1)).toMatchObject({ settings: {}, resetSettings: ['title'] });
  });
});
