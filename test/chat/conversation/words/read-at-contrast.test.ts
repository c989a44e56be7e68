import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

describe('commas that people leave out', () => {
  it.each<[Language, string]>([
    ['de', 'nee buchstaben sollen weiß bleiben nur das gelbe in türkis'],
    ['de', 'nee buchstaben sollen weiß bleiben, nur das gelbe in türkis'],
    ['en', 'nope the letters stay white only the yellow in turquoise'],
  ])('in %s are read where all is understood with them: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({
      wishes: [
        { kind: 'set', settings: { fontColor: '#FFFFFF' } },
        { kind: 'recolor', from: '#FFE500', to: '#22D3EE' },
      ],
      notUnderstood: [],
    });
  });

  it('change nothing where something else is said', () => {
    const text = 'the letters stay white but flibbertigibbet wins';
    expect(understandWords(text, 'en').notUnderstood).not.toEqual([]);
  });
});
