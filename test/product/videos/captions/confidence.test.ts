import { beforeAll, describe, expect, it } from 'vitest';
import { editFields } from '../../../../src/http/api/videos/video-fields.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { writeCaptions } from '../../../../src/product/videos/actions/get-captions.ts';
import { storeTranscript } from '../../../../src/product/videos/captions/transcript-store.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const word = (text: string, startMs: number, confidence?: number) => ({
  ...{ text, startMs, endMs: startMs + 400 },
  ...(confidence === undefined ? {} : { confidence, ...(confidence < 0.6 ? { guesses: ['Zapier'] } : {}) }),
});
const heard = [word('We', 1000, 0.991), word('use', 1400, 0.985), word('Zap', 1800, 0.304), word('ear.', 2200, 0.4)];

let videos = 0;

beforeAll(async () => {
  await storeTranscript(parts, 'talk', { language: 'en', words: heard });
  await storeTranscript(parts, 'silent', {
    language: 'en',
    words: heard.map(({ text, startMs }) => word(text, startMs)),
  });
});

async function video(given: Parameters<typeof buildVideo>[1] = {}) {
  const _id = `vid_${++videos}`;
  await buildVideo(parts.videos, { _id, stage: 'processed', transcriptKey: 'talk', ...given });
  return { ownerId: 1, videoId: _id };
}

interface ApiCaptions {
  captions: { text: string; words: { text: string; confidence?: number }[] }[];
}

async function captionsOf(owner: { ownerId: number; videoId: string }): Promise<ApiCaptions> {
  return JSON.parse(await writeCaptions(parts, owner, 'json'));
}

async function confidencesOf(owner: { ownerId: number; videoId: string }) {
  const { captions } = await captionsOf(owner);
  return captions.flatMap(({ words }) => words.map(({ text, confidence }) => [text, confidence]));
}

describe('the confidence of words', () => {
  it('is that of the speech engine, in hundredths', async () => {
    expect(await confidencesOf(await video())).toEqual([
      ['We', 0.99],
      ['use', 0.99],
      ['Zap', 0.3],
      ['ear.', 0.4],
    ]);
  });

  it('is 1 for a spelling of the dictionary', async () => {
    const owner = await video({ settings: { dictionary: [{ from: 'zap ear', to: 'Zapier' }] } });
    expect(await confidencesOf(owner)).toEqual([
      ['We', 0.99],
      ['use', 0.99],
      ['Zapier.', 1],
    ]);
  });

  it('stays with the words of edited captions that nobody changed, and is 1 for the others', async () => {
    const givenCaptions = JSON.stringify([{ startMs: 1000, endMs: 2600, text: 'We really use Zapier' }]);
    expect(await confidencesOf(await video({ givenCaptions }))).toEqual([
      ['We', 0.99],
      ['really', 1],
      ['use', 0.99],
      ['Zapier', 1],
    ]);
  });

  it('is 1 in captions that were given instead of a transcription', async () => {
    const givenCaptions = JSON.stringify([{ startMs: 0, endMs: 900, text: 'Hello there' }]);
    expect(await confidencesOf(await video({ givenCaptions, transcriptKey: null }))).toEqual([
      ['Hello', 1],
      ['there', 1],
    ]);
  });

  it('is absent where the speech engine says nothing', async () => {
    const { captions } = await captionsOf(await video({ transcriptKey: 'silent' }));
    expect(captions.flatMap(({ words }) => words)).not.toEqual([]);
    for (const one of captions.flatMap(({ words }) => words)) expect(one).not.toHaveProperty('confidence');
  });

  it('is ignored when captions are sent back with it', async () => {
    const owner = await video();
    const { captions } = await captionsOf(owner);
    for (const { words } of captions) for (const one of words) one.confidence = 1;
    const field = editFields.captions.read(captions, 'captions');
    if (!('value' in field) || !field.value) throw new Error('the captions were not accepted');
    await editVideo(parts, { ...owner, settings: {}, captions: field.value });
    expect((await confidencesOf(owner)).map(([, confidence]) => confidence)).toEqual([0.99, 0.99, 0.3, 0.4]);
  });

  it('is in no subtitle file, and neither are guesses', async () => {
    const owner = await video();
    expect(await writeCaptions(parts, owner, 'srt')).toBe('1\n00:00:01,000 --> 00:00:02,600\nWe use Zap ear.\n');
    expect(await writeCaptions(parts, owner, 'vtt')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.600\nWe use Zap ear.\n');
    expect(JSON.stringify(await captionsOf(owner))).not.toContain('Zapier');
  });
});
