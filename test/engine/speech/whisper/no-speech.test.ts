import { afterAll, describe, expect, it } from 'vitest';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { makeWav, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { soundsWithoutSpeech } from '../../../support/sounds-without-speech.ts';

describe('Whisper, where nobody speaks', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  const transcriber = createWhisperTranscriber({
    modelDir: testTools.speechModelDir ?? '',
    vadModelFile: 'assets/models/silero_vad.onnx',
    logger: silentLogger,
  });

  it.each(Object.entries(soundsWithoutSpeech))('writes nothing over %s', async (_, source) => {
    const wavFile = await makeWav(`${folder.path}/sound.wav`, ['-f', 'lavfi', '-i', source]);
    await expect(transcriber.transcribe({ wavFile, language: 'en' })).resolves.toMatchObject({ words: [] });
  });
});
