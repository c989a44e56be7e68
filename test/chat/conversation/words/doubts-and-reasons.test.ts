import { describe, expect, it } from 'vitest';
import type { Wish } from '../../../../src/chat/conversation/understood-words.ts';
import { doubtOf } from '../../../../src/chat/conversation/words/as-meant-here.ts';
import { isMostlyUnclear } from '../../../../src/chat/conversation/words/is-mostly-unclear.ts';
import { readLikeness } from '../../../../src/chat/conversation/words/likeness/read-likeness.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';
import { set } from './phrases/phrase.ts';

describe('the text once more', () => {
  it.each<[Language, string]>([
    ['en', 'could you send me the list again please'],
    ['es', 'mándame el texto otra vez'],
    ['fr', 'renvoie-moi les lignes stp'],
    ['de', 'schick mir die Zeilen nochmal'],
    ['it', 'rimandami la lista'],
    ['pt', 'manda o texto de novo'],
    ['ru', 'скинь список ещё раз'],
  ])('is no video that is sent again: in %s, «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toEqual([{ kind: 'request', request: 'show_text' }]);
  });

  it('leaves the video to “send it again”', () => {
    expect(understandWords('send it again', 'en').wishes).toEqual([{ kind: 'topic', topic: 'sendAgain' }]);
  });
});

describe('a reason behind a wish', () => {
  it.each<[Language, string]>([
    ['en', 'move the text up because the buttons of Instagram cover it'],
    ['es', 'sube el texto porque los botones de Instagram lo tapan'],
    ['fr', 'remonte le texte car les boutons d’Instagram passent dessus'],
    ['it', 'alza il testo perché i pulsanti di Instagram lo coprono'],
    ['pt', 'sobe o texto porque os botões do Instagram ficam por cima'],
    ['ru', 'подними текст, потому что кнопки инстаграма мешают'],
  ])('asks nothing: in %s, «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(wishes).toEqual([{ kind: 'step', setting: 'position', direction: 1, much: false }]);
  });

  it('is no question about who can see the video', () => {
    const { wishes } = understandWords('mach gelbe Schrift mit schwarzem Rand, sonst sieht man nix', 'de');
    expect(wishes).toEqual([set({ fontColor: '#FFE500', outlineColor: '#000000' })]);
  });
});

describe('a letter', () => {
  const isUnclear = (text: string) => isMostlyUnclear(text, understandWords(text, 'en'), { language: 'en' });

  it('is clear where its clauses are understood whole, or say something else', () => {
    const letter =
      'My sister cannot see much without her glasses on. Could it be a bit larger, please? She lives in Whitby. Kind regards, Bev';
    expect(isUnclear(letter)).toBe(false);
  });

  it('is not clear where the wish may be part of what is not understood', () => {
    const story =
      'My cousin has a larger flibbertigibbet from the market in Whitby, and she told everybody about its wobbly handle';
    expect(isUnclear(story) || understandWords(story, 'en').wishes.length === 0).toBe(true);
  });
});

describe('words of a question in a message that is like something else', () => {
  const doubt = (text: string, language: Language) =>
    doubtOf(readLikeness(text, language), understandWords(text, language));

  it.each<[Language, string, Wish]>([
    ['en', 'does this also post it straight to my insta', { kind: 'topic', topic: 'posting' }],
  ])('leave a doubt: in %s, «%s»', (language, text, wish) => {
    expect(doubt(text, language)[0]).toEqual(wish);
  });

  it('leave none where the message is like the question', () => {
    expect(doubt('how long does it take', 'en')).toEqual([]);
    expect(doubt('who can see my videos', 'en')).toEqual([]);
    expect(doubt('кто это видео кроме меня увидит?', 'ru')).toEqual([]);
  });
});
