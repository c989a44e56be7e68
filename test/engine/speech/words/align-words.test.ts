import { afterAll, describe, expect, it } from 'vitest';
import { levelStepMs, readLevels } from '../../../../src/engine/media/audio/audio-levels.ts';
import type { AudioSpan } from '../../../../src/engine/media/audio/audio-span.ts';
import { openWavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { alignWords } from '../../../../src/engine/speech/words/align-words.ts';
import { makeWav, temporaryFolder } from '../../../support/make-wav.ts';
import { whisperTimes } from './whisper-times.ts';

const loudDb = -20;
const quietDb = -70;

/** Sound at these times, as a chunk of 10 s that begins at `startMs` of the file. */
function soundAt(spans: AudioSpan[], startMs = 0) {
  const isSound = (ms: number) => spans.some((span) => ms >= span.startMs && ms < span.endMs);
  const levels = Float32Array.from({ length: 1000 }, (_, i) => (isSound(startMs + i * levelStepMs) ? loudDb : quietDb));
  const chunk = { startMs, endMs: startMs + 10_000 };
  return { chunk, around: { levels, startMs, speech: [chunk] } };
}

const starts = (texts: string[], sound: ReturnType<typeof soundAt>) =>
  alignWords(texts, sound).map(({ text, startMs }) => [text, Math.round(startMs)]);

describe('alignWords', () => {
  it('begins words with the sound after a pause, and shares the sound between pauses by length', () => {
    const sound = soundAt([
      { startMs: 1000, endMs: 2000 },
      { startMs: 4000, endMs: 6000 },
    ]);
    expect(starts(['aaaa', 'aaaaaa.', 'bbbbbbbbbb', 'bbbbbbbbbb.'], sound)).toEqual([
      ['aaaa', 1000],
      ['aaaaaa.', 1400],
      ['bbbbbbbbbb', 4000],
      ['bbbbbbbbbb.', 5000],
    ]);
  });

  it('breaks the text at punctuation, if that is nearly as likely', () => {
    const sound = soundAt([
      { startMs: 0, endMs: 2000 },
      { startMs: 3000, endMs: 5000 },
    ]);
    const words = ['one', 'two', 'three.', 'four', 'five', 'six', 'seven'];
    expect(starts(words, sound).find(([text]) => text === 'four')).toEqual(['four', 3000]);
  });

  it('keeps to the clock of the file', () => {
    expect(starts(['word'], soundAt([{ startMs: 61_000, endMs: 62_000 }], 60_000))).toEqual([['word', 61_000]]);
  });

  it('gives digits and Chinese characters the time of the words that they are', () => {
    const sound = soundAt([{ startMs: 0, endMs: 2000 }]);
    const [, after] = alignWords(['1984', 'abcde'], sound);
    expect(after?.startMs).toBeGreaterThan(1300);
    const [, latin] = alignWords(['你好', 'ab'], sound);
    expect(latin?.startMs).toBeGreaterThan(1200);
  });

  it('does not stretch a word over sound that nobody transcribed', () => {
    const [word] = alignWords(['no'], soundAt([{ startMs: 0, endMs: 9000 }]));
    expect(word).toMatchObject({ startMs: 0, endMs: 500 });
  });

  it('has no words without text, and places words without sound', () => {
    expect(alignWords([], soundAt([{ startMs: 0, endMs: 1000 }]))).toEqual([]);
    const silent = soundAt([]);
    expect(alignWords(['a', 'b'], { ...silent, around: { ...silent.around, speech: [] } })).toHaveLength(2);
  });

  it.each([
    ['es-capitan-veneno', 130, 350],
    ['en-jfk', 400, 1000],
  ] as const)('agrees with Whisper’s own times in %s', async (name, medianMs, mostMs) => {
    const folder = temporaryFolder();
    afterAll(folder.remove);
    const wav = await openWavFile(await makeWav(`${folder.path}/speech.wav`, ['-i', `test/fixtures/${name}.flac`]));
    const levels = await readLevels(wav);
    await wav.close();
    const chunk = { startMs: 0, endMs: wav.durationMs };
    const words = whisperTimes[name];
    const texts = words.map(({ text }) => text);
    const placed = alignWords(texts, { chunk, around: { levels, startMs: 0, speech: [chunk] } });
    expect(placed.map(({ text }) => text)).toEqual(texts);
    const errors = placed.map(({ startMs }, i) => Math.abs(startMs - (words[i]?.startMs ?? 0)));
    const sorted = errors.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(medianMs);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(mostMs);
  });
});
