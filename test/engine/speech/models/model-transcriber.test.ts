import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelTranscriber } from '../../../../src/engine/speech/models/model-transcriber.ts';
import { recogniseModel } from '../../../../src/engine/speech/models/recognise-model.ts';
import type { TranscribeOptions } from '../../../../src/engine/speech/transcriber.ts';
import { modelFiles } from '../../../../src/engine/speech/whisper/decoding/model-files.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { describeTranscriber, expectInOrder } from '../../../contracts/transcriber.contract.ts';
import { collectPieces } from '../../../support/collect-pieces.ts';
import { jfk, makeWav, silence, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { writeCanary } from '../../../support/tiny-models/canary.ts';
import { writeMergedMoonshine, writeMoonshine } from '../../../support/tiny-models/moonshine.ts';
import { writeSenseVoice } from '../../../support/tiny-models/sense-voice.ts';
import { writeParakeet, writeZipformer } from '../../../support/tiny-models/transducers.ts';
import { writeWhisper } from '../../../support/tiny-models/whisper.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const vadModelFile = 'assets/models/silero_vad.onnx';

function create(dir: string) {
  const found = recogniseModel(dir);
  if (!found.ok) throw new Error(found.reason);
  return createModelTranscriber({ model: found.model, vadModelFile, logger: silentLogger });
}

// the real default model, in a folder of somebody's own
describeTranscriber('a Whisper of one’s own', async () => {
  const folder = temporaryFolder();
  for (const file of modelFiles) symlinkSync(join(testTools.speechModelDir ?? '', file), join(folder.path, file));
  const transcriber = create(folder.path);
  return {
    transcriber,
    slowTranscriber: transcriber,
    atWork: (shares) => waitUntil(() => shares.length > 0),
    release: async () => folder.remove(),
  };
});

describe('createModelTranscriber', () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  /** English, 11 s; the first chunk begins at 0.08 s. */
  let wavFile: string;
  beforeAll(async () => {
    wavFile = await makeWav(at('speech.wav'), jfk);
  });
  afterAll(folder.remove);

  const transcribe = (dir: string, language?: string, options?: TranscribeOptions) =>
    create(dir).transcribe({ wavFile, ...(language ? { language } : {}) }, options);
  const said = (...frames: number[]) =>
    frames.map((frame, i) => ({ frame, frames: 3, token: ['▁Hello', '▁wor', 'ld.'][i] ?? '' }));

  it.each([
    ['Parakeet', () => writeParakeet(at('parakeet'), said(10, 30, 34)), 'en', [858, 1098, 2458, 3018]],
    ['SenseVoice', () => writeSenseVoice(at('sense'), said(10, 30, 34)), 'en', [658, 1058, 1858, 2498]],
    ['a Zipformer', () => writeZipformer(at('zipformer-es'), said(10, 30, 34)), 'es', [458, 858, 1258, 1818]],
  ])('takes the times of tokens from %s', async (_, write, language, times) => {
    const transcript = await transcribe(write());
    expect(transcript.language).toBe(language);
    expect(transcript.words.map(({ text }) => text)).toEqual(['Hello', 'world.']);
    const got = transcript.words.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    // the times are the model's; starts may be drawn to where the sound begins after a pause, ends to where it stops
    for (const [i, ms] of got.entries()) {
      expect(ms).toBeLessThanOrEqual(times[i] ?? 0);
      if (i % 2 === 0) expect(ms).toBeGreaterThanOrEqual((times[i] ?? 0) - 250);
    }
  });

  it.each([
    ['Moonshine', () => writeMoonshine(at('moonshine'), ['▁Hello', '▁wor', 'ld.'])],
    ['Moonshine in two files', () => writeMergedMoonshine(at('merged-en'), ['▁Hello', '▁wor', 'ld.'])],
    ['Whisper without cross-attention', () => writeWhisper(at('whisper'), ['▁Hello', '▁wor', 'ld.'])],
  ])('places the words of %s by the sound', async (_, write) => {
    const { words } = await transcribe(write());
    expect(words.map(({ text }) => text)).toEqual(['Hello', 'world.']);
    // the recording begins to speak at 0.31 s, as seen in the waveform, and stops for a second at 2.1 s
    expect(Math.abs((words[0]?.startMs ?? 0) - 310)).toBeLessThan(60);
    expectInOrder(words, 11_000);
  });

  it.each([
    [undefined, { language: 'de' }],
    ['es', { language: 'de', languageNotice: 'contradicted_by_sound' }],
    ['ja', { language: 'de', languageNotice: 'unknown_language' }],
  ])('hears the language with Whisper, when the caller says %s', async (claimed, heard) => {
    const dir = writeWhisper(at(`hears-german-${claimed}`), ['▁Ja'], { hears: 'de' });
    expect(await transcribe(dir, claimed)).toMatchObject(heard);
  });

  it('hears nothing but English with a Whisper that knows no other language', async () => {
    const dir = writeWhisper(at('only-english'), ['▁Yes'], { isMultilingual: false });
    expect(await transcribe(dir)).toEqual({ language: 'en', words: [expect.objectContaining({ text: 'Yes' })] });
  });

  it('takes Cantonese for Chinese', async () => {
    const dir = writeSenseVoice(
      at('cantonese'),
      [
        { token: '你', frame: 10 },
        { token: '好', frame: 14 },
      ],
      'yue',
    );
    const { language, words } = await transcribe(dir);
    expect(language).toBe('zh');
    expect(words.map(({ text }) => text).join('')).toBe('你好');
  });

  it.each([
    ['de', ['de', 'Hallo', undefined]],
    ['fr', ['fr', 'Salut', undefined]],
    [undefined, ['en', 'Hello', undefined]],
    ['ru', ['en', 'Hello', 'unknown_language']],
  ])('tells Canary the language of the caller, for the sound as for the text: %s', async (claimed, expected) => {
    const dir = writeCanary(at(`canary-${claimed}`), { en: '▁Hello', de: '▁Hallo', es: '▁Hola', fr: '▁Salut' });
    const { language, words, languageNotice } = await transcribe(dir, claimed);
    expect([language, words.map(({ text }) => text).join(' '), languageNotice]).toEqual(expected);
  });

  it.each([
    [undefined, { language: 'de' }],
    ['nl', { language: 'nl' }],
    ['ja', { language: 'de', languageNotice: 'unknown_language' }],
  ])(
    'finds the language of a model that does not say it in the text, when the caller says %s',
    async (claimed, found) => {
      const tokens = ['▁das', '▁ist', '▁nicht', '▁der', '▁Weg'].map((token, i) => ({
        token,
        frame: 10 + 4 * i,
        frames: 3,
      }));
      expect(await transcribe(writeParakeet(at(`german-${claimed}`), tokens, 3), claimed)).toMatchObject(found);
    },
  );

  it('writes words of a model without small letters in small letters', async () => {
    const dir = writeZipformer(at('upper-en'), [
      { token: '▁GOOD', frame: 10 },
      { token: '▁DAY', frame: 20 },
    ]);
    expect((await transcribe(dir)).words.map(({ text }) => text)).toEqual(['good', 'day']);
  });

  it('does not decode again what an interrupted run has decoded', async () => {
    const dir = writeParakeet(at('pieces'), said(10, 30, 34));
    const first = collectPieces();
    const transcript = await transcribe(dir, undefined, { pieces: first.pieces });
    const second = collectPieces(first.all());
    expect(await transcribe(dir, undefined, { pieces: second.pieces })).toEqual(transcript);
    expect([Object.keys(first.added).length, Object.keys(second.added).length]).toEqual([1, 0]);
  });

  it('fails when the model cannot be loaded, and ends only the child process', async () => {
    const dir = writeParakeet(at('mixed'), said(10, 30, 34));
    writeFileSync(join(dir, 'tokens.txt'), 'Hello 0\n');
    await expect(transcribe(dir)).rejects.toMatchObject({ code: 'speech_failed' });
  });

  it('finds no words in silence, without loading the model', async () => {
    const silent = await makeWav(at('silent.wav'), silence(3));
    const dir = writeParakeet(at('unused'), said(10, 30, 34));
    writeFileSync(join(dir, 'tokens.txt'), 'Hello 0\n');
    await expect(create(dir).transcribe({ wavFile: silent })).resolves.toEqual({ language: null, words: [] });
  });

  it('has an id that changes with the model, and says when the model is gone', async () => {
    const transcriber = create(writeParakeet(at('one'), said(10, 30, 34)));
    const other = create(writeParakeet(at('other'), said(11, 30, 34)));
    expect(transcriber.id).toMatch(/^sherpa-parakeet:[0-9a-f]{12}:1$/);
    expect(other.id).not.toBe(transcriber.id);
    rmSync(at('one/joiner.int8.onnx'));
    await expect(transcriber.available()).resolves.toMatchObject({
      ok: false,
      reason: expect.stringContaining('joiner'),
    });
  });
});
