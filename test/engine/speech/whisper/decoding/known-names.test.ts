import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { speakWithEspeak } from '../../../../../scripts/bench/speech/synthesis/espeak.ts';
import { createWhisperTranscriber } from '../../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../../src/infra/logging/logger.ts';
import { makeWav, temporaryFolder, testTools } from '../../../../support/make-wav.ts';

describe('names that were given', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);

  it('are spelt so while listening, and change nothing where nobody says them', async () => {
    const { samples, sampleRate } = await speakWithEspeak('A música é de Caetano Figueiroa.', { name: 'pt-br' });
    const raw = join(folder.path, 'speech.raw');
    writeFileSync(raw, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    const input = ['-f', 's16le', '-ar', String(sampleRate), '-i', raw];
    const wavFile = await makeWav(join(folder.path, 'speech.wav'), input);
    const transcriber = createWhisperTranscriber({
      ...{
        modelDir: testTools.speechModelDir ?? '',
        vadModelFile: 'assets/models/silero_vad.onnx',
        logger: silentLogger,
      },
    });
    const hear = async (hints: string[]) => {
      const { words } = await transcriber.transcribe({ wavFile, language: 'pt', hints });
      return words.map((word) => word.text).join(' ');
    };
    const plain = await hear([]);
    expect(plain).not.toContain('Caetano Figueiroa');
    expect(await hear(['Navoria', 'Caetano Figueiroa'])).toContain('Caetano Figueiroa');
    expect(await hear(['Navoria', 'Solvento'])).toBe(plain);
  });
});
