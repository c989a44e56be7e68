import { describe, expect, it } from 'vitest';
import type { WavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { transcribeChunk } from '../../../../src/engine/speech/whisper/transcribe-chunk.ts';
import type { WhisperOutput } from '../../../../src/engine/speech/whisper/whisper-model.ts';

/** Twenty seconds of steady speech with a dip in level at 9.85–10.15 s. */
const chunk = { startMs: 0, endMs: 20_000, speech: [{ startMs: 0, endMs: 20_000 }] };
const levels = new Float32Array(2000).fill(-20).fill(-40, 985, 1015);

/** The same number for the same text. */
const idOf = (text: string) => [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/** A model that answers each part by its duration in seconds; `decoded` lists the parts that it was given. */
function modelThat(answer: (seconds: number) => Partial<WhisperOutput> & { texts: [string, number][] }) {
  const decoded: string[] = [];
  let reading = '';
  const wav = {
    durationMs: 20_000,
    async read(startMs: number, endMs: number) {
      reading = `${startMs}–${endMs}`;
      return new Float32Array((endMs - startMs) * 16);
    },
  } as WavFile;
  const model = {
    detectLanguage: async () => ({ en: 1 }),
    async decode(samples: Float32Array): Promise<WhisperOutput> {
      decoded.push(reading);
      const { texts, ...rest } = answer(samples.length / 16_000);
      const tokens = texts.map(([text, second]) => ({
        id: idOf(text),
        bytes: Buffer.from(text),
        startMs: second * 1000,
        endMs: second * 1000 + 400,
      }));
      return { tokens, truncated: false, ...rest };
    },
  };
  return { context: { wav, levels, model }, decoded };
}
const every = (seconds: number, text: (i: number) => string): [string, number][] =>
  [...Array(Math.floor(seconds)).keys()].map((i) => [text(i), i]);
const textsOf = (words: { text: string }[]) => words.map((word) => word.text).join(' ');

describe('transcribeChunk', () => {
  it('keeps the output of a whole chunk', async () => {
    const { context, decoded } = modelThat((seconds) => ({ texts: every(seconds, (i) => ` word${i}`) }));
    const words = await transcribeChunk(chunk, 'en', context);
    expect(decoded).toEqual(['0–20000']);
    expect(words).toHaveLength(20);
    expect(words[19]).toMatchObject({ text: 'word19', startMs: 19_000 });
  });

  it('transcribes both halves, cut where it is quietest, if Whisper ran out of tokens', async () => {
    const { context, decoded } = modelThat((seconds) => ({
      texts: every(seconds, (i) => ` w${i}`),
      truncated: seconds > 15,
    }));
    const words = await transcribeChunk(chunk, 'en', context);
    expect(decoded).toEqual(['0–20000', '0–10000', '10000–20000']);
    expect(words.map((word) => Math.floor(word.startMs / 1000))).toEqual([...Array(20).keys()]);
  });

  it('transcribes both halves if Whisper got stuck in a loop', async () => {
    const { context, decoded } = modelThat((seconds) => ({
      texts: every(seconds, (i) => (seconds > 15 ? ' again' : ` w${i}`)),
    }));
    expect(textsOf(await transcribeChunk(chunk, 'en', context))).toBe(
      [...Array(20).keys()].map((i) => `w${i % 10}`).join(' '),
    );
    expect(decoded).toHaveLength(3);
  });

  it('keeps one repetition of a loop in a chunk that is too short to halve', async () => {
    const { context } = modelThat((seconds) => ({
      texts: [...Array(12).keys()].map((i) => [' again', (i * seconds) / 12]),
    }));
    const words = await transcribeChunk({ ...chunk, endMs: 3500, speech: [] }, 'en', context);
    expect(textsOf(words)).toBe('again');
  });

  it('transcribes the rest if the words stop long before the speech does', async () => {
    const { context, decoded } = modelThat((seconds) => ({
      texts: every(Math.min(seconds, 8), (i) => ` w${i}`),
    }));
    const words = await transcribeChunk(chunk, 'en', context);
    expect(decoded.length).toBe(3);
    expect(words.length).toBeGreaterThanOrEqual(19);
    for (const [i, word] of words.entries()) expect(word.endMs).toBeLessThanOrEqual(words[i + 1]?.startMs ?? 20_000);
  });

  it('transcribes both halves if nearly all words are missing', async () => {
    const { context, decoded } = modelThat((seconds) => ({
      texts: seconds > 15 ? [[' Yes', 0]] : every(seconds, (i) => ` w${i}`),
    }));
    expect(await transcribeChunk(chunk, 'en', context)).toHaveLength(20);
    expect(decoded).toEqual(['0–20000', '0–10000', '10000–20000']);
  });

  it('transcribes skipped speech by itself', async () => {
    const { context, decoded } = modelThat((seconds) => ({
      texts: every(seconds, (i) => ` w${i}`).filter(([, second]) => seconds < 20 || second < 5 || second > 12),
    }));
    const words = await transcribeChunk(chunk, 'en', context);
    expect(decoded).toEqual(['0–20000', '3750–13000']);
    expect(words.length).toBeGreaterThanOrEqual(20);
    for (const [i, word] of words.entries()) expect(word.endMs).toBeLessThanOrEqual(words[i + 1]?.startMs ?? 20_000);
  });

  it('expects no words where voice activity detection found no speech', async () => {
    const { context, decoded } = modelThat(() => ({ texts: every(8, (i) => ` w${i}`) }));
    await transcribeChunk({ ...chunk, speech: [{ startMs: 0, endMs: 8500 }] }, 'en', context);
    expect(decoded).toEqual(['0–20000']);
  });
});
