import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../src/captions/alignment/align-captions.ts';
import type { CaptionInput, Word } from '../../src/captions/caption.ts';
import { captionsFromWords } from '../../src/captions/captions-from-words.ts';
import { sampleWords } from './sample-texts.ts';

const vocabulary = 'the a of to and in is it you that he was I no never give up. home, went with said now. so'.split(
  ' ',
);

/** A sign alone is no word of an engine's. */
const sayable = sampleWords.filter((text) => /[\p{L}\p{N}]/u.test(text));

/** Words as they are said one after another; few different ones, so that neighbours are often alike. */
function anySpeech({ minMs, texts = vocabulary }: { minMs: number; texts?: string[] }) {
  const word = fc.record({
    text: fc.constantFrom(...texts),
    gapMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 700 })),
    lengthMs: fc.oneof(fc.integer({ min: minMs, max: minMs + 60 }), fc.integer({ min: minMs, max: 600 })),
  });
  return fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => {
    let nowMs = 0;
    return words.map(({ text, gapMs, lengthMs }): Word => {
      const startMs = nowMs + gapMs;
      nowMs = startMs + lengthMs;
      return { text, startMs, endMs: nowMs };
    });
  });
}

/** One caption of what was said, a word of it, and how the others follow from the words alone. */
function atWord(words: Word[], position: number) {
  const captions = captionsFromWords(words, 'en');
  const places = captions.flatMap((caption, index) => caption.words.map((_, at) => ({ index, at })));
  const { index, at } = places[position % places.length] ?? { index: 0, at: 0 };
  const withText = (change: (texts: string[]) => string[]) =>
    alignCaptions(
      captions.map(({ startMs, endMs, text }, i) => ({
        ...{ startMs, endMs },
        text: i === index ? change(text.split(' ')).join(' ') : text,
      })),
      words,
    );
  return { captions, index, at, withText };
}

const unedited = ({ startMs, endMs, text }: CaptionInput) => ({ startMs, endMs, text });
const timesOf = (captions: { words: Word[] }[]) =>
  captions.map(({ words }) => words.map(({ startMs, endMs }) => [startMs, endMs]));
const rows = (words: Word[] = []) => words.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

function spoken(...words: [string, number, number][]): Word[] {
  return words.map(([text, startMs, endMs]) => ({ text, startMs, endMs }));
}

describe('an unchanged caption', () => {
  it('keeps its words where the caption before it ends with the same one', () => {
    const words = 'Never give up. Never give in. No no no. No way.'
      .split(' ')
      .map((text, index) => ({ text, startMs: index * 250, endMs: index * 250 + 250 }));
    const captions = captionsFromWords(words, 'en');
    expect(captions).toHaveLength(4);
    expect(alignCaptions(captions.map(unedited), words)).toEqual(captions);
  });

  it('keeps a word that was said in no time at all', () => {
    const words = spoken(['This', 1000, 1240], ['is', 1240, 1400], ['a', 1400, 1440], ['new', 1900, 2600]);
    const [caption] = alignCaptions([{ startMs: 1000, endMs: 3500, text: 'This is a new' }], words);
    expect(caption?.words).toEqual(words);
  });

  it('comes back with the same words, however short and alike they are', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 1 }), (words) => {
        const captions = captionsFromWords(words, 'en');
        expect(alignCaptions(captions.map(unedited), words)).toEqual(captions);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the times of its words where scripts meet that are written without blanks', () => {
    const words = spoken(['မြန်မာ', 0, 40], ['မြန်မာ', 40, 80], ['ខ្មែរ', 80, 120], ['I', 120, 160]);
    const captions = captionsFromWords(words, null);
    expect(timesOf(alignCaptions(captions.map(unedited), words))).toEqual(timesOf(captions));
    const [caption] = alignCaptions([{ startMs: 0, endMs: 900, text: 'ฉันใช้Zapierทุกวัน' }], []);
    expect(caption?.words[0]?.parts?.map(({ text }) => text)).toEqual(['ฉัน', 'ใช้', 'Zapier', 'ทุก', 'วัน']);
  });

  it('comes back with the same times in every script', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 40, texts: sayable }), (words) => {
        const captions = captionsFromWords(words, null);
        expect(timesOf(alignCaptions(captions.map(unedited), words))).toEqual(timesOf(captions));
      }),
      { numRuns: 300 },
    );
  });
});

describe('an edited caption', () => {
  it('makes room for an inserted word next to it and nowhere else', () => {
    const words = spoken(
      ['I', 0, 120],
      ['went', 120, 400],
      ['home', 400, 1000],
      ['with', 1000, 1150],
      ['her', 1150, 1500],
    );
    const [caption] = alignCaptions([{ startMs: 0, endMs: 1500, text: 'Yesterday I went home with her' }], words);
    expect(rows(caption?.words)).toEqual([['Yesterday', 0, 60], ['I', 60, 120], ...rows(words.slice(1))]);
  });

  it('draws an inserted word together with both neighbours where one has too little to give', () => {
    const words = spoken(['we', 0, 300], ['do', 300, 380], ['it', 380, 480], ['here', 480, 900]);
    const [caption] = alignCaptions([{ startMs: 0, endMs: 900, text: 'we do so it here' }], words);
    expect(rows(caption?.words)).toEqual([
      ['we', 0, 300],
      ['do', 300, 360],
      ['so', 360, 420],
      ['it', 420, 480],
      ['here', 480, 900],
    ]);
  });

  it('clips its first word when it begins later, and leaves the others alone', () => {
    const words = spoken(
      ['We', 0, 120],
      ['should', 120, 300],
      ['go', 300, 420],
      ['home', 420, 1500],
      ['now', 1500, 2000],
    );
    const [caption] = alignCaptions([{ startMs: 70, endMs: 2000, text: 'We should go home now' }], words);
    expect(rows(caption?.words)).toEqual([['We', 70, 120], ...rows(words.slice(1))]);
  });

  it('leaves the next caption its first word when it reaches over it', () => {
    const words = spoken(['go', 0, 400], ['home', 400, 800], ['home', 800, 1200], ['is', 1200, 1500]);
    const inputs = [
      { startMs: 0, endMs: 900, text: 'go home' },
      { startMs: 800, endMs: 1500, text: 'home is' },
    ];
    expect(alignCaptions(inputs, words).flatMap((caption) => caption.words)).toEqual(words);
  });

  it('gives one replaced word the time of the old, and every other its own', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 1 }), fc.nat(), (words, position) => {
        const { captions, at, withText } = atWord(words, position);
        expect(timesOf(withText((texts) => texts.with(at, 'zanzibar')))).toEqual(timesOf(captions));
      }),
      { numRuns: 300 },
    );
  });

  it('moves at most the two neighbours of an inserted word', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 120 }), fc.nat(), (words, position) => {
        const { captions, index, at, withText } = atWord(words, position);
        const edited = withText((texts) => texts.toSpliced(at, 0, 'zanzibar'));
        const kept = timesOf(edited).map((times, i) => (i === index ? times.toSpliced(at, 1) : times));
        for (const [i, times] of timesOf(captions).entries()) {
          const isNear = (word: number) => i === index && (word === at || word === at - 1);
          const far = (all: number[][] | undefined) => all?.filter((_, word) => !isNear(word));
          expect(far(kept[i])).toEqual(far(times));
        }
        const inserted = edited[index]?.words[at];
        expect((inserted?.endMs ?? 0) - (inserted?.startMs ?? 0)).toBeGreaterThanOrEqual(60);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its later words when its start moves within the first', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 80 }), fc.nat(), fc.integer({ min: -300, max: 79 }), (words, position, byMs) => {
        const { captions, index } = atWord(words, position);
        const moved = captions.map(unedited);
        const caption = moved[index];
        if (caption) caption.startMs = Math.max(0, (captions[index - 1]?.startMs ?? -1) + 1, caption.startMs + byMs);
        const later = (all: { words: Word[] }[]) =>
          timesOf(all).map((times, i) => (i === index ? times.slice(1) : times));
        expect(later(alignCaptions(moved, words))).toEqual(later(captions));
      }),
      { numRuns: 300 },
    );
  });
});
