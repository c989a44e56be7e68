import { createReadStream, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createTranscribeVoice } from '../../../../src/chat/chats/media/transcribe-voice.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { TranscribeInput } from '../../../../src/engine/speech/transcriber.ts';
import { createWhisperTranscriber } from '../../../../src/engine/speech/whisper/whisper-transcriber.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { silence, temporaryFolder, testTools } from '../../../support/make-wav.ts';
import { makeOpus, voiceNote } from '../../../support/speak.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const work = join(folder.path, 'work');
mkdirSync(work);
const workDirs = {
  async use<T>(done: (dir: string) => Promise<T>): Promise<T> {
    const dir = mkdtempSync(join(work, 'step-'));
    return done(dir).finally(() => rm(dir, { recursive: true }));
  },
  close: async () => undefined,
};
const whisper = createWhisperTranscriber({
  modelDir: testTools.speechModelDir ?? '',
  vadModelFile: 'assets/models/silero_vad.onnx',
  logger: silentLogger,
});
const real = createTranscribeVoice({ ffmpeg: testTools.ffmpeg, workDirs, transcriber: async () => whisper });
const of = (file: string, language?: string, owner = 'chat') => ({
  open: async () => createReadStream(file),
  owner,
  signal: new AbortController().signal,
  ...(language ? { language } : {}),
});

describe('a wish that is spoken', () => {
  it.each([
    ['en', 'en-us', 'Make it yellow and bigger.', { fontColor: expect.any(String) }],
    ['es', 'es', 'Ponlo en amarillo y más grande.', { fontColor: expect.any(String) }],
  ] as const)('is understood like one that is written, in %s', async (language, voice, text, settings) => {
    const said = await real(of(await voiceNote(folder.path, text, voice), language));
    const heard = 'text' in said ? said.text : '';
    expect(understandWords(heard, language).wishes).toContainEqual({ kind: 'set', settings });
  });

  it('is not kept', () => expect(readdirSync(work)).toEqual([]));
});

/** An engine that says what it was given. */
function engineThat(transcribe: (input: TranscribeInput, signal?: AbortSignal) => Promise<string>) {
  const given: TranscribeInput[] = [];
  const transcriber = {
    async transcribe(input: TranscribeInput, { signal }: { signal?: AbortSignal } = {}) {
      given.push(input);
      const words = (await transcribe(input, signal)).split(' ').filter(Boolean);
      return { language: 'en', words: words.map((text) => ({ text, startMs: 0, endMs: 1 })) };
    },
  };
  const deps = { ffmpeg: testTools.ffmpeg, workDirs, transcriber: async () => transcriber };
  return { given, transcribe: createTranscribeVoice(deps), deps };
}

describe('a voice note', () => {
  it('is transcribed in the language of the person, or in one that is detected', async () => {
    const { given, transcribe } = engineThat(async () => 'bigger please');
    const file = await makeOpus(folder.path, silence(1));
    expect(await transcribe(of(file, 'pt'))).toEqual({ text: 'bigger please' });
    await transcribe(of(file));
    expect(given.map(({ language }) => language)).toEqual(['pt', undefined]);
  });

  it('has no words when nobody speaks, or when it is no sound', async () => {
    const { transcribe, given } = engineThat(async () => '');
    expect(await transcribe(of(await makeOpus(folder.path, silence(1))))).toEqual({ problem: 'no_words' });
    expect(given).toHaveLength(1);
    const noise = { ...of(''), open: async () => Readable.from([Buffer.from('not a sound')]) };
    expect(await transcribe(noise)).toEqual({ problem: 'no_words' });
    expect(given).toHaveLength(1);
  });

  it.each([
    [60, { text: 'yellow' }],
    [62, { problem: 'too_long' }],
  ])('of %i seconds counts by its sound, not by what the app says', async (seconds, said) => {
    const { transcribe } = engineThat(async () => 'yellow');
    expect(await transcribe(of(await makeOpus(folder.path, silence(seconds))))).toEqual(said);
  });

  it('of too many bytes is not read to its end', async () => {
    const { transcribe, given } = engineThat(async () => 'yellow');
    let sent = 0;
    const endless = async function* () {
      for (;;) {
        sent += 100_000;
        yield Buffer.alloc(100_000);
      }
    };
    const said = await transcribe({ ...of(''), open: async () => Readable.from(endless()) });
    expect(said).toEqual({ problem: 'too_long' });
    expect(sent).toBeLessThan(6_000_000);
    expect(given).toEqual([]);
  });

  it('that takes too long is left', async () => {
    const hung = (_: TranscribeInput, signal?: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const { deps } = engineThat(hung);
    const transcribe = createTranscribeVoice({ ...deps, withinMs: 500 });
    expect(await transcribe(of(await makeOpus(folder.path, silence(1))))).toEqual({ problem: 'unavailable' });
    expect(readdirSync(work)).toEqual([]);
  });

  it('waits for its turn: one is transcribed at a time, and two of a chat wait', async () => {
    let [now, most] = [0, 0];
    const { transcribe } = engineThat(async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now--;
      return 'yellow';
    });
    const file = await makeOpus(folder.path, silence(1));
    const all = [1, 2, 3].map(() => transcribe(of(file, 'en', 'ann')));
    await expect(transcribe(of(file, 'en', 'ann'))).rejects.toMatchObject({ code: 'service_busy' });
    await Promise.all([...all, transcribe(of(file, 'en', 'bob'))]);
    expect(most).toBe(1);
  });

  it('fails where the engine does', async () => {
    const { transcribe } = engineThat(async () => {
      throw new AppError('speech_unavailable', { reason: 'key_rejected' });
    });
    const failing = transcribe(of(await makeOpus(folder.path, silence(1))));
    await expect(failing).rejects.toMatchObject({ code: 'speech_unavailable' });
  });
});
