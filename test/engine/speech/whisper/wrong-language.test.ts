import { afterAll, describe, expect, it } from 'vitest';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { jfk, makeWav, temporaryFolder, testTools } from '../../../support/make-wav.ts';

describe('Whisper, when the wrong language is claimed', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  const transcriber = createWhisperTranscriber({
    modelDir: testTools.speechModelDir ?? '',
    vadModelFile: 'assets/models/silero_vad.onnx',
    logger: silentLogger,
  });

  it.each(['es', 'fr', 'ru'])(
    'uses the language of English speech that is said to be %s, and says so',
    async (claimed) => {
      const wavFile = await makeWav(`${folder.path}/english.wav`, ['-t', '5', ...jfk]);
      const { language, languageNotice } = await transcriber.transcribe({ wavFile, language: claimed });
      expect({ language, languageNotice }).toEqual({ language: 'en', languageNotice: 'contradicted_by_sound' });
    },
  );

  it('uses the language of Spanish speech of which a part sounds like the English that is claimed', async () => {
    const wavFile = await makeWav(`${folder.path}/spanish.wav`, ['-i', 'test/fixtures/es-capitan-veneno.flac']);
    const { language, languageNotice } = await transcriber.transcribe({ wavFile, language: 'en' });
    expect({ language, languageNotice }).toEqual({ language: 'es', languageNotice: 'contradicted_by_sound' });
  });
});
