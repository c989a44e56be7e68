import { afterAll, describe, expect, it } from 'vitest';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { makeWav, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { soundSeconds, soundsWithoutSpeech } from '../../../support/sounds-without-speech.ts';

describe('Whisper, where nobody speaks', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  const transcriber = createWhisperTranscriber({
    modelDir: testTools.speechModelDir ?? '',
    vadModelFile: 'assets/models/silero_vad.onnx',
    logger: silentLogger,
  });

  it('writes nothing over silence, noise, music and applause, one after the other', async () => {
    const sources = Object.values(soundsWithoutSpeech);
    const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
    const joined = ['-filter_complex', `concat=n=${sources.length}:v=0:a=1`];
    const wavFile = await makeWav(`${folder.path}/sounds.wav`, [...inputs, ...joined]);
    const { words } = await transcriber.transcribe({ wavFile, language: 'en' });
    const soundAt = (ms: number) => Object.keys(soundsWithoutSpeech)[Math.floor(ms / 1000 / soundSeconds)];
    expect(words.map(({ text, startMs }) => `${text} (${soundAt(startMs)})`)).toEqual([]);
  });
});
