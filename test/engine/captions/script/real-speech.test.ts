import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { applyScript } from '../../../../src/engine/captions/script/apply-script.ts';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { makeWav, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { changedScript, plain, randomNumbers, shareRight } from './synthetic-speech.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const recordings: { file: string; language: string; transcript: string }[] = JSON.parse(
  readFileSync('test/fixtures/manifest.json', 'utf8'),
);
const transcriber = createWhisperTranscriber({
  modelDir: testTools.speechModelDir ?? '',
  vadModelFile: 'assets/models/silero_vad.onnx',
  logger: silentLogger,
});

describe.each(recordings)('the script of $file', ({ file, language, transcript }) => {
  const heard = (async () => {
    const wavFile = await makeWav(`${folder.path}/${file}.wav`, ['-i', `test/fixtures/${file}`]);
    return (await transcriber.transcribe({ wavFile, language })).words;
  })();

  it('gives every word of it, at the times that were heard', async () => {
    const { phrases, report } = applyScript(await heard, transcript, language);
    const words = phrases.flat();
    expect(words.map(({ text }) => text).join(' ')).toContain(transcript);
    expect(report.matched).toBe(1);
    const times = new Set((await heard).map(({ startMs }) => startMs));
    const kept = words.filter(({ startMs }) => times.has(startMs));
    expect(kept.length).toBeGreaterThanOrEqual(0.9 * words.length);
  });

  it.each([1, 2, 3, 4])('gives 95 of 100 words right when a tenth of it was changed at random (%i)', async (seed) => {
    const said = applyScript(await heard, transcript, language).phrases.flat();
    const texts = transcript.split(' ');
    const script = changedScript(texts, 0.1, texts.map(plain), randomNumbers(seed));
    const { phrases } = applyScript(await heard, script, language);
    expect(shareRight(said, phrases.flat())).toBeGreaterThanOrEqual(0.95);
  });
});
