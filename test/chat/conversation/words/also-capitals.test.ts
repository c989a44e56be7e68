import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function rightIn(language: Language, lines: readonly string[], text: string) {
  const { wishes, notUnderstood } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  const right = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [wish.right] : []));
  return { right: right.sort(), notUnderstood };
}

const farm = ['hier ist vroni', 'vom lechnerhof', 'mit alma und zenzi'];

describe('“too” behind words that get a capital', () => {
  it.each<[Language, string[], string, string[]]>([
    [
      'de',
      farm,
      'Vroni und Lechnerhof gehören groß, und Alma und Zenzi auch',
      ['Alma', 'Lechnerhof', 'Vroni', 'Zenzi'],
    ],
    ['de', farm, 'Vroni und Lechnerhof gehören groß, und Alma auch', ['Alma', 'Lechnerhof', 'Vroni']],
    ['en', ['hi from hank', 'in dayton'], 'Hank needs a capital, and Dayton too', ['Dayton', 'Hank']],
    ['es', ['soy memo', 'de puebla'], 'Memo va con mayúscula, y Puebla también', ['Memo', 'Puebla']],
    ['fr', ['ici luc', 'à nantes'], 'Luc prend une majuscule, et Nantes aussi', ['Luc', 'Nantes']],
    ['it', ['sono ciro', 'a napoli'], 'Ciro con la maiuscola, e Napoli anche', ['Ciro', 'Napoli']],
    ['pt', ['sou a bia', 'em lagos'], 'Bia é com maiúscula, e Lagos também', ['Bia', 'Lagos']],
    ['ru', ['с вами лина', 'город омск'], 'Лина с большой буквы, и Омск тоже', ['Лина', 'Омск']],
  ])('asks for the same in %s: %s', (language, lines, text, right) => {
    expect(rightIn(language, lines, text)).toEqual({ right, notUnderstood: [] });
  });

  it('asks for no capital behind another correction', () => {
    expect(rightIn('de', ['die brand tischlerei', 'mit alma'], 'Brandt statt brand, und Alma auch').right).toEqual([
      'Brandt',
    ]);
  });
});
