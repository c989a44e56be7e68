import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speakWithEspeak } from '../../../../../scripts/bench/speech/synthesis/espeak.ts';
import { createHints } from '../../../../../src/engine/speech/whisper/decoding/hint-prompt.ts';
import {
  type ModelDescription,
  readModelDescription,
} from '../../../../../src/engine/speech/whisper/decoding/model-files.ts';
import { createWhisperTranscriber } from '../../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../../src/infra/logging/logger.ts';
import { makeWav, temporaryFolder, testTools } from '../../../../support/make-wav.ts';

const modelDir = testTools.speechModelDir ?? '';

describe('createHints', () => {
  let model: ModelDescription;
  beforeAll(async () => {
    model = await readModelDescription(modelDir);
  });
  const textOf = (tokens: readonly number[]) =>
    Buffer.concat(tokens.map((token) => model.tokenBytes[token] ?? Buffer.of()));
  const promptFor = (names: string[], text: string) => createHints(names, model).promptFor(Buffer.from(text));

  it('lists names that sound like something that was heard as a text before, in the tokens of the vocabulary', () => {
    const [first, ...rest] = promptFor(
      ['Zapier', 'Okonjo Adeyemi', 'Злата Воронцова', '東京'],
      ' We zap here with Zlata Varansova in 東京.',
    );
    expect(first).toBe(model.previous);
    expect(textOf(rest).toString()).toBe(' Zapier, Злата Воронцова, 東京.');
  });

  it('joins what the vocabulary has as one token', () => {
    const [, ...tokens] = promptFor(['London'], 'in london');
    expect(tokens).toHaveLength(2);
  });

  it('is empty without names, and where nothing sounds like them', () => {
    expect(promptFor([], 'in london')).toEqual([]);
    expect(promptFor(['Perdita Hollingsworth', 'Zuluaga'], 'It is a book.')).toEqual([]);
  });

  it('leaves out the last names where there are too many', () => {
    const names = Array.from({ length: 5000 }, (_, i) => `Name${i}`);
    const [, ...tokens] = promptFor(['x'.repeat(20), ...names], `${'x'.repeat(20)} name1`);
    expect(tokens.length).toBeLessThanOrEqual(201);
    expect(textOf(tokens).toString()).toMatch(/^ x+, Name0, Name1,/);
  });

  it('finds names in a text as whole words', () => {
    const areIn = (names: string[]) =>
      createHints(names, model).areIn(Buffer.from(' We use Zapier, and Ada Lovelace.'));
    expect(areIn(['ada lovelace'])).toBe(true);
    expect(areIn(['Zapier'])).toBe(true);
    expect(areIn(['Zap', 'Love'])).toBe(false);
  });
});

describe('names that were given', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);

  it('are spelt so while listening', async () => {
    const text = 'Na semana passada vi Caetano Figueiroa na biblioteca.';
    const { samples, sampleRate } = await speakWithEspeak(text, { name: 'pt-br' });
    const raw = join(folder.path, 'speech.raw');
    writeFileSync(raw, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    const wavFile = await makeWav(join(folder.path, 'speech.wav'), [
      '-f',
      's16le',
      '-ar',
      String(sampleRate),
      '-i',
      raw,
    ]);
    const transcriber = createWhisperTranscriber({
      ...{ modelDir, vadModelFile: 'assets/models/silero_vad.onnx', logger: silentLogger },
    });
    const hear = async (hints: string[]) => {
      const { words } = await transcriber.transcribe({ wavFile, language: 'pt', hints });
      return words.map((word) => word.text).join(' ');
    };
    expect(await hear([])).not.toContain('Caetano Figueiroa');
    expect(await hear(['Navoria', 'Caetano Figueiroa'])).toContain('Caetano Figueiroa');
    // names that nobody says change nothing
    expect(await hear(['Navoria', 'Solvento'])).toBe(await hear([]));
  });
});
