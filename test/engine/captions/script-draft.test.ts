import { describe, expect, it } from 'vitest';
import type { CaptionInput, Word } from '../../../src/engine/captions/caption.ts';
import { type DeriveCaptionsInput, deriveCaptions } from '../../../src/engine/captions/derive-captions.ts';
import { scriptDraft } from '../../../src/engine/captions/script-draft.ts';

const heard: Word[] = 'We run visper cpp here. It is um small. The end.'.split(' ').map((text, index) => ({
  ...{ text, startMs: index * 500, endMs: index * 500 + 400 },
  confidence: ['visper', 'cpp'].includes(text) ? 0.3 : 0.9,
}));
const derivation: DeriveCaptionsInput = { words: heard, given: null, language: 'en', settings: {}, dictionary: [] };
/** What the editor shows at first. */
const shown = deriveCaptions(derivation);
const script = 'We run Whisper CPP here.\nIt is very small. The end.';

type Change = (caption: CaptionInput & { words: Word[] }) => CaptionInput & { words: Word[] };

function draftWith(given: readonly CaptionInput[], next = script, before?: string) {
  return scriptDraft({ derivation: { ...derivation, given: [...given], settings: { script: before } }, script: next });
}

const textsOf = ({ captions }: ReturnType<typeof draftWith>) =>
  captions.map(({ words }) => words.map(({ text }) => text).join(' '));
const changed = (at: number, change: Change) =>
  shown.map((caption, index) => {
    if (index !== at) return caption;
    const { words, ...rest } = change(caption);
    return { ...rest, words, text: words.map(({ text }) => text).join(' ') };
  });

describe('a script for captions that are being edited', () => {
  it('gives them its words, with the times of what was heard, and says what differs', () => {
    const draft = draftWith(shown);
    expect(textsOf(draft)).toEqual(['We run Whisper CPP here.', 'It is um small.', 'The end.']);
    expect(draft.captions[0]?.words[2]).toEqual({ text: 'Whisper', startMs: 1000, endMs: 1400, confidence: 1 });
    expect(draft.report).toEqual({
      matched: 0.909,
      added: [{ text: 'um', startMs: 3500, endMs: 3900 }],
      missing: [{ text: 'very', afterMs: 3400 }],
    });
  });

  it('leaves captions alone whose words it confirms, whatever somebody did to them', () => {
    const edited = changed(2, (caption) => ({ ...caption, emoji: '🔚', startMs: 4400, endMs: 6000 }));
    const draft = draftWith(edited);
    expect(draft.captions[2]).toMatchObject({ emoji: '🔚', startMs: 4400, endMs: 6000 });
    expect(draft.captions[2]?.words.map(({ confidence }) => confidence)).toEqual([1, 1]);
  });

  it('keeps what it says nothing about: other words, and words that were taken out', () => {
    const edited = changed(1, ({ words, ...caption }) => ({
      ...caption,
      words: words.flatMap((word) => (word.text === 'um' ? [] : { ...word, text: word.text.replace('small', 'blue') })),
    }));
    const draft = draftWith(edited);
    expect(textsOf(draft)[1]).toBe('It is blue.');
    expect(draft.report?.added.map(({ text }) => text)).toEqual(['blue.']);
  });

  it('keeps marks and emojis where it changes words', () => {
    const edited = changed(1, ({ words, ...caption }) => ({
      ...caption,
      emoji: '🐜',
      words: words.map((word) => (word.text === 'small.' ? { ...word, emphasis: true } : word)),
    }));
    const draft = draftWith(edited, script.replace('very small', 'um smal'));
    expect(textsOf(draft)[1]).toBe('It is um smal.');
    expect(draft.captions[1]?.emoji).toBe('🐜');
    expect(draft.captions[1]?.words.map(({ emphasis }) => emphasis)).toEqual([undefined, undefined, undefined, true]);
  });

  it('divides what it changes by its lines', () => {
    const draft = draftWith(shown, 'We run\nWhisper CPP here.\nIt is um small. The end.');
    expect(textsOf(draft)).toEqual(['We run', 'Whisper CPP here.', 'It is um small.', 'The end.']);
  });

  it('changes nothing the second time', () => {
    const { captions } = draftWith(shown);
    const given = captions.map((caption) => ({ ...caption, text: caption.words.map(({ text }) => text).join(' ') }));
    expect(draftWith(given, script, script).captions).toEqual(captions);
  });

  it('brings back what was heard when it is taken away, but not in the place of corrections', () => {
    const { captions } = draftWith(shown);
    const given = captions.map((caption) => ({ ...caption, text: caption.words.map(({ text }) => text).join(' ') }));
    expect(textsOf(draftWith(given, '', script))).toEqual(['We run visper cpp here.', 'It is um small.', 'The end.']);
    const corrected = given.map((caption) => ({
      ...caption,
      text: caption.text.replace('Whisper', 'Whispr').replace(' um', ''),
      words: caption.words
        .filter(({ text }) => text !== 'um')
        .map((word) => (word.text === 'Whisper' ? { ...word, text: 'Whispr' } : word)),
    }));
    const without = draftWith(corrected, '', script);
    expect(textsOf(without)).toEqual(['We run Whispr cpp here.', 'It is small.', 'The end.']);
    expect(without.report).toBeNull();
  });

  it('works on captions of a video without a transcript, and on none', () => {
    const of = { ...derivation, words: [] };
    expect(textsOf(scriptDraft({ derivation: { ...of, given: shown }, script }))[0]).toBe('We run Whisper CPP here.');
    expect(textsOf(scriptDraft({ derivation: { ...of, given: shown, settings: { script } }, script: '' }))).toEqual(
      shown.map(({ text }) => text),
    );
    expect(scriptDraft({ derivation: { ...of, given: [] }, script }).captions).toEqual([]);
  });
});
