import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { recoverSkippedSpeech } from '../../../../src/engine/speech/whisper/recover-skipped-speech.ts';

/** Twenty seconds in which somebody speaks all the time. */
const piece = { startMs: 1000, endMs: 21_000, speech: [{ startMs: 1000, endMs: 21_000 }] };

/** `text@from` in seconds; each word lasts until the next. */
function words(said: string, endMs = piece.endMs): Word[] {
  const parts = said.split(' ').map((part) => part.split('@'));
  const starts = parts.map(([, from]) => Math.round(Number(from) * 1000));
  return parts.map(([text = ''], i) => ({ text, startMs: starts[i] ?? 0, endMs: starts[i + 1] ?? endMs }));
}

async function fill(heard: Word[], again: { stretch?: Word[]; halves?: Word[] }, of = piece) {
  const listened: (string | number)[][] = [];
  const filled = await recoverSkippedSpeech(of, heard, {
    transcribe: async ({ startMs, endMs }) => {
      listened.push([startMs, endMs]);
      return again.stretch ?? [];
    },
    transcribeHalves: async () => {
      listened.push(['halves']);
      return again.halves ?? [];
    },
  });
  return { listened, said: filled.map(({ text, startMs, endMs }) => `${text}@${startMs}–${endMs}`), filled };
}

const even = [...Array(20).keys()].map((i) => `w${i}@${i + 1}`).join(' ');

describe('withLeftOut', () => {
  it('listens to nothing again where words follow each other', async () => {
    const { listened, filled } = await fill(words(even), {});
    expect(listened).toEqual([]);
    expect(filled).toEqual(words(even));
  });

  const stretched = words('that.@1 My@2 biggest@9 fear@9.5 is@10 it@10.5', 11_000);

  it('puts what was said in the time of a word in its place, and keeps the word behind it', async () => {
    const { listened, said } = await fill(stretched, { stretch: words('Sign@2.2 element.@5', 8900) });
    expect(listened).toEqual([[2000, 9000]]);
    expect(said.slice(0, 5)).toEqual([
      'that.@1000–2000',
      'Sign@2200–5000',
      'element.@5000–8900',
      'My@8900–9000',
      'biggest@9000–9500',
    ]);
  });

  it('has the word once where it is heard again', async () => {
    const { said } = await fill(stretched, { stretch: words('my@2.1 sign@3 element@5', 9000) });
    expect(said.slice(0, 5).map((one) => one.split('@')[0])).toEqual(['that.', 'my', 'sign', 'element', 'biggest']);
  });

  it('leaves the word as it was where no more is heard', async () => {
    for (const stretch of [[], words('Sooo@2', 9000)]) {
      expect((await fill(stretched, { stretch })).filled).toEqual(stretched);
    }
  });

  it('does not listen where nobody speaks in that time, or not for long', async () => {
    const speech = [
      { startMs: 1000, endMs: 3600 },
      { startMs: 8900, endMs: 21_000 },
    ];
    expect((await fill(stretched, {}, { ...piece, speech })).listened).toEqual([]);
  });

  it('listens to all of a piece again, in halves, of which nearly all was left out', async () => {
    const nearlyNothing = words('I@1 like@20.6', 21_000);
    const halves = words(even);
    expect(await fill(nearlyNothing, { halves })).toMatchObject({ listened: [['halves']], filled: halves });
    expect((await fill(nearlyNothing, { halves: words('I@1', 2000) })).filled).toEqual(nearlyNothing);
    const short = { startMs: 1000, endMs: 4900, speech: piece.speech };
    expect((await fill(words('I@1 like@4.8', 4900), { halves }, short)).listened).toEqual([]);
  });
});
