import { beforeAll, describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { type Language, languages } from '../../../../src/texts/languages.ts';
import { phraseTables } from './phrases/all-phrases.ts';

// lexicons are compiled on first use
beforeAll(() => {
  for (const language of languages) understandWords('quite something else', language);
});

describe.each(Object.entries(phraseTables))('words in %s', (language, { understood, partly, notForUs }) => {
  const understand = (text: string) => understandWords(text, language as Language);

  it('are enough to mean something', () => {
    expect(Object.keys(understood).length).toBeGreaterThanOrEqual(60);
    expect(notForUs.length).toBeGreaterThanOrEqual(15);
  });

  it.each(Object.entries(understood))('«%s» is understood whole', (text, wishes) => {
    expect(understand(text)).toEqual({ wishes, notUnderstood: [] });
  });

  it.each(Object.entries(partly))('«%s» is understood in part', (text, expected) => {
    expect(understand(text)).toEqual(expected);
  });

  it.each(notForUs)('«%s» is not for us', (text) => {
    expect(understand(text)).toEqual({ wishes: [], notUnderstood: [text] });
  });
});

describe('words in English', () => {
  const sample = ['bigger, yellow, at the top, no emojis', 'highlight green outline black 8', 'line 3: Well, hello'];
  const pairs = languages.flatMap((language) => sample.map((text) => [text, language] as const));

  it.each(pairs)('«%s» are understood in a chat in %s', (text, language) => {
    expect(understandWords(text, language)).toEqual(understandWords(text, 'en'));
    expect(understandWords(text, language).notUnderstood).toEqual([]);
  });
});

it('finds nothing in an empty message', () => {
  expect(understandWords(' \n', 'en')).toEqual({ wishes: [], notUnderstood: [] });
});
