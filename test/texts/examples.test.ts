import { describe, expect, it } from 'vitest';
import { scriptInText } from '../../src/chat/conversation/features/script/take-script.ts';
import { readNumberedLines } from '../../src/chat/conversation/features/text/corrections.ts';
import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import { languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';

/** What a catalogue tells people to say, in its language's quotation marks. */
const quoted = /“([^”]+)”|«\s*([^»]+?)\s*»|„([^“]+)“/g;

describe.each(languages)('the examples given in %s', (language) => {
  const texts = textsOf(language).chat;
  const told = [
    ...[texts.welcome, texts.help, texts.results.tip, texts.captionText.heading],
    ...[texts.captionText.asFile, texts.panel.otherColor, texts.panel.otherLanguage],
    ...[texts.places.notHere, ...Object.values<string>(texts.results.wishes)],
  ];
  const examples = told.flatMap((text) =>
    [...text.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  );

  it('are there', () => {
    expect(examples.length).toBeGreaterThan(12);
  });

  it.each([...new Set(examples)])('%s is understood', (example) => {
    if (readNumberedLines(example) || scriptInText(example)) return;
    const { wishes, notUnderstood } = understandWords(example, language);
    expect(wishes).not.toEqual([]);
    expect(notUnderstood).toEqual([]);
  });
});
