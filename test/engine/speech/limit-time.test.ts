import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wavBytes } from '../../../src/engine/media/audio/wav-file.ts';
import { limitTime, transcriptionLimitMs } from '../../../src/engine/speech/limit-time.ts';
import type { Transcriber } from '../../../src/engine/speech/transcriber.ts';

const dir = mkdtempSync(join(tmpdir(), 'limit-time-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const wavFile = join(dir, 'speech.wav');
writeFileSync(wavFile, wavBytes(Buffer.alloc(32_000)));

/** An engine that never answers, and ends when it is told to. */
const hanging: Transcriber = {
  id: 'hanging',
  usesHints: false,
  available: async () => ({ ok: true }),
  transcribe: (_input, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
};

describe('limitTime', () => {
  it('gives up, and says what happened', async () => {
    const limits: number[] = [];
    const transcriber = limitTime(hanging, (audioMs) => {
      limits.push(audioMs);
      return 20;
    });
    await expect(transcriber.transcribe({ wavFile })).rejects.toMatchObject({
      code: 'speech_failed',
      message: expect.stringContaining('took longer than'),
      details: { retryable: false },
    });
    expect(limits).toEqual([1000]);
  });

  it('passes on the reason when the caller aborts', async () => {
    const controller = new AbortController();
    const running = limitTime(hanging).transcribe({ wavFile }, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('stopped')), 10);
    await expect(running).rejects.toThrow('stopped');
  });

  it('grows with the audio', () => {
    expect(transcriptionLimitMs(3_600_000)).toBe(600_000 + 5 * 3_600_000);
  });
});
