import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function wishes(text: string, language: Language, lines: readonly string[]) {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false }).wishes;
}

describe('an emoji of one’s own', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'put a 🐢 where I say tortoise', 'tortoise', 'tortoise 🐢'],
    ['en', 'put 🔥 after tortoise', 'tortoise', 'tortoise 🔥'],
    ['de', 'mach bei Kürbis ein 🎃 hin bitte', 'Kürbis', 'Kürbis 🎃'],
    ['fr', 'mets un 🎭 après théâtre svp', 'théâtre', 'théâtre 🎭'],
    [
      'es',
      'puedes poner una mascarita 🎭 en la frase de quites la máscara?',
      'quites la máscara',
      'quites la máscara 🎭',
    ],
    ['it', 'vicino alla parola ombrello si può mettere un ombrellino disegnato? ☂️', 'ombrello', 'ombrello ☂️'],
    ['pt', 'põe 🎲 depois de dado', 'dado', 'dado 🎲'],
    ['ru', 'поставь 🧺 после корзины', 'корзины', 'корзины 🧺'],
  ])('in %s is put behind the words: «%s»', (language, text, wrong, right) => {
    const lines = [
      'the tortoise is slow',
      'ein Kürbis',
      'au théâtre',
      'nunca le quites la máscara',
      'un ombrello',
      'o dado',
    ];
    expect(wishes(text, language, [...lines, 'плетём корзины'])).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', '🏆 after hospice', 'hospice', 'hospice 🏆'],
    ['en', '🔥 before hospice', 'hospice', '🔥 hospice'],
    ['en', 'a car emoji next to Ford', 'Ford', 'Ford 🚗'],
    ['en', 'put a car emoji next to Ford', 'Ford', 'Ford 🚗'],
    ['es', 'un emoji de coche al lado de Ford', 'Ford', 'Ford 🚗'],
    ['fr', 'un emoji voiture à côté de Ford', 'Ford', 'Ford 🚗'],
    ['de', '🏆 hinter Hospiz', 'Hospiz', 'Hospiz 🏆'],
    ['de', 'ein Auto Emoji neben Ford', 'Ford', 'Ford 🚗'],
    ['it', '🏆 dopo ospizio', 'ospizio', 'ospizio 🏆'],
    ['pt', 'um emoji de carro ao lado de Ford', 'Ford', 'Ford 🚗'],
    ['ru', '🏆 после хосписа', 'хосписа', 'хосписа 🏆'],
  ])('in %s needs no verb where its place is said, and may be named: «%s»', (language, text, wrong, right) => {
    const lines = ['my Ford is fast', 'in the hospice', 'im Hospiz', 'un ospizio', 'у хосписа'];
    expect(wishes(text, language, lines)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string]>([
    ['en', 'a ferret emoji next to Ford'],
    ['es', 'un emoji de hurón al lado de Ford'],
    ['de', 'ein Frettchen Emoji neben Ford'],
  ])('in %s is told how others are placed, where there is none: «%s»', (language, text) => {
    const told = [{ kind: 'topic', topic: 'emojiChoice' }];
    expect(wishes(text, language, ['my Ford is fast'])).toEqual(told);
  });

  it.each<[Language, string]>([
    ['en', '😂 I cried at the hospice'],
    ['en', '❤️ my gran was at the hospice'],
    ['de', '🐢 ich war auch im Hospiz'],
    ['es', '🌹 mi abuela estaba en el hospicio'],
  ])('is not put into what only tells something: in %s, «%s»', (language, text) => {
    const captions = ['we met at the hospice', 'im hospiz', 'en el hospicio'];
    expect(wishes(text, language, captions).filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });

  it('is not made of a word for what is said', () => {
    expect(wishes('the emoji beside Ford is wrong', 'en', ['my Ford is fast'])).not.toContainEqual(
      expect.objectContaining({ kind: 'replace_words' }),
    );
  });

  it.each<[Language, string]>([
    ['en', 'put 🐢 at the end of line 2'],
    ['pt', 'bota um 🐢 na linha 2'],
    ['ru', 'добавь 🐢 в строку 2'],
  ])('in %s is put behind a line: «%s»', (language, text) => {
    const added = { kind: 'replace_line', line: 2, text: 'slow but sure 🐢' };
    expect(wishes(text, language, ['a stove', 'slow but sure', 'and warm'])).toEqual([added]);
  });

  it.each<[Language, string]>([
    ['en', 'remove the 🐢'],
    ['en', 'delete 🐢 in line 2'],
    ['de', 'lösch die 🐢'],
    ['es', 'quita la 🐢'],
    ['ru', 'убери 🐢'],
  ])('in %s goes again: «%s»', (language, text) => {
    const removed = { kind: 'replace_line', line: 2, text: 'slow but sure' };
    expect(wishes(text, language, ['a stove', 'slow but 🐢 sure', 'and warm'])).toEqual([removed]);
  });

  it('that the bot has chosen does not take its line along', () => {
    const said = wishes('delete 🐢 in line 2', 'en', ['a stove', 'slow but sure', 'and warm']);
    expect(said).toEqual([{ kind: 'topic', topic: 'emojiChoice' }]);
  });

  it('is only how somebody feels behind what is said', () => {
    expect(wishes('slow but sure 😂 put it in line 2', 'en', ['a stove', 'slow but sure'])).toEqual([]);
    const corrected = [{ kind: 'replace_words', wrong: 'leavers', right: 'levers' }];
    expect(wishes('levers not leavers 😂', 'en', ['two leavers'])).toEqual(corrected);
  });

  it('is no word of the captions with another spelling', () => {
    expect(wishes('vorrei un font carino e con le lumachine 🐌', 'it', ['le lumache'])).not.toContainEqual(
      expect.objectContaining({ kind: 'replace_words' }),
    );
  });

  it('is not asked for before the word of asking', () => {
    const said = wishes('tick tock tipo l’orologio 🕰️ metti tiktok dai', 'it', ['guarda tick tock']);
    expect(said).not.toContainEqual(expect.objectContaining({ right: expect.stringContaining('🕰️') }));
  });

  it('stays away where it is refused', () => {
    expect(wishes('no pongas 🎭 en máscara', 'es', ['la máscara'])).toEqual([]);
  });
});
