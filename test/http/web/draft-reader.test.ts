import { afterAll, describe, expect, it } from 'vitest';
import { createDraftReader } from '../../../src/http/web/editor/draft-reader.ts';
import { readDraftBody } from '../../../src/http/web/editor/read-draft-body.ts';

const reader = createDraftReader();
afterAll(() => reader.close());

const caption = (index: number) => ({
  startMs: index * 1000,
  endMs: index * 1000 + 900,
  words: [{ text: 'word', startMs: index * 1000, endMs: index * 1000 + 900, confidence: 0.9 }],
});

function bodyOf(captions: number): Uint8Array {
  const draft = {
    captions: Array.from({ length: captions }, (_, index) => caption(index)),
    settings: {},
    resetSettings: [],
  };
  return Buffer.from(JSON.stringify({ draft, baseRevision: 3 }));
}

const of = { owner: 'user:1', signal: new AbortController().signal };

describe('a draft', () => {
  it.each([
    ['short', 2],
    ['long', 5000],
  ])('is read the same when it is %s', async (_, captions) => {
    const bytes = bodyOf(captions);
    const read = await reader.read('render', bytes, of);
    expect({ draft: read }).toEqual(readDraftBody({ kind: 'render', bytes }));
    expect(read.draft.captionCount).toBe(captions);
  });

  it('is read in a thread when it is long: one whose sender has gone is not read at all', async () => {
    const gone = { ...of, signal: AbortSignal.abort(new Error('the sender has gone')) };
    await expect(reader.read('render', bodyOf(5000), gone)).rejects.toThrow('the sender has gone');
  });
});
