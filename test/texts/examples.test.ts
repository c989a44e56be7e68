import { describe, expect, it } from 'vitest';
import { scriptInText } from '../../src/chat/conversation/features/script/take-script.ts';
import { readNumberedLines } from '../../src/chat/conversation/features/text/corrections.ts';
import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import { fill } from '../../src/texts/fill.ts';
import { languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';

/** What a catalogue tells people to say, in its language's quotation marks. */
const quoted = /“([^”]+)”|«\s*([^»]+?)\s*»|„([^“]+)“/g;

describe.each(languages)('the examples given in %s', (language) => {
  const texts = textsOf(language).chat;
  const told = [
    ...[texts.welcome, texts.help, texts.results.corrections.any, texts.captionText.heading],
    ...[texts.captionText.asFile, texts.panel.otherColor, texts.panel.otherLanguage],
    ...[texts.places.notHere, ...Object.values<string>(texts.results.wishes)],
  ];
  const examples = told.flatMap(examplesIn);

  it('are there', () => {
    expect(examples.length).toBeGreaterThan(12);
  });

  it('have corrections of words of the video', () => {
    const { doubt, word } = texts.results.corrections;
    const captions = { words: readCaptionWords(['we run Visper here']), isShown: false };
    const wordings = [fill(doubt, { wrong: 'Visper', right: 'Whisper' }), fill(word, { wrong: 'Visper' })];
    for (const wording of wordings) {
      const example = examplesIn(wording).at(-1) ?? '';
      const said = example.includes('Whisper') ? example : `${example} Whisper`;
      const { wishes, notUnderstood } = understandWords(said, language, captions);
      expect(wishes, said).toEqual([{ kind: 'replace_words', wrong: 'Visper', right: 'Whisper' }]);
      expect(notUnderstood).toEqual([]);
    }
  });

  it.each([...new Set(examples)])('%s is understood', (example) => {
    if (readNumberedLines(example) || scriptInText(example)) return;
    const { wishes, notUnderstood } = understandWords(example, language);
    expect(wishes).not.toEqual([]);
    expect(notUnderstood).toEqual([]);
  });
});

function examplesIn(text: string): string[] {
  return [...text.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
