import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

describe('the colour of the word that is said', () => {
  it.each<[Language, string]>([
    ['en', 'the words in yellow when she says them'],
    ['es', 'las palabras en amarillo cuando las dice'],
    ['fr', 'les mots en jaune kan elle les dit stp'],
    ['de', 'die wörter in gelb wenn sie die sagt bitte'],
    ['it', 'le parole in giallo quando le dice grazie'],
    ['pt', 'as palavras em amarelo qdo ela fala'],
    ['ru', 'слова жёлтым когда она их говорит'],
  ])('%s: is that of words “when she says them”: «%s»', (language, text) => {
    expect(understandWords(text, language)).toEqual({
      wishes: [{ kind: 'set', settings: { highlightColor: '#FFE500' } }],
      notUnderstood: [],
    });
  });

  it.each<[Language, string]>([
    ['es', 'no me gusta ese verde en la palabra, pon azul'],
    ['fr', 'j’aime pas ce vert sur le mot, mets bleu'],
    ['it', 'non mi piace quel verde sulla parola, metti blu'],
    ['pt', 'nao gostei desse verde na palavra poe azul'],
    ['ru', 'не нравится этот зелёный на слове, поставь синий'],
  ])('%s: is the one that somebody does not like on the word: «%s»', (language, text) => {
    const set = understandWords(text, language).wishes.filter(({ kind }) => kind === 'set' || kind === 'recolor');
    expect(set).toEqual([{ kind: 'set', settings: { highlightColor: expect.any(String) } }]);
  });

  it.each<[Language, string]>([
    ['en', 'spoken word in #C65D3B, everything else white'],
    ['es', 'Palabra activa en #C65D3B y el resto en blanco'],
    ['de', 'gesprochenes wort in #C65D3B, alles andere weiß'],
    ['ru', 'активное слово #C65D3B, остальное белым'],
  ])('%s: stands beside that of the rest: «%s»', (language, text) => {
    const { wishes, notUnderstood } = understandWords(text, language);
    const settings = Object.assign({}, ...wishes.map((wish) => (wish.kind === 'set' ? wish.settings : {})));
    expect(settings).toEqual({ highlightColor: '#C65D3B', fontColor: '#FFFFFF' });
    expect(notUnderstood).toEqual([]);
  });

  it('is not that of all letters', () => {
    const { wishes } = understandWords('All the letters white. No colour changing while I talk', 'en');
    expect(wishes).toContainEqual({ kind: 'set', settings: { fontColor: '#FFFFFF' } });
  });
});

describe('places and sizes with a letter wrong', () => {
  it.each<[Language, string, object]>([
    ['de', 'weiter obne', { kind: 'step', setting: 'position', direction: 1 }],
    ['es', 'mas ariva', { kind: 'step', setting: 'position', direction: 1 }],
    ['pt', 'no meiu', { kind: 'set', settings: { position: 'middle' } }],
    ['it', 'al cetro', { kind: 'set', settings: { position: 'middle' } }],
    ['fr', 'plu gro', { kind: 'step', setting: 'fontSize', direction: 1 }],
    ['ru', 'помелче', { kind: 'step', setting: 'fontSize', direction: -1 }],
    ['en', 'tinier', { kind: 'step', setting: 'fontSize', direction: -1 }],
  ])('%s: «%s»', (language, text, wish) => {
    expect(understandWords(text, language).wishes).toMatchObject([wish]);
  });
});
