import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { isCorrection } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Other videos than those of strangers. */
const talks: Record<Language, string[]> = {
  en: [
    'good evening this is Barnaby at the forge',
    'tonight we bake saw dough in the stone oven',
    'leave it under a cloth for eighteen owls',
    'the the crust must sing when it cools',
    'my neighbour Phil Lippa brings the butter',
    'and that is how we eat it by the sea side',
  ],
  de: [
    'Moin hier ist Wiebke vom Deich',
    'heute flicken wir ein altes Fischernest',
    'der Knoten hält jeden Sturm ab',
    'mein Onkel Hinnerk schaut uns zu',
    'am Ende hängen wir das Netz im im Hafen auf',
    'bis bald in Husum am Wasser',
  ],
  es: [
    'buenas soy Casilda la del telar',
    'hoy hilamos lana de oveja morena',
    'la rueca era de mi bisabuela Engracia',
    'teñimos con cáscara de nuez y a lumbre',
    'se deja secar tres días a la sombra',
    'nos vemos en el mercado de Graus el martes',
  ],
  fr: [
    'coucou ici Perrine du rucher',
    'on enfume la ruche avec de la lavande',
    'la reine porte un point rouge cette année',
    'mon voisin Anselme garde les cadres au frais',
    'on récolte le miel en fin de juillet',
    'passez nous voir à Banon le mardi main',
  ],
  it: [
    'salve sono Ornella del mulino',
    'oggi maciniamo il grano duro a pietra',
    'la macina pesa quasi due tonnellate e mezzo',
    'il mio aiutante Fulvio setaccia la semola',
    'con questa farina viene un pane da re',
    'vi aspetto a Matera sotto la grande quercia',
  ],
  pt: [
    'olá sou a Benedita do tear',
    'hoje vou tecer uma rede de algodão cru',
    'a linha vem do sítio da minha comadre',
    'o nó tem que ser dado com força',
    'a rede aguenta cem quilos ou mais',
    'apareçam na feira de Crato no sábado sedo',
  ],
  ru: [
    'добрый вечер я Прасковья с хутора',
    'сегодня плетём корзину из ивовой лозы',
    'прутья мочим в тёплой воде сутки',
    'мой сосед Ефим точит ножи рядом',
    'ручку вяжем двойным узлом на крепко',
    'приходите на ярмарку в Суздаль в субботу',
  ],
};

function read(language: Language, text: string, isShown: boolean) {
  return understandWords(text, language, { words: readCaptionWords(talks[language]), isShown });
}

function line(number: number, text: string): CorrectionWish {
  return { kind: 'replace_line', line: number, text };
}

const whole: [Language, string, CorrectionWish][] = [
  [
    'en',
    'line 3 should be leave it under a cloth for eighteen hours and in line 5 its Philippa all one name',
    line(3, 'leave it under a cloth for eighteen hours'),
  ],
  [
    'en',
    'for the last line please put: and that is how we eat it by the seaside',
    line(6, 'and that is how we eat it by the seaside'),
  ],
  [
    'en',
    'second line from the bottom: my neighbour Philippa brings the butter',
    line(5, 'my neighbour Philippa brings the butter'),
  ],
  [
    'de',
    'Schreiben Sie in die zweite Zeile: heute flicken wir ein altes Fischernetz',
    line(2, 'heute flicken wir ein altes Fischernetz'),
  ],
  [
    'de',
    'Das Blau ist schön. In Zeile 3 soll stehen: der Knoten hält jedem Sturm stand',
    line(3, 'der Knoten hält jedem Sturm stand'),
  ],
  [
    'de',
    'Zeile 4 bitte: mein Onkel Hinrich schaut uns zu. Vielen Dank für alles, Sie sind ein Schatz!',
    line(4, 'mein Onkel Hinrich schaut uns zu'),
  ],
  [
    'es',
    'mire, la línea 4 es así, teñimos con cáscara de nuez y alumbre',
    line(4, 'teñimos con cáscara de nuez y alumbre'),
  ],
  ['es', 'el penúltimo renglón: se deja secar diez días a la sombra', line(5, 'se deja secar diez días a la sombra')],
  [
    'fr',
    'la dernière ligne va pas, mettez « passez nous voir à Banon le mardi matin »',
    line(6, 'passez nous voir à Banon le mardi matin'),
  ],
  [
    'it',
    'la riga numero 2 diventa: oggi maciniamo il grano duro a pietre',
    line(2, 'oggi maciniamo il grano duro a pietre'),
  ],
  [
    'it',
    "nell'ultima riga si legga: vi aspetto a Matera sotto la grande guglia",
    line(6, 'vi aspetto a Matera sotto la grande guglia'),
  ],
  [
    'pt',
    'a última linha fica: apareçam na feira do Crato no sábado cedo',
    line(6, 'apareçam na feira do Crato no sábado cedo'),
  ],
  ['ru', '5 строка: ручку вяжем двойным узлом накрепко', line(5, 'ручку вяжем двойным узлом накрепко')],
  [
    'ru',
    'а последняя строка: приходите на ярмарку в Суздаль в воскресенье',
    line(6, 'приходите на ярмарку в Суздаль в воскресенье'),
  ],
];

const unnumbered: [Language, string, CorrectionWish][] = [
  ['en', 'oh my mistake: my neighbour Philippa brings the butter', line(5, 'my neighbour Philippa brings the butter')],
  [
    'de',
    'Falsch, es heißt „heute flicken wir ein altes Fischernetz“',
    line(2, 'heute flicken wir ein altes Fischernetz'),
  ],
  [
    'es',
    'el renglón del mercado debe decir "nos vemos en el mercado de Graus el jueves"',
    line(6, 'nos vemos en el mercado de Graus el jueves'),
  ],
  [
    'ru',
    'Я ошиблась: прутья мочим в тёплой воде двое суток — вот так надо в той строке',
    line(3, 'прутья мочим в тёплой воде двое суток'),
  ],
];

describe('the new text of a line', () => {
  it.each([...whole, ...unnumbered])('in %s: “%s”', (language, text, wish) => {
    for (const isShown of [false, true]) expect(read(language, text, isShown).wishes).toContainEqual(wish);
  });

  it('ends where the next line is named', () => {
    const [first] = whole;
    const { wishes } = read('en', first?.[1] ?? '', false);
    expect(wishes).toContainEqual(expect.objectContaining({ wrong: 'Phil Lippa', right: 'Philippa' }));
  });

  it.each<[Language, string, CorrectionWish]>([
    [
      'it',
      'nella riga 3 si dice “quasi tre tonnellate e mezzo”',
      {
        kind: 'replace_words',
        wrong: 'quasi due tonnellate e mezzo',
        right: 'quasi tre tonnellate e mezzo',
        lines: [3],
      },
    ],
    [
      'fr',
      "ligne 6, à Banon le mardi matin (pas main, ça n'existe pas)",
      { kind: 'replace_words', wrong: 'à Banon le mardi main', right: 'à Banon le mardi matin', lines: [6] },
    ],
  ])('in %s, a part of a line replaces that part alone: “%s”', (language, text, wish) => {
    expect(read(language, text, true).wishes.filter(isCorrection)).toContainEqual(wish);
  });

  it.each<[Language, string]>([
    ['en', 'one the too many in "the the crust must sing when it cools"'],
    ['de', 'in „am Ende hängen wir das Netz im im Hafen auf“ ist ein im zu viel'],
    ['es', '«la rueca era de mi bisabuela Engracia» está perfecto'],
  ])('in %s, words as they stand there are no new text: “%s”', (language, text) => {
    expect(read(language, text, true).wishes.filter(({ kind }) => kind === 'replace_line')).toEqual([]);
  });

  it('keeps the accents and capitals of a line that is typed without', () => {
    expect(read('es', 'linea 4 debe decir: tenimos con cascara de nuez y alumbre', false).wishes).toContainEqual(
      line(4, 'teñimos con cáscara de nuez y alumbre'),
    );
  });
});
