import { describe, expect, it } from 'vitest';
import { createDocument, textOf } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import { changedWords, takeScript } from '../../../../../../src/http/web/client/editor/document/take-script.ts';

const words = (text: string, fromMs: number) =>
  text.split(' ').map((one, index) => ({ text: one, startMs: fromMs + index * 100, endMs: fromMs + index * 100 + 80 }));
const captionOf = (text: string, fromMs: number) => {
  const all = words(text, fromMs);
  return { startMs: fromMs, endMs: all.at(-1)?.endMs ?? fromMs, words: all };
};
const document = createDocument({
  captions: [captionOf('we run visper cpp here', 0), captionOf('the end', 1000)],
  settings: { style: 'pop' },
  durationMs: 5000,
});
const made = [captionOf('We run Whisper CPP here.', 0), captionOf('the end', 1000)];

describe('a script in the editor', () => {
  const taken = takeScript(document, made, 'A script');

  it('gives the document its captions and keeps the ids of what stays', () => {
    expect(taken.captions.map(textOf)).toEqual(['We run Whisper CPP here.', 'the end']);
    expect(taken.settings).toEqual({ style: 'pop', script: 'A script' });
    expect(taken.captions[1]).toEqual(document.captions[1]);
    expect(taken.captions[0]?.words[1]?.id).toBe(document.captions[0]?.words[1]?.id);
    const ids = taken.captions.flatMap(({ id, words: own }) => [id, ...own.map((word) => word.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(taken.nextId);
  });

  it('never gives two words one id', () => {
    const twice = [captionOf('the end', 1000), captionOf('the end', 1000)];
    const ids = takeScript(document, twice, 'x').captions.flatMap(({ id, words: own }) => [
      id,
      ...own.map((one) => one.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is taken away again', () => {
    expect(takeScript(taken, made, '').settings).toEqual({ style: 'pop' });
  });

  it('says which words it changes, but not which letters and signs', () => {
    expect(changedWords(document, taken)).toEqual([{ atMs: 200, before: 'visper', after: 'Whisper' }]);
    const longer = takeScript(document, [captionOf('we run here', 0), captionOf('the very end', 1000)], 'x');
    expect(changedWords(document, longer)).toEqual([
      { atMs: 200, before: 'visper cpp here', after: 'here' },
      { atMs: 1100, before: 'end', after: 'very end' },
    ]);
    expect(changedWords(document, document)).toEqual([]);
  });
});
