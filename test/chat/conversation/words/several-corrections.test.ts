import { describe, expect, it } from 'vitest';
import type { CorrectionWish, UnderstoodWords } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Other videos than those of the benchmark. */
const talks: Record<Language, string[]> = {
  en: [
    'well hello from the Hebridies',
    'we we clip cheap at noon',
    'my name is Shona Mac Leod',
    'and that is allmost it now',
  ],
  de: [
    'also grüß Gott aus Tirrol',
    'wir wir mähen um neun Uhr',
    'ich bin die Res Müller',
    'der Käse reift imkeller lange',
  ],
  es: ['bueno hola desde Guernica', 'hoy hoy amasamos a las nueve', 'me llamo Ainoa Ruis', 'aver si sale muy rico'],
  fr: [
    'bon bonjour depuis Cancalle',
    'on on trie les moules à midi',
    'je suis Maëlle Le Gal',
    'et ça part enville demain',
  ],
  it: ['allora ciao da Camolgi', 'oggi oggi peschiamo a mezzanotte', 'sono Ginevra Bo', 'e poi si mangia dinuovo'],
  pt: ['bom oi aqui de Parati', 'hoje hoje salgo o peixe ao meio-dia', 'sou a Moara Lins', 'e fica pronto derrepente'],
  ru: ['ну привет из Суздоля', 'мы мы солим огурцы в полдень', 'меня зовут Фёкла Рыжова', 'и выходит вкусно накрыше'],
};

function read(language: Language, text: string): UnderstoodWords {
  return understandWords(text, language, { words: readCaptionWords(talks[language]), isShown: true });
}

function replace(wrong: string, right: string, lines?: number[]): CorrectionWish {
  return { kind: 'replace_words', wrong, right, ...(lines && { lines }) };
}

describe('several corrections in one message', () => {
  it.each<[Language, string, CorrectionWish[]]>([
    [
      'en',
      'Dear team, I noticed: in line 1 it is Hebrides, in line 2 sheep, thank you',
      [replace('Hebridies', 'Hebrides'), replace('cheap', 'sheep')],
    ],
    [
      'de',
      'Liebes Team, mir fiel auf: in Zeile 1 müsste es Tirol heißen, in der zweiten zehn Uhr',
      [replace('Tirrol', 'Tirol'), replace('neun Uhr', 'zehn Uhr')],
    ],
    ['it', 'Buongiorno, ho notato: nella prima riga Camogli, nella terza Ginevra Bò', [replace('Camolgi', 'Camogli')]],
  ])('in %s, a greeting may stand before “%s”', (language, text, wishes) => {
    expect(read(language, text).wishes).toEqual(expect.arrayContaining(wishes));
  });

  it('names what was not understood beside a correction', () => {
    const { wishes, notUnderstood } = read('en', 'line 3: MacLeod is one word, and Shona looks strange there');
    expect(wishes).toEqual([replace('Mac Leod', 'MacLeod')]);
    expect(notUnderstood).toEqual(['Shona looks strange there']);
  });

  it('does not take a reason for a second correction', () => {
    expect(read('es', 'en vez de «hola» pon «buenas», que soy de Ruiz').wishes).toEqual([replace('hola', 'buenas')]);
    expect(read('ru', 'вместо Рыжова должно быть Разина это моя новая фамилия по мужу').wishes).toEqual([
      replace('Рыжова', 'Разина'),
    ]);
  });

  it('does not correct a name that was only written small', () => {
    expect(read('it', 'ginevra ho detto, ginevra').wishes).not.toContainEqual(
      expect.objectContaining({ right: 'ginevra' }),
    );
  });
});

describe('words where the message names their place', () => {
  it.each<[Language, string, CorrectionWish]>([
    ['en', 'take out well at the start', replace('well', '', [1])],
    ['de', 'also am Anfang weg', replace('also', '', [1])],
    ['es', 'quita bueno al principio', replace('bueno', '', [1])],
    ['fr', 'enlève bon au début', replace('bon', '', [1])],
    ['it', "togli allora all'inizio", replace('allora', '', [1])],
    ['pt', 'tira bom no começo', replace('bom', '', [1])],
    ['ru', 'убери ну в начале', replace('ну', '', [1])],
    ['en', 'after noon add sharp', replace('noon', 'noon sharp')],
    ['it', 'dopo mezzanotte aggiungi in punto', replace('mezzanotte', 'mezzanotte in punto')],
    ['fr', 'ajoute pile après midi', replace('midi', 'midi pile')],
    ['es', 'añade «en punto» después de nueve', replace('nueve', 'nueve en punto')],
    ['ru', 'после полдень добавь ровно', replace('полдень', 'полдень ровно')],
    [
      'de',
      'bei Zeile 3 noch dazuschreiben: aus Tirol',
      { kind: 'replace_line', line: 3, text: 'ich bin die Res Müller aus Tirol' },
    ],
  ])('in %s: “%s”', (language, text, wish) => {
    expect(read(language, text).wishes).toEqual([wish]);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['en', "there's a we too many in 2", replace('we we', 'we')],
    ['en', "two we's in front of clip", replace('we we', 'we')],
    ['de', 'In Zeile zwei ist ein „wir“ zu viel', replace('wir wir', 'wir')],
    ['it', 'la due ha due oggi, levane uno', replace('oggi oggi', 'oggi')],
    ['pt', 'tem um hoje a mais na 2', replace('hoje hoje', 'hoje')],
  ])('in %s, “%s” leaves one of two words', (language, text, wish) => {
    expect(read(language, text).wishes).toEqual([wish]);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['de', 'im keller gehört auseinander', replace('imkeller', 'im keller')],
    ['de', 'es fehlt zwischen „im“ und „Keller“ das Leerzeichen', replace('imkeller', 'im Keller')],
    ['es', 'a ver se escribe separado', replace('aver', 'a ver')],
    ['fr', 'en ville en deux mots', replace('enville', 'en ville')],
    ['it', 'di nuovo si scrive staccato', replace('dinuovo', 'di nuovo')],
    ['pt', 'de repente é separado', replace('derrepente', 'de repente')],
    ['ru', 'на крыше пишется раздельно', replace('накрыше', 'на крыше')],
  ])('in %s, “%s” parts a word', (language, text, wish) => {
    expect(read(language, text).wishes).toEqual([wish]);
  });
});

describe('new words, whole', () => {
  it.each<[Language, string, CorrectionWish]>([
    [
      'fr',
      'remplace les moules par les grosses moules fraîches 😂',
      replace('les moules', 'les grosses moules fraîches'),
    ],
    ['fr', 'écris Madame L au lieu de Maëlle Le Gal', replace('Maëlle Le Gal', 'Madame L')],
    ['en', 'you misheard me, put 12 o’clock instead of at noon', replace('at noon', '12 o’clock')],
    ['es', 'en la 2 pone amasamos pero dije horneamos', replace('amasamos', 'horneamos')],
    ['en', '2 shud be sheep', replace('cheap', 'sheep')],
  ])('in %s: “%s”', (language, text, wish) => {
    expect(read(language, text).wishes).toContainEqual(wish);
  });

  it.each<[Language, string, CorrectionWish]>([
    ['es', 'línea 4 a ver si sale muy rico', { kind: 'replace_line', line: 4, text: 'a ver si sale muy rico' }],
    ['it', "l'ultima: e poi si mangia di nuovo", { kind: 'replace_line', line: 4, text: 'e poi si mangia di nuovo' }],
    [
      'fr',
      'la ligne 3 tu la mets comme ça : avec ma sœur Maëlle',
      { kind: 'replace_line', line: 3, text: 'avec ma sœur Maëlle' },
    ],
    [
      'ru',
      'последняя: и выходит вкусно на крыше',
      { kind: 'replace_line', line: 4, text: 'и выходит вкусно на крыше' },
    ],
  ])('in %s, a line’s new text: “%s”', (language, text, wish) => {
    expect(read(language, text).wishes).toEqual([wish]);
  });

  it('removes the lines of a list', () => {
    expect(read('pt', 'a 2 e a 3 pode tirar').wishes).toEqual([
      { kind: 'remove_line', line: 2 },
      { kind: 'remove_line', line: 3 },
    ]);
  });
});
