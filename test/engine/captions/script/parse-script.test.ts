import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../src/engine/captions/script/parse-script.ts';

const texts = (script: string, language: string | null = 'en') => parseScript(script, language).map(({ text }) => text);
const optional = (script: string) =>
  parseScript(script, 'en').flatMap(({ text, optionalGroup }) => (optionalGroup === null ? [] : [text]));

describe('parseScript', () => {
  it('divides a script into words with their punctuation', () => {
    expect(texts('«Hello», she said – well… yes!')).toEqual(['«Hello»,', 'she', 'said –', 'well…', 'yes!']);
  });

  it('leaves out stage directions in square, curly and pointed brackets', () => {
    expect(texts('Hello [smiles at camera] there {cut} <pause>friends.')).toEqual(['Hello', 'there', 'friends.']);
  });

  it('keeps brackets that are not closed, and signs that are none', () => {
    expect(texts('a [b c\nd > e < f')).toEqual(['a', '[b', 'c', 'd >', 'e <', 'f']);
  });

  it('lets round brackets, headings and names before a colon be said or not', () => {
    expect(optional('ANNA (whispering): Come here (if you dare). At once.')).toEqual([
      ...['ANNA', '(whispering):', '(if', 'you', 'dare).'],
    ]);
    expect(optional('# Part one\nHello.')).toEqual(['Part', 'one']);
    expect(optional('He told us all about it then and there: nothing.')).toEqual([]);
    expect(optional('10:30 is late')).toEqual([]);
  });

  it('ends a phrase with a short line and with a paragraph, and not where a long line was wrapped', () => {
    const poem = 'Roses are red\nviolets are blue\n\nand then';
    const wrapped = 'This is a line of a text which a program wrapped at its eightieth\ncharacter.';
    const endsOf = (script: string) =>
      parseScript(script, 'en').flatMap(({ text, endsLine }) => (endsLine ? [text] : []));
    expect(endsOf(poem)).toEqual(['red', 'blue', 'then']);
    expect(endsOf(wrapped)).toEqual(['character.']);
  });

  it('shows no signs of Markdown', () => {
    expect(texts('# Intro\n- **Bold** and _soft_ snake_case\n> quoted')).toEqual([
      ...['Intro', 'Bold', 'and', 'soft', 'snake_case', 'quoted'],
    ]);
  });

  it('keeps numbers and abbreviations with blanks together, and emojis with the word before', () => {
    expect(texts('10 000 Leute, z. B. 🔥 hier', 'de')).toEqual(['10 000', 'Leute,', 'z. B. 🔥', 'hier']);
  });

  it('divides text without blanks into words', () => {
    expect(texts('今日は天気がいいです。', 'ja').join('')).toBe('今日は天気がいいです。');
    expect(texts('今日は天気がいいです。', 'ja').length).toBeGreaterThan(3);
  });
});
