import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, CaptionInput, Word } from '../../../../src/engine/captions/caption.ts';
import { captionsFromWords } from '../../../../src/engine/captions/captions-from-words.ts';
import { pageWords } from '../../../../src/engine/captions/pages/pages-from-captions.ts';
import { sampleWords } from '../sample-texts.ts';

const vocabulary =
  'the a of to and in is it you that he was I no never give up. home, went with editedWords now. so'.split(' ');

/** Speech engines return no words of only punctuation. */
const speakable = sampleWords.filter((text) => /[\p{L}\p{N}]/u.test(text));

/** Words spoken one after another, from a small vocabulary, so that neighbours are often equal. */
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

/** Captions of spoken words, one of their words, and a function that edits the text of that word's caption. */
function atWord(words: Word[], position: number) {
  const captions = captionsFromWords(words);
  const places = captions.flatMap((caption, index) => caption.words.map((_, at) => ({ index, at })));
  const { index, at } = places[position % places.length] ?? { index: 0, at: 0 };
  const withText = (change: (texts: string[]) => string[]) =>
    alignCaptions(
      captions.map(({ startMs, endMs, text }, i) => ({
        startMs,
        endMs,
        text: i === index ? change(text.split(' ')).join(' ') : text,
      })),
      words,
    );
  return { captions, index, at, withText };
}

const missing: Caption = { startMs: 0, endMs: 0, text: '', words: [] };
const unedited = ({ startMs, endMs, text }: CaptionInput) => ({ startMs, endMs, text });
const timesOf = (captions: { words: Word[] }[]) =>
  captions.map(({ words }) => words.map(({ startMs, endMs }) => [startMs, endMs]));
const rows = (words: Word[] = []) => words.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

/** A word after an edit. */
interface EditedWord {
  text: string;
  /** The transcribed words that it replaces; several if they were joined. */
  of: Word[];
  /** It has part of their time; otherwise exactly their time. */
  isPart?: boolean;
}

interface EditedCaption {
  startMs: number;
  endMs: number;
  editedWords: EditedWord[];
}

const whole = ({ startMs, endMs, words }: Caption): EditedCaption => ({
  startMs,
  endMs,
  editedWords: words.map((word) => ({ text: word.text, of: [word] })),
});
const textOf = (editedWords: EditedWord[]) => editedWords.map(({ text }) => text).join(' ');

/** Edits that people make, at a position and with a choice. An edit that is not possible changes nothing. */
const edits: Record<string, (captions: EditedCaption[], position: number, choice: number) => EditedCaption[]> = {
  'corrects a letter': atWordOf((word, choice) => [
    { ...word, text: word.text.replace(/\p{L}/u, 'xyz'[choice % 3] ?? 'x') },
  ]),
  'writes another word': atWordOf((word) => [{ ...word, text: 'zanzibar' }]),
  'changes case and punctuation': atWordOf((word) => [{ ...word, text: `«${word.text.toUpperCase()}!»` }]),
  'adds an emoji to a word': atWordOf((word) => [{ ...word, text: `${word.text}🚀` }]),
  'splits a word in two': atWordOf((word, choice) => {
    const letters = word.text.replace(/\P{L}/gu, '');
    const at = 1 + (choice % Math.max(1, letters.length - 1));
    const halves = [letters.slice(0, at), letters.slice(at)].filter((text) => text !== '');
    return halves.map((text) => ({ text, of: word.of, isPart: halves.length > 1 }));
  }),
  'deletes a word': atWordOf(() => []),
  'puts punctuation next to a word': atWordOf((word, choice) => [
    { ...word, isPart: true },
    { text: '?!:–'[choice % 4] ?? '?', of: word.of, isPart: true },
  ]),
  'joins two words': (captions, position) =>
    changed(captions, position, (editedWords, at) => {
      const [one, other] = [editedWords[at], editedWords[at + 1]];
      if (!one || !other) return editedWords;
      return editedWords.toSpliced(at, 2, {
        text: one.text.replace(/\P{L}/gu, '') + other.text,
        of: [...one.of, ...other.of],
      });
    }),
  'joins two captions': (captions, position) => {
    const at = position % captions.length;
    const [one, other] = [captions[at], captions[at + 1]];
    if (!one || !other) return captions;
    return captions.toSpliced(at, 2, {
      ...one,
      endMs: other.endMs,
      editedWords: [...one.editedWords, ...other.editedWords],
    });
  },
  'splits a caption': (captions, position, choice) => {
    const at = position % captions.length;
    const { startMs, endMs, editedWords } = captions[at] ?? { startMs: 0, endMs: 0, editedWords: [] };
    const place = 1 + (choice % Math.max(1, editedWords.length - 1));
    const middle = editedWords[place]?.of[0]?.startMs;
    if (middle === undefined) return captions;
    const halves = [
      { startMs, endMs: middle, editedWords: editedWords.slice(0, place) },
      { startMs: middle, endMs, editedWords: editedWords.slice(place) },
    ];
    return captions.toSpliced(at, 1, ...halves);
  },
};

function atWordOf(change: (word: EditedWord, choice: number) => EditedWord[]) {
  return (captions: EditedCaption[], position: number, choice: number) =>
    changed(captions, position, (editedWords, at) =>
      editedWords.flatMap((word, i) => (i === at ? change(word, choice) : [word])),
    );
}

function changed(
  captions: EditedCaption[],
  position: number,
  change: (editedWords: EditedWord[], at: number) => EditedWord[],
): EditedCaption[] {
  const places = captions.flatMap(({ editedWords }, index) => editedWords.map((_, at) => ({ index, at })));
  const place = places[position % places.length];
  return captions.map((caption, index) => {
    const editedWords = index === place?.index ? change(caption.editedWords, place.at) : caption.editedWords;
    return editedWords.length === 0 ? caption : { ...caption, editedWords };
  });
}

/** If words are equal, any of them may be the one that is left. */
function checkEdited({ startMs, endMs, words }: Caption, edited: EditedCaption | undefined, transcribed: Word[]): void {
  const plain = (text: string) => text.toLowerCase().replace(/\P{L}/gu, '');
  expect(words.map(({ text }) => text)).toEqual(edited?.editedWords.map(({ text }) => text));
  for (const [index, word] of words.entries()) {
    const { of, isPart } = edited?.editedWords[index] ?? { of: [] };
    const [from, to] = [of[0]?.startMs ?? 0, of.at(-1)?.endMs ?? 0];
    expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? startMs);
    expect(word.endMs).toBeGreaterThan(word.startMs);
    expect(word.endMs).toBeLessThanOrEqual(endMs);
    const isAnother = transcribed.some((one) => one.startMs === word.startMs && plain(one.text) === plain(word.text));
    if (isAnother) continue;
    if (isPart) expect([word.startMs >= from, word.endMs <= to]).toEqual([true, true]);
    else expect([word.startMs, word.endMs]).toEqual([from, to]);
  }
}

function spoken(...words: [string, number, number][]): Word[] {
  return words.map(([text, startMs, endMs]) => ({ text, startMs, endMs }));
}

describe('an unchanged caption', () => {
  it('keeps its words if the caption before it ends with the same word', () => {
    const words = 'Never give up. Never give in. No no no. No way.'
      .split(' ')
      .map((text, index) => ({ text, startMs: index * 250, endMs: index * 250 + 250 }));
    const captions = captionsFromWords(words);
    expect(captions).toHaveLength(4);
    expect(alignCaptions(captions.map(unedited), words)).toEqual(captions);
  });

  it('keeps symbols that were spoken', () => {
    const words = spoken(['only', 0, 200], ['10', 200, 400], ['€', 400, 900], ['for', 900, 1000], ['it', 1000, 1200]);
    const [caption] = alignCaptions([{ startMs: 0, endMs: 1200, text: 'only 10 € for it' }], words);
    expect(caption?.words).toEqual(words);
  });

  it('keeps a very short word', () => {
    const words = spoken(['This', 1000, 1240], ['is', 1240, 1400], ['a', 1400, 1440], ['new', 1900, 2600]);
    const [caption] = alignCaptions([{ startMs: 1000, endMs: 3500, text: 'This is a new' }], words);
    expect(caption?.words).toEqual(words);
  });

  it('comes back with the same words, even if they are short and equal', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 1 }), (words) => {
        const captions = captionsFromWords(words);
        expect(alignCaptions(captions.map(unedited), words)).toEqual(captions);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the times of its words where scripts without spaces meet', () => {
    const words = spoken(['မြန်မာ', 0, 40], ['မြန်မာ', 40, 80], ['ខ្មែរ', 80, 120], ['I', 120, 160]);
    const captions = captionsFromWords(words);
    expect(timesOf(alignCaptions(captions.map(unedited), words))).toEqual(timesOf(captions));
    const [caption] = alignCaptions([{ startMs: 0, endMs: 900, text: 'ฉันใช้Zapierทุกวัน' }], []);
    expect(caption?.words[0]?.parts?.map(({ text }) => text)).toEqual(['ฉัน', 'ใช้', 'Zapier', 'ทุก', 'วัน']);
  });

  it('comes back with the same times in every script', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 40, texts: speakable }), (words) => {
        const captions = captionsFromWords(words);
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

  it('lets an inserted word share with both neighbours if one of them has too little time', () => {
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

  it('clips its first word if it begins later, and does not change the others', () => {
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

  it('leaves the next caption its first word if it overlaps it', () => {
    const words = spoken(['go', 0, 400], ['home', 400, 800], ['home', 800, 1200], ['is', 1200, 1500]);
    const inputs = [
      { startMs: 0, endMs: 900, text: 'go home' },
      { startMs: 800, endMs: 1500, text: 'home is' },
    ];
    expect(alignCaptions(inputs, words).flatMap((caption) => caption.words)).toEqual(words);
  });

  it('recognises a word that was split, or several that were joined, next to similar words', () => {
    const words = spoken(['go', 0, 200], ['the', 200, 500], ['the', 700, 900], ['zap', 900, 1200], ['ear', 1200, 1500]);
    const textOf = (text: string) => rows(alignCaptions([{ startMs: 0, endMs: 1500, text }], words)[0]?.words);
    expect(textOf('go t he the Zapear')).toEqual([
      ['go', 0, 200],
      ['t', 200, 300],
      ['he', 300, 500],
      ['the', 700, 900],
      ['Zapear', 900, 1500],
    ]);
    expect(textOf('go the thezap ear')).toEqual([
      ['go', 0, 200],
      ['the', 200, 500],
      ['thezap', 700, 1200],
      ['ear', 1200, 1500],
    ]);
  });

  it('keeps the time of a word with a corrected spelling next to a deleted word', () => {
    const words = spoken(['she', 0, 300], ['newspaper', 300, 900], ['had', 900, 1100], ['her', 1100, 1500]);
    const [caption] = alignCaptions([{ startMs: 0, endMs: 1500, text: 'she has her' }], words);
    expect(rows(caption?.words)).toEqual([
      ['she', 0, 300],
      ['has', 900, 1100],
      ['her', 1100, 1500],
    ]);
  });

  it('gives separate punctuation and emojis no time of other words', () => {
    const words = spoken(['Vraiment', 0, 200], ['oui', 200, 900], ['je', 900, 1000], ['crois', 1000, 1500]);
    for (const text of ['Vraiment ? – Oui ! 😀 Je « crois »', '😀 ( Vraiment ) oui – je 🚀 🚀 crois !']) {
      const [caption] = alignCaptions([{ startMs: 0, endMs: 1500, text }], words);
      const starts = caption?.words.filter((word) => /\p{L}/u.test(word.text)).map(({ startMs }) => startMs) ?? [];
      const units = pageWords(caption ?? missing, (whole) => [whole]).filter((unit) => /\p{L}/u.test(unit.text));
      expect(caption?.words.map((word) => word.text).join(' ')).toBe(text);
      expect(starts).toHaveLength(4);
      for (const [index, unit] of units.entries()) {
        expect(unit.startMs).toBeGreaterThanOrEqual(words[index]?.startMs ?? 0);
        expect(unit.endMs).toBeLessThanOrEqual(words[index]?.endMs ?? 0);
      }
    }
  });

  it('gives a replaced word the time of the old one, and does not change the others', () => {
    fc.assert(
      fc.property(anySpeech({ minMs: 1 }), fc.nat(), (words, position) => {
        const { captions, at, withText } = atWord(words, position);
        expect(timesOf(withText((texts) => texts.with(at, 'zanzibar')))).toEqual(timesOf(captions));
      }),
      { numRuns: 300 },
    );
  });

  it.each(Object.entries(edits))('does not move the other words when somebody %s', (_, edit) => {
    fc.assert(
      fc.property(anySpeech({ minMs: 60 }), fc.nat(), fc.nat(), (words, position, choice) => {
        const captions = captionsFromWords(words);
        const edited = edit(captions.map(whole), position, choice);
        const inputs = edited.map(({ startMs, endMs, editedWords }) => ({ startMs, endMs, text: textOf(editedWords) }));
        for (const [index, caption] of alignCaptions(inputs, words).entries())
          checkEdited(caption, edited[index], words);
      }),
      { numRuns: 150 },
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

  it('keeps its later words if its start moves within the first', () => {
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
