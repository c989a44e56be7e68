import { describe, expect, it } from 'vitest';
import { findQuoted, readSlot, unquote } from '../../../../../src/chat/conversation/words/text/quotes.ts';
import { understandWords } from '../../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../../src/texts/languages.ts';

const quotedIn = (text: string) => findQuoted(text).map(({ start, end }) => text.slice(start, end));

describe('quotes', () => {
  it.each([
    ['“he said "hi"” stands out', ['“he said "hi"”']],
    ['"he said "hi" to me" stands out', ['"he said "hi" to me"']],
    ['«il a dit “salut” hier» en gras', ['«il a dit “salut” hier»']],
    ['« il a dit « salut » hier » en gras', ['« il a dit « salut » hier »']],
    ['„er sagte “ja” dann“ fett', ['„er sagte “ja” dann“']],
    ['«он сказал «да» вчера»', ['«он сказал «да» вчера»']],
    ['""hi"" there', ['""hi""']],
    ['“"hi"” there', ['“"hi"”']],
    ['"zap ear" should be "Zapier"', ['"zap ear"', '"Zapier"']],
    ['„zap ear“ ist „Zapier“', ['„zap ear“', '„Zapier“']],
    ['»zap ear« ist »Zapier«', ['»zap ear«', '»Zapier«']],
    ['«zap ear» et «Zapier»', ['«zap ear»', '«Zapier»']],
    ['"zap ear", not “Zapier”', ['"zap ear"', '“Zapier”']],
    ['5" and 6" screens', []],
    ["it's 'zap ear'", ["'zap ear'"]],
    ['"never closed', []],
  ])('in %s', (text, quoted) => expect(quotedIn(text)).toEqual(quoted));

  it('around quotes are taken off with them, and those inside stay', () => {
    expect(unquote('“"hi"”')).toBe('hi');
    expect(unquote('""hi""')).toBe('hi');
    expect(readSlot('the words “he said "hi"”')).toEqual({ text: 'he said "hi"', isQuoted: true });
  });

  it.each<[Language, string, string]>([
    ['en', 'make “he said "hi"” stand out', 'he said "hi"'],
    ['en', 'emphasize "he said "hi" to me"', 'he said "hi" to me'],
    ['fr', 'mets en valeur «il a dit “salut” hier»', 'il a dit “salut” hier'],
    ['de', 'hebe „er sagte “ja” dann“ hervor', 'er sagte “ja” dann'],
  ])('in %s, «%s» is about all of it', (language, text, words) => {
    expect(understandWords(text, language).wishes).toMatchObject([{ kind: 'emphasize_words', words }]);
  });
});
