import { afterAll, describe, expect, it } from 'vitest';
import { useInstalledEncoder } from '../../../scripts/use-installed-encoder.ts';
import { encodeSentence, useSentenceEncoder } from '../../../src/engine/sentences/encode-sentence.ts';
import { openSentenceEncoder } from '../../../src/engine/sentences/open-sentence-encoder.ts';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';

afterAll(useInstalledEncoder);

const pointOf = (text: string) => encodeSentence(text) ?? new Float32Array();
const { sentenceModelDir } = readToolPaths(readConfig(process.env).paths.cacheDir);
const untrained = openSentenceEncoder({ folder: sentenceModelDir ?? '', changes: null });
const nearness = (one: string, other: string) => {
  const point = pointOf(other);
  return pointOf(one).reduce((sum, value, place) => sum + value * (point[place] ?? 0), 0);
};

/** The first six values and the last, as the program gives them that the weights are from (version 0.2.1, NumPy). */
const reference: [string, number[]][] = [
  ['make the letters bigger please', [0.0098, -0.0589, -0.029, 0.0488, -0.0087, 0.0439, 0.0643]],
  ['wer kann mein video sehen?', [0.0176, -0.0215, 0.0515, 0.0267, -0.0863, 0.0659, 0.089]],
  ['сделай буквы жёлтыми', [0.0024, -0.0595, -0.0945, -0.0117, 0.0358, 0.0311, 0.0211]],
];

describe('the point of a sentence', () => {
  it.each(reference)('is that of the reference before our training: %s', (text, expected) => {
    const point = untrained(text);
    expect(point).toHaveLength(512);
    const values = [...point.subarray(0, 6), point[511] ?? 0];
    for (const [place, value] of values.entries()) expect(value).toBeCloseTo(expected[place] ?? Number.NaN, 3);
    expect(Math.hypot(...point)).toBeCloseTo(1, 5);
  });

  it('is near to what means the same in another language', () => {
    const question = 'who can see my video?';
    for (const same of ['¿quién puede ver mi vídeo?', 'wer kann mein video sehen?', 'кто видит моё видео?'])
      expect(nearness(question, same)).toBeGreaterThan(nearness(question, 'make the letters bigger') + 0.2);
  });

  it('is the same in capitals and with other blanks', () => {
    expect(nearness('Make  the LETTERS bigger ', 'make the letters bigger')).toBeCloseTo(1, 5);
  });

  it('is that of its beginning where the text is long', () => {
    const long = 'make the letters bigger '.repeat(5_000);
    expect(nearness(long, `${long} and yellow`)).toBeCloseTo(1, 5);
    expect(nearness(long, 'make the letters bigger '.repeat(40))).toBeCloseTo(1, 5);
  });

  it('exists for whatever people write', () => {
    for (const text of ['', ' ', '😀', '\u0000', '🏳️‍🌈🇩🇪', 'ﷺ', 'x'.repeat(3_000), '\ud800'])
      expect(Math.hypot(...pointOf(text))).toBeCloseTo(1, 4);
  });

  it('is none where the process has no encoder', () => {
    useSentenceEncoder(null);
    expect(encodeSentence('hello')).toBeNull();
    useInstalledEncoder();
    expect(encodeSentence('hello')).toHaveLength(512);
  });
});
