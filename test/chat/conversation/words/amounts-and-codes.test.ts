import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { withoutReason } from '../../../../src/chat/conversation/words/corrections/without-reason.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.filter(({ kind }) => kind === 'replace_words');
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('amounts with a sign', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'fr',
      ['elle coûte quarante neuf euros par an', 'souvent à dix euros'],
      'nickel. mets 49€ en chiffres au lieu de quarante neuf euros',
      [replace('quarante neuf euros', '49€')],
    ],
    [
      'fr',
      ['elle coûte 49€ par an', 'souvent à dix euros', 'pour dix neuf euros seulement'],
      'et pareil pour les autres prix, 10€ et 19€',
      [replace('dix euros', '10€'), replace('dix neuf euros', '19€')],
    ],
    [
      'en',
      ['it costs forty nine dollars', 'or ten pounds'],
      'put $49 in figures and £10 too',
      [replace('forty nine dollars', '$49'), replace('ten pounds', '£10')],
    ],
    [
      'de',
      ['das kostet neunzehn euro', 'oder zehn euro'],
      '19€ statt neunzehn euro und 10€ auch',
      [replace('neunzehn euro', '19€'), replace('zehn euro', '10€')],
    ],
    ['ru', ['это стоит сорок рублей'], 'пиши 40₽ вместо сорок рублей', [replace('сорок рублей', '40₽')]],
    ['en', ['i paid 5 pounds for it'], 'the price is £5', [replace('5 pounds', '£5')]],
    ['en', ['it is at eight fifty'], '"eight fifty" should read "$850"', [replace('eight fifty', '$850')]],
    ['it', ['costa dodici euro e cinquanta'], 'il prezzo è 12,50 €', [replace('dodici euro e cinquanta', '12,50 €')]],
    [
      'de',
      ['kostet zwölf euro fünfzig'],
      '„zwölf euro fünfzig“ soll „12,50 €“ heißen',
      [replace('zwölf euro fünfzig', '12,50 €')],
    ],
    ['es', ['cuesta doce euros'], 'el precio es 12 €', [replace('doce euros', '12 €')]],
    ['fr', ['ça coûte douze euros'], 'le prix est 12 €', [replace('douze euros', '12 €')]],
    ['pt', ['custa doze euros'], 'o preço é 12 €', [replace('doze euros', '12 €')]],
    ['ru', ['стоит пятьсот рублей'], 'цена 500 ₽', [replace('пятьсот рублей', '500 ₽')]],
    ['en', ['they cost fifty pounds in leeds', 'x'], 'make the fifty pounds say £50', [replace('fifty pounds', '£50')]],
    ['en', ['they cost fifty pounds in leeds', 'x'], 'line 1 as £50', [replace('fifty pounds', '£50')]],
    ['en', ['about five percent more'], 'five percent as 5%', [replace('five percent', '5%')]],
    ['en', ['they cost fifty pounds'], '50 pounds with the symbol', [replace('fifty pounds', '£50')]],
    ['es', ['cuesta trescientos pesos'], 'pon $300', [replace('trescientos pesos', '$300')]],
    ['es', ['son veinte euros'], '20 euros con el símbolo', [replace('veinte euros', '20 €')]],
    ['fr', ['un tapis à deux euros'], 'deux euros avec le symbole', [replace('deux euros', '2 €')]],
    ['de', ['höchstens achtzig Prozent'], '80 % statt achtzig Prozent', [replace('achtzig Prozent', '80 %')]],
    ['de', ['das Glas kostet 57 Euro'], '57 euro mit eurozeichen', [replace('57 Euro', '57 €')]],
    ['it', ['ciao', 'costa 152 euro'], 'la riga 2 con il simbolo €', [replace('152 euro', '152 €')]],
    ['pt', ['são cinco por cento'], 'cinco por cento com símbolo', [replace('cinco por cento', '5%')]],
    ['ru', ['стоит сорок рублей'], 'сорок рублей значком', [replace('сорок рублей', '40 ₽')]],
    ['it', ['ciao', 'alle nove a Bormio due mila'], 'riga 2: Bormio 2000 in cifre', [replace('due mila', '2000')]],
    ['ru', ['стоит восемьсот пятнадцать рублей'], 'напиши 815₽', [replace('восемьсот пятнадцать рублей', '815₽')]],
    ['en', ['hello', 'they cost fifty pounds'], 'line 2, £50', [replace('fifty pounds', '£50')]],
    ['pt', ['quem ganha dois mil e quatro centos'], '2.400 em número', [replace('dois mil e quatro centos', '2.400')]],
    ['de', ['das kostet vierzehn euro'], '„vierzehn“ soll „40 €“ heißen', [replace('vierzehn euro', '40 €')]],
  ])('replace the words that say them in %s', (language, lines, text, wishes) => {
    expect(corrections(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string]>([
    ['en', ['it costs ten dollars'], 'does it cost me $10 a month?'],
    ['fr', ['souvent à dix euros'], 'ça coûte 10€ la vidéo ?'],
    ['de', ['oder zehn euro'], 'ich zahle gern 10€ im Monat'],
    ['en', ['they cost fifty pounds'], 'is it fifty pounds or £50 for me?'],
    ['en', ['they cost fifty pounds'], 'add a sign at the end'],
  ])('change nothing in %s where the message speaks of money: %s', (language, lines, text) => {
    expect(corrections(language, lines, text)).toEqual([]);
  });
});

describe('a name of letters and digits', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'ru',
      ['лампа шесть пэ четырнадцать пэ ещё живая'],
      'огонь. лампа пишется 6П14П, исправь плиз',
      [replace('шесть пэ четырнадцать пэ', '6П14П')],
    ],
    ['de', ['nimm ein be zwölf'], 'das heißt B12', [replace('be zwölf', 'B12')]],
    ['it', ['prendi la bi dodici oggi'], 'si scrive B12', [replace('bi dodici', 'B12')]],
  ])('replaces the words that say it aloud in %s', (language, lines, text, wishes) => {
    expect(corrections(language, lines, text)).toEqual(wishes);
  });

  it.each<[Language, string[], string]>([
    ['ru', ['лампа новая'], 'лампа пишется 6П14П'],
    ['en', ['the lamp is new'], 'the lamp is spelled 6P14P'],
    ['es', ['la lámpara es nueva'], 'la lámpara se escribe 6P14P'],
  ])('replaces no other word in %s', (language, lines, text) => {
    expect(corrections(language, lines, text)).toEqual([]);
  });
});

describe('a remark behind the right words', () => {
  it.each<[Language, string[], string, CorrectionWish]>([
    [
      'es',
      ['después ponemos la bajo queta y el garrafón'],
      'y pone "bajo queta y el garrafón", pero es bajoqueta y garrofó, que somos valencianos!',
      replace('bajo queta y el garrafón', 'bajoqueta y garrofó'),
    ],
    [
      'de',
      ['wir machen spät zle mit soße heute'],
      'da steht "spät zle mit soße heute", aber es heißt Spätzle mit Soß heute, weil wir Schwaben sind',
      replace('spät zle mit soße heute', 'Spätzle mit Soß heute'),
    ],
    [
      'fr',
      ['on prend une foie gras et des coing'],
      'il y a "une foie gras et des coing", mais c’est foie gras et du coing, parce que je suis du Gers',
      replace('une foie gras et des coing', 'foie gras et du coing'),
    ],
  ])('stays out of the text in %s', (language, lines, text, wish) => {
    expect(corrections(language, lines, text)).toEqual([wish]);
  });

  it('is text where the wrong words have a comma, too', () => {
    const wish = replace('dice que viene y canta, que ya es ora', 'dice que viene y canta, que ya es hora');
    expect(withoutReason(wish, [])).toEqual(wish);
  });
});
