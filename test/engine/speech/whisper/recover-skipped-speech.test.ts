import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { recoverSkippedSpeech } from '../../../../src/engine/speech/whisper/recover-skipped-speech.ts';

/** Twenty seconds of continuous speech. */
const chunk = { startMs: 1000, endMs: 21_000, speech: [{ startMs: 1000, endMs: 21_000 }] };

/** Words from `text@from` in seconds; each word lasts until the next. */
function words(given: string, endMs = chunk.endMs): Word[] {
  const parts = given.split(' ').map((part) => part.split('@'));
  const starts = parts.map(([, from]) => Math.round(Number(from) * 1000));
  return parts.map(([text = ''], i) => ({ text, startMs: starts[i] ?? 0, endMs: starts[i + 1] ?? endMs }));
}

async function recover(given: Word[], again: { part?: Word[]; halves?: Word[] }, of = chunk) {
  const transcribed: (string | number)[][] = [];
  const recovered = await recoverSkippedSpeech(of, given, {
    transcribe: async ({ startMs, endMs }) => {
      transcribed.push([startMs, endMs]);
      return again.part ?? [];
    },
    transcribeHalves: async () => {
      transcribed.push(['halves']);
      return again.halves ?? [];
    },
  });
  const timed = recovered.map(({ text, startMs, endMs }) => `${text}@${startMs}–${endMs}`);
  return { transcribed, timed, recovered };
}

const even = [...Array(20).keys()].map((i) => `w${i}@${i + 1}`).join(' ');

describe('recoverSkippedSpeech', () => {
  it('transcribes nothing again if words follow each other', async () => {
    const { transcribed, recovered } = await recover(words(even), {});
    expect(transcribed).toEqual([]);
    expect(recovered).toEqual(words(even));
  });

  const stretched = words('that.@1 My@2 biggest@9 fear@9.5 is@10 it@10.5', 11_000);

  it('puts recovered words in place of a stretched word, and keeps that word after them', async () => {
    const { transcribed, timed } = await recover(stretched, { part: words('Sign@2.2 element.@5', 8900) });
    expect(transcribed).toEqual([[2000, 9000]]);
    expect(timed.slice(0, 5)).toEqual([
      'that.@1000–2000',
      'Sign@2200–5000',
      'element.@5000–8900',
      'My@8900–9000',
      'biggest@9000–9500',
    ]);
  });

  it('keeps the word once if it is among the recovered words', async () => {
    const { timed } = await recover(stretched, { part: words('my@2.1 sign@3 element@5', 9000) });
    expect(timed.slice(0, 5).map((one) => one.split('@')[0])).toEqual(['that.', 'my', 'sign', 'element', 'biggest']);
  });

  it('does not change the word if nothing more is recovered', async () => {
    for (const part of [[], words('Sooo@2', 9000)]) {
      expect((await recover(stretched, { part })).recovered).toEqual(stretched);
    }
  });

  it('transcribes nothing again if there is no speech in that time, or only a little', async () => {
    const speech = [
      { startMs: 1000, endMs: 3600 },
      { startMs: 8900, endMs: 21_000 },
    ];
    expect((await recover(stretched, {}, { ...chunk, speech })).transcribed).toEqual([]);
  });

  it('transcribes both halves of a chunk if nearly all of it was skipped', async () => {
    const nearlyNothing = words('I@1 like@20.6', 21_000);
    const halves = words(even);
    expect(await recover(nearlyNothing, { halves })).toMatchObject({ transcribed: [['halves']], recovered: halves });
    expect((await recover(nearlyNothing, { halves: words('I@1', 2000) })).recovered).toEqual(nearlyNothing);
    const short = { startMs: 1000, endMs: 4900, speech: chunk.speech };
    expect((await recover(words('I@1 like@4.8', 4900), { halves }, short)).transcribed).toEqual([]);
  });
});
