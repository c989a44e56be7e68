import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const [yellow, green, blue, white] = ['#FFE500', '#2BE36B', '#2F7BFF', '#FFFFFF'];

describe('a colour that distracts', () => {
  it.each<[Language, string]>([
    ['en', 'the yellow word that runs along distracts me, can it be green?'],
    ['en', 'the yellow distracts me, can it be green'],
    ['de', 'Das gelbe Wort das springt lenkt mich ab, kann es grün sein?'],
    ['de', 'das Gelbe stört mich, geht das auch grün?'],
    ['fr', 'le jaune me gêne, en vert plutôt'],
    ['it', 'il giallo disturba, mettilo verde'],
    ['pt', 'a palavra amarela que pula me distrai, pode ser verde?'],
    ['ru', 'Жёлтое слово которое бегает меня отвлекает, можно зелёным?'],
  ])('%s: is not wished, and the other one takes its place: «%s»', (language, text) => {
    const wishes = [{ kind: 'recolor', from: yellow, to: green }];
    expect(understandWords(text, language)).toEqual({ wishes, notUnderstood: [] });
  });

  it('leaves what else is coloured', () => {
    expect(understandWords('жёлтый раздражает, можно синим, а буквы белые', 'ru').wishes).toEqual([
      { kind: 'recolor', from: yellow, to: blue },
      { kind: 'set', settings: { fontColor: white } },
    ]);
  });

  it.each<[Language, string]>([
    ['en', 'the yellow is distracting'],
    ['de', 'das Gelbe nervt'],
    ['ru', 'жёлтый раздражает'],
  ])('%s: gets no other one where none is named: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes.filter(({ kind }) => kind === 'recolor' || kind === 'shade')).toEqual([]);
  });
});
