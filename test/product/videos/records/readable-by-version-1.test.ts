import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { findTranscript, storeTranscript } from '../../../../src/product/videos/captions/transcript-store.ts';
import { readGivenCaptions, writeGivenCaptions } from '../../../../src/product/videos/records/given-captions.ts';
import { videoParts } from '../../../support/video-parts.ts';

const parts = await videoParts();
const captions = [{ startMs: 0, endMs: 900, text: 'one beside the other' }];
const words = [{ text: 'one', startMs: 0, endMs: 300 }];
const isStored = async (key: string) => (await parts.store.head(key)) !== null;

describe.each([
  ['while processes of version 1.0 run', true],
  ['when none runs', false],
])('%s', (_when, hasOlder) => {
  const hasOlderProcesses = async () => hasOlder;

  it(`captions that were given are stored as ${hasOlder ? 'a list' : 'text'}`, async () => {
    for (const given of [captions, JSON.stringify(captions)]) {
      const stored = await writeGivenCaptions({ hasOlderProcesses }, given);
      expect(stored).toEqual(hasOlder ? captions : JSON.stringify(captions));
      expect(readGivenCaptions(stored)).toEqual(captions);
    }
  });

  it(`words lie ${hasOlder ? 'where it looks for them' : 'under a key of their own'}`, async () => {
    const key = `transcript-${hasOlder}`;
    await storeTranscript({ ...parts, hasOlderProcesses }, key, { language: 'en', words });
    const { wordsKey } = (await findTranscript(parts, key)) ?? {};
    expect(JSON.parse(await text(await parts.store.get(wordsKey ?? '')))).toEqual(words);
    expect(await isStored(`transcripts/${key}`)).toBe(hasOlder);
  });
});

it('keeps the words of the first of two workers, also under the key that both share', async () => {
  const deps = { ...parts, hasOlderProcesses: async () => true };
  const store = () => storeTranscript(deps, 'both', { language: 'en', words });
  await Promise.all([store(), store()]);
  expect(JSON.parse(await text(await parts.store.get('transcripts/both')))).toEqual(words);
});
