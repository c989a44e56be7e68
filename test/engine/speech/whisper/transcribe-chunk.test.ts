import { describe, expect, it } from 'vitest';
import type { WavFile } from '../../../../src/engine/media/audio/wav-file.ts';
import { transcribeChunk } from '../../../../src/engine/speech/whisper/transcribe-chunk.ts';
import type { WhisperOutput } from '../../../../src/engine/speech/whisper/whisper-model.ts';

/** Twenty seconds of steady speech with a dip in level at 9.85–10.15 s. */
const piece = { startMs: 0, endMs: 20_000, speech: [{ startMs: 0, endMs: 20_000 }] };
const levels = new Float32Array(2000).fill(-20).fill(-40, 985, 1015);

/** A model that answers each stretch by its length in seconds; `listened` tells the stretches it was given. */
function listenerThat(answer: (seconds: number) => Partial<WhisperOutput> & { texts: [string, number][] }) {
  const listened: string[] = [];
  let reading = '';
  const wav = {
    durationMs: 20_000,
    async read(startMs: number, endMs: number) {
      reading = `${startMs}–${endMs}`;
      return new Float32Array((endMs - startMs) * 16);
    },
  } as WavFile;
  const model = {
    async decode(samples: Float32Array): Promise<WhisperOutput> {
      listened.push(reading);
      const { texts, ...rest } = answer(samples.length / 16_000);
      const tokens = texts.map(([text, second]) => ({
        id: text,
        bytes: Buffer.from(text),
        startMs: second * 1000,
        endMs: second * 1000 + 400,
      }));
      return { language: 'en', tokens, truncated: false, ...rest };
    },
  };
  return { deps: { wav, levels, model }, listened };
}
const every = (seconds: number, text: (i: number) => string): [string, number][] =>
  [...Array(Math.floor(seconds)).keys()].map((i) => [text(i), i]);
const textsOf = (words: { text: string }[]) => words.map((word) => word.text).join(' ');

describe('wordsOfPiece', () => {
  it('takes a whole piece as it was heard', async () => {
    const { deps, listened } = listenerThat((seconds) => ({ texts: every(seconds, (i) => ` word${i}`) }));
    const words = await transcribeChunk(piece, 'en', deps);
    expect(listened).toEqual(['0–20000']);
    expect(words).toHaveLength(20);
    expect(words[19]).toMatchObject({ text: 'word19', startMs: 19_000 });
  });

  it('does not listen again to what has been heard before', async () => {
    const { deps, listened } = listenerThat(() => ({ texts: [] }));
    const tokens = every(20, (i) => ` w${i}`).map(([text, second]) => ({
      id: text,
      bytes: Buffer.from(text),
      startMs: second * 1000,
      endMs: second * 1000 + 400,
    }));
    expect(await transcribeChunk(piece, 'en', deps, { language: 'en', tokens, truncated: false })).toHaveLength(20);
    expect(listened).toEqual([]);
  });

  it('listens to each half when there was no room for all tokens, cut where it is quietest', async () => {
    const { deps, listened } = listenerThat((seconds) => ({
      texts: every(seconds, (i) => ` w${i}`),
      truncated: seconds > 15,
    }));
    const words = await transcribeChunk(piece, 'en', deps);
    expect(listened).toEqual(['0–20000', '0–10000', '10000–20000']);
    expect(words.map((word) => Math.floor(word.startMs / 1000))).toEqual([...Array(20).keys()]);
  });

  it('listens to each half when it got stuck in a loop', async () => {
    const { deps, listened } = listenerThat((seconds) => ({
      texts: every(seconds, (i) => (seconds > 15 ? ' again' : ` w${i}`)),
    }));
    expect(textsOf(await transcribeChunk(piece, 'en', deps))).toBe(
      [...Array(20).keys()].map((i) => `w${i % 10}`).join(' '),
    );
    expect(listened).toHaveLength(3);
  });

  it('says a loop once that even short pieces end in', async () => {
    const { deps } = listenerThat((seconds) => ({
      texts: [...Array(12).keys()].map((i) => [' again', (i * seconds) / 12]),
    }));
    const words = await transcribeChunk({ ...piece, endMs: 3500, speech: [] }, 'en', deps);
    expect(textsOf(words)).toBe('again');
  });

  it('goes on where the words stop long before the speech does', async () => {
    const { deps, listened } = listenerThat((seconds) => ({
      texts: every(Math.min(seconds, 8), (i) => ` w${i}`),
    }));
    const words = await transcribeChunk(piece, 'en', deps);
    expect(listened.length).toBe(3);
    expect(words.length).toBeGreaterThanOrEqual(19);
    for (const [i, word] of words.entries()) expect(word.endMs).toBeLessThanOrEqual(words[i + 1]?.startMs ?? 20_000);
  });

  it('listens to each half where next to nothing was heard of all that was said', async () => {
    const { deps, listened } = listenerThat((seconds) => ({
      texts: seconds > 15 ? [[' Yes', 0]] : every(seconds, (i) => ` w${i}`),
    }));
    expect(await transcribeChunk(piece, 'en', deps)).toHaveLength(20);
    expect(listened).toEqual(['0–20000', '0–10000', '10000–20000']);
  });

  it('listens by itself to a stretch whose words were left out', async () => {
    const { deps, listened } = listenerThat((seconds) => ({
      texts: every(seconds, (i) => ` w${i}`).filter(([, second]) => seconds < 20 || second < 5 || second > 12),
    }));
    const words = await transcribeChunk(piece, 'en', deps);
    expect(listened).toEqual(['0–20000', '3750–13000']);
    expect(words.length).toBeGreaterThanOrEqual(20);
    for (const [i, word] of words.entries()) expect(word.endMs).toBeLessThanOrEqual(words[i + 1]?.startMs ?? 20_000);
  });

  it('does not look for speech where voice activity found none', async () => {
    const { deps, listened } = listenerThat(() => ({ texts: every(8, (i) => ` w${i}`) }));
    await transcribeChunk({ ...piece, speech: [{ startMs: 0, endMs: 8500 }] }, 'en', deps);
    expect(listened).toEqual(['0–20000']);
  });
});
