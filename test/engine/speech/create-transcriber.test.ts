import { describe, expect, it } from 'vitest';
import { createTranscriber } from '../../../src/engine/speech/create-transcriber.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { testTools } from '../../support/make-wav.ts';

const deps = { toolPaths: testTools, logger: silentLogger };

describe('createTranscriber', () => {
  it('creates the engine that the settings name', () => {
    const url = 'https://speech.example/v1';
    const ids = [
      createTranscriber({ ...deps, speech: { engine: 'whisper', ct2Dir: null, modelDir: null } }).id,
      createTranscriber({ ...deps, speech: { engine: 'openai', url, apiKey: null, model: 'large' } }).id,
      createTranscriber({ ...deps, speech: { engine: 'command', command: 'listen --fast' } }).id,
    ];
    expect(ids).toEqual([
      expect.stringMatching(/^whisper:[0-9a-f]{12}:\d+$/),
      'openai:speech.example:large:1',
      expect.stringMatching(/^command:[0-9a-f]{12}:1$/),
    ]);
  });

  it.each([
    ['switched off', { engine: 'none' } as const, testTools],
    [
      'not set up',
      { engine: 'whisper', ct2Dir: null, modelDir: null } as const,
      { ...testTools, speechModelDir: null },
    ],
  ])('says why it cannot transcribe and what to do when speech is %s', async (_, speech, toolPaths) => {
    const transcriber = createTranscriber({ ...deps, speech, toolPaths });
    const availability = await transcriber.available();
    expect(availability).toEqual({ ok: false, reason: expect.any(String), fix: expect.any(String) });
    await expect(transcriber.transcribe({ wavFile: 'any.wav' })).rejects.toMatchObject({ code: 'speech_unavailable' });
  });
});
