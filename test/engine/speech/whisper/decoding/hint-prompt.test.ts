import { beforeAll, describe, expect, it } from 'vitest';
import { createHints } from '../../../../../src/engine/speech/whisper/decoding/hint-prompt.ts';
import {
  type ModelDescription,
  readModelDescription,
} from '../../../../../src/engine/speech/whisper/decoding/model-files.ts';
import { testTools } from '../../../../support/make-wav.ts';

const modelDir = testTools.speechModelDir ?? '';

describe('createHints', () => {
  let model: ModelDescription;
  beforeAll(async () => {
    model = await readModelDescription(modelDir);
  });
  const textOf = (tokens: readonly number[]) =>
    Buffer.concat(tokens.map((token) => model.tokenBytes[token] ?? Buffer.of())).toString();
  const hints = () => createHints([], model);

  it('lists names as a text before, in the tokens of the vocabulary', () => {
    const [first, ...rest] = hints().promptOf(['Zapier', 'Злата Воронцова', '東京']);
    expect(first).toBe(model.previous);
    expect(textOf(rest)).toBe(' Zapier, Злата Воронцова, 東京.');
  });

  it('joins what the vocabulary has as one token', () => {
    expect(hints().encode(' London')).toHaveLength(1);
  });

  it('is empty without names', () => {
    expect(hints().promptOf([])).toEqual([]);
  });

  it('leaves out the last names where there are too many', () => {
    const names = Array.from({ length: 5000 }, (_, i) => `Name${i}`);
    const [, ...tokens] = hints().promptOf(['x'.repeat(20), ...names]);
    expect(tokens.length).toBeLessThanOrEqual(201);
    expect(textOf(tokens)).toMatch(/^ x+, Name0, Name1,/);
  });
});
