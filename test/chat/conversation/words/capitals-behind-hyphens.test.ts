import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, line: string, text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords([line]), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

describe('capitals behind a hyphen', () => {
  it.each<[Language, string, string, [string, string]]>([
    ['fr', 'à saint-tite', 'Mon village c’est Saint-Tite avec des majuscules', ['saint-tite', 'Saint-Tite']],
    ['fr', 'à Saint-tite', 'il faut aussi un grand T à Tite : Saint-Tite', ['Saint-tite', 'Saint-Tite']],
    ['en', 'in Stoke-on-trent', 'Stoke-on-Trent needs a capital T', ['Stoke-on-trent', 'Stoke-on-Trent']],
    ['en', 'in Stoke-on-trent', 'it’s Stoke-on-Trent', ['Stoke-on-trent', 'Stoke-on-Trent']],
    ['de', 'in baden-baden', 'Baden-Baden schreibt man groß', ['baden-baden', 'Baden-Baden']],
    ['it', 'in friuli-venezia', 'Friuli-Venezia con le maiuscole', ['friuli-venezia', 'Friuli-Venezia']],
    ['ru', 'в ростове-на-дону', 'Ростове-на-Дону с большой буквы', ['ростове-на-дону', 'Ростове-на-Дону']],
  ])('are those of the message in %s: %s, %s', (language, line, text, pair) => {
    expect(read(language, line, text)).toEqual([pair]);
  });

  it.each<[Language, string, string]>([
    ['en', 'in stoke-on-trent', 'show Stoke-On-Trent in yellow'],
    ['de', 'in baden-baden', 'wir waren in Baden-Baden, mach die Schrift größer'],
  ])('are none in %s beside other wishes: %s, %s', (language, line, text) => {
    expect(read(language, line, text)).toEqual([]);
  });
});
