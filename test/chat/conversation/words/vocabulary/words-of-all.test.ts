import { describe, expect, it } from 'vitest';
import { wordsOfAll } from '../../../../../src/chat/conversation/words/vocabulary/words-of-all.ts';
import { isTitleOfName } from '../../../../../src/chat/conversation/words/with-captions/title-of-name.ts';

describe('words that say the same in every language', () => {
  it('are folded, and those of all languages together', () => {
    const words = wordsOfAll((language) => ({ de: 'für wörter', pt: 'são' })[language as string] ?? '');
    expect([...words].sort()).toEqual(['fur', 'sao', 'worter']);
  });

  it.each([
    ['São', 'Bento'],
    ['Sankt', 'Pauli'],
    ['Святой', 'Георгий'],
    ['Doña', 'Carmen'],
  ])('know a title: %s %s', (title, name) => {
    expect(isTitleOfName(title, name)).toBe(true);
  });

  it('know no title in another word', () => {
    expect(isTitleOfName('Maria', 'Santos')).toBe(false);
  });
});
