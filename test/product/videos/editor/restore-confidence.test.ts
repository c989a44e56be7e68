import { expect, it } from 'vitest';
import { restoreConfidence } from '../../../../src/product/videos/editor/open-editor.ts';

const word = (text: string, startMs: number, confidence?: number) => ({
  text,
  startMs,
  endMs: startMs + 100,
  ...(confidence === undefined ? {} : { confidence }),
});

it('restores the confidence of words whose text is unchanged', () => {
  const heard = [word('and', 0, 0.9), word('Zap', 100, 0.3), word('ear', 200, 0.5), word('day', 400)];
  const shown = [word('And', 0), { ...word('Zap-ear,', 100), endMs: 300 }, word('every', 300), word('day', 400)];
  expect(restoreConfidence(shown, heard).map(({ confidence }) => confidence)).toEqual([0.9, 0.3, undefined, undefined]);
  expect(restoreConfidence([word('Zapier', 100)], heard)).toEqual([word('Zapier', 100)]);
  expect(restoreConfidence(shown, [word('and', 0)])).toBe(shown);
});
