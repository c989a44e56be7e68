import { describe, expect, it } from 'vitest';
import { isCorrection } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const captions: Readonly<Record<Language, readonly string[]>> = {
  en: ['hello from the horse', 'we ride on the third floor', 'it costs twelve pounds', 'see you on saturday'],
  es: ['desde el gimnasio', 'la tabla y la pesa', 'cuesta setenta euros', 'nos vemos el lunes'],
  fr: ['la voisine du dessus', 'le plafond est bas', 'on lit deux pages', 'à mardi pour la suite'],
  de: ['servus vom Keller', 'mein Opa schraubt hier', 'seit drei Jahren im Haus', 'bis nächste Woche beim SV Haching'],
  it: ['siamo in cantina', 'la cassa a batteria', 'verso le undici si balla', 'ci vediamo in riva al mare'],
  pt: ['uma casa com varanda', 'a síndica do prédio', 'faz treze anos que mora', 'até sábado pessoal'],
  ru: ['муж и мой термос', 'теперь у нас пятый этаж', 'на ремонт ушло шестнадцать часов', 'до встречи в понедельник'],
};

function corrections(text: string, language: Language) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(captions[language]), isShown: true });
  return wishes.filter(isCorrection);
}

describe('what is said otherwise', () => {
  it.each<[Language, string, string, string]>([
    ['en', "instead of horse write donkey, it's funnier", 'horse', 'donkey'],
    ['en', 'replace horse with donkey, sounds better', 'horse', 'donkey'],
    ['es', 'cambia gimnasio por box, queda más moderno', 'gimnasio', 'box'],
    ['fr', "au lieu de voisine mets proprio, c'est plus juste", 'voisine', 'proprio'],
    ['de', 'statt Keller bitte Dachboden, is freundlicher', 'Keller', 'Dachboden'],
    ['de', 'Opa bitte durch Großvater ersetzen meine Mutter mag das sonst nicht', 'Opa', 'Großvater'],
    ['it', 'cambia cantina con soffitta, mia mamma dice così', 'cantina', 'soffitta'],
    ['pt', 'em vez de síndica mete gestora que eu não gosto', 'síndica', 'gestora'],
    ['ru', 'вместо термос напиши флягу, мне так больше нравится', 'термос', 'флягу'],
  ])('has no reason in it, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'replace "horse" with "horse, it is mine"', 'horse', 'horse, it is mine'],
    ['en', 'replace hello with hello, my dear friends', 'hello', 'hello, my dear friends'],
  ])('keeps what belongs to it, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'horse becomes donkey everywhere', 'horse', 'donkey'],
    ['de', 'ändere Keller in Dachboden überall', 'Keller', 'Dachboden'],
    ['pt', 'casa vira mansão em tudo', 'casa', 'mansão'],
    ['es', 'cambia tabla por mesa en todo', 'tabla', 'mesa'],
  ])('leaves out that all places are meant, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', "it says twelve pounds but it's ten", 'twelve', 'ten'],
    ['fr', "c'est écrit deux pages mais c'est trois", 'deux', 'trois'],
    ['pt', 'tá escrito treze anos mas são três', 'treze', 'três'],
    ['ru', 'написано шестнадцать часов а было двадцать', 'шестнадцать', 'двадцать'],
  ])('is only the number, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'on sunday, not on saturday', 'saturday', 'sunday'],
    ['es', 'el martes, no el lunes', 'lunes', 'martes'],
    ['de', 'nächsten Dienstag, nicht nächste Woche', 'nächste Woche', 'nächsten Dienstag'],
    ['de', 'Hachinger SV heißt der Verein, nicht SV Haching', 'SV Haching', 'Hachinger SV'],
    ['ru', 'во вторник, не в понедельник', 'понедельник', 'вторник'],
    ['ru', 'этаж шестой, не пятый, это я оговорилась', 'пятый', 'шестой'],
  ])('is all that stands before a “not”, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it.each<[Language, string, string, string, number]>([
    ['en', '3 costs ten pounds', 'costs twelve pounds', 'costs ten pounds', 3],
    ['en', '2 ride on the fourth floor', 'ride on the third floor', 'ride on the fourth floor', 2],
    ['de', '4 nächste Woche beim TSV Haching', 'nächste Woche beim SV Haching', 'nächste Woche beim TSV Haching', 4],
    ['it', '3 le dieci si balla', 'le undici si balla', 'le dieci si balla', 3],
    ['ru', '2 у нас шестой этаж', 'у нас пятый этаж', 'у нас шестой этаж', 2],
  ])('is a piece of a line, of which the rest stays, in %s: %s', (language, text, wrong, right, line) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right, lines: [line] }]);
  });

  it('is the new text where it leaves out one of two equal words', () => {
    const words = readCaptionWords(['hello', 'very very nice is this color here']);
    const { wishes } = understandWords('line 2: very nice is this colour here', 'en', { words, isShown: true });
    expect(wishes).toEqual([{ kind: 'replace_line', line: 2, text: 'very nice is this colour here' }]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'instead of “horse”, “donkey”', 'horse', 'donkey'],
    ['pt', 'Na primeira linha, em vez de «varanda», «sacada».', 'varanda', 'sacada'],
    ['pt', "em vez de 'varanda' mete 'sacada', que eu sou de Sábado", 'varanda', 'sacada'],
  ])('is quoted behind a comma, in %s: %s', (language, text, wrong, right) => {
    expect(corrections(text, language)).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it('is the new text where it only leaves words out', () => {
    expect(corrections('2 on the third floor', 'en')).toEqual([
      { kind: 'replace_line', line: 2, text: 'on the third floor' },
    ]);
  });
});
