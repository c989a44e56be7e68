import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Word } from '../../src/engine/captions/caption.ts';
import type { Transcriber } from '../../src/engine/speech/transcriber.ts';
import { childProcesses } from '../support/child-processes.ts';
import { jfk, makeWav, silence, temporaryFolder } from '../support/make-wav.ts';

export interface TranscriberUnderTest {
  transcriber: Transcriber;
  /** The same engine, set up so that it does not finish within the test. */
  slowTranscriber: Transcriber;
  /** Resolves as soon as the slow one works; gets the progress reported so far. */
  atWork: (shares: readonly number[]) => Promise<void>;
  release: () => Promise<void>;
}

/** Tests that every speech engine has to pass, with the tests' recording of 11 s of English. */
export function describeTranscriber(name: string, setUp: () => Promise<TranscriberUnderTest>): void {
  describe(`${name} as a transcriber`, () => {
    const folder = temporaryFolder();
    let subject: TranscriberUnderTest;
    let speechWav: string;
    let silentWav: string;

    beforeAll(async () => {
      subject = await setUp();
      speechWav = await makeWav(`${folder.path}/speech.wav`, jfk);
      silentWav = await makeWav(`${folder.path}/silent.wav`, silence(5));
    });
    afterAll(async () => {
      await subject.release();
      folder.remove();
    });

    it('reports that it is ready', async () => {
      await expect(subject.transcriber.available()).resolves.toEqual({ ok: true });
    });

    it('transcribes words in order within the audio, and its progress never falls', async () => {
      const shares: number[] = [];
      const onProgress = (share: number) => shares.push(share);
      const transcript = await subject.transcriber.transcribe({ wavFile: speechWav }, { onProgress });
      expect(transcript.language).toBe('en');
      expect(transcript.words.map((word) => word.text).join(' ')).toMatch(/^And so,? my fellow Americans/);
      expectInOrder(transcript.words, 11_000);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
    });

    it('finds no words in silence', async () => {
      await expect(subject.transcriber.transcribe({ wavFile: silentWav })).resolves.toEqual({
        language: null,
        words: [],
      });
    });

    it('stops with the reason when aborted, and leaves no process or file behind', async () => {
      const before = childProcesses();
      const abort = new AbortController();
      const shares: number[] = [];
      const options = { signal: abort.signal, onProgress: (share: number) => void shares.push(share) };
      const refused = expect(subject.slowTranscriber.transcribe({ wavFile: speechWav }, options)).rejects.toThrow(
        'enough',
      );
      await subject.atWork(shares);
      abort.abort(new Error('enough'));
      await refused;
      await expect.poll(() => childProcesses().filter((pid) => !before.includes(pid))).toEqual([]);
      await expect.poll(() => readdirSync(folder.path).toSorted()).toEqual(['silent.wav', 'speech.wav']);
    });

    it('does not start when aborted before', async () => {
      const signal = AbortSignal.abort(new Error('never mind'));
      await expect(subject.transcriber.transcribe({ wavFile: speechWav }, { signal })).rejects.toThrow('never mind');
    });
  });
}

export function expectInOrder(words: Word[], audioMs: number): void {
  expect(words.length).toBeGreaterThan(0);
  for (const [i, word] of words.entries()) {
    expect(word.text).toMatch(/^\S+$/u);
    expect(word.startMs).toBeGreaterThanOrEqual(0);
    expect(word.endMs).toBeGreaterThan(word.startMs);
    expect(word.endMs).toBeLessThanOrEqual(words[i + 1]?.startMs ?? audioMs);
  }
}
