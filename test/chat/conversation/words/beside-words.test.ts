import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Each wish as "wrong → right", or its kind. */
function read(language: Language, lines: string[], text: string): string[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: true });
  return wishes.map((wish) => (wish.kind === 'replace_words' ? `${wish.wrong} → ${wish.right}` : wish.kind));
}

type Row = [Language, string[], string, string[]];

describe('what is asked about words of the captions', () => {
  it.each<Row>([
    ['en', ['the neon light is on', 'we go home'], 'and the neon then?', []],
    ['es', ['el cómic es mío', 'vamos al campo'], '¿y lo del cómic?', []],
    ['fr', ['une belle craie grasse', 'on part à Briec'], "c'est Brieg pas Briec. et la craie ?", ['Briec → Brieg']],
    ['de', ['der Comic liegt hier', 'wir gehen'], 'und der Comic?', []],
    ['it', ['il fumetto di oggi', 'andiamo'], 'e il fumetto?', []],
    ['pt', ['o quadrinho é meu', 'vamos'], 'e o quadrinho?', []],
    ['ru', ['вот мой комикс', 'идём'], 'а комикс?', []],
  ])('is no style in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it('is one where it is wished for, or where they do not have it', () => {
    expect(read('en', ['the neon light is on'], 'can you make it neon?')).toEqual(['set']);
    expect(read('en', ['we go home'], 'neon?')).toEqual(['set']);
  });
});

describe('what is said of words that stand twice', () => {
  it.each<Row>([
    ['en', ['we pay for adults here', 'next'], 'i meant the doubled for in "for for adults" should go', []],
    ['es', ['son tres euros para niños', 'sigue'], 'me refería al para doble en "para para niños" fuera', []],
    ['de', ['das kostet drei Euro für Große', 'weiter'], 'das doppelte für in "für für große" soll weg', []],
    ['en', ['this hen is big', 'next'], "what's with this this. line 1 twice", []],
    ['de', ['das doppelte Huhn ist groß', 'weiter'], 'zeile 2 doppelt', []],
  ])('is no new text in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text).filter((wish) => wish.includes('→') || wish === 'replace_line')).toEqual(wishes);
  });

  it('may be said twice where somebody wants it so', () => {
    expect(read('en', ['time to say bye'], 'replace bye with bye bye')).toEqual(['bye → bye bye']);
    expect(read('de', ['ich sage ja'], 'ändere ja in ja ja')).toEqual(['ja → ja ja']);
  });
});

describe('a number whose words go on', () => {
  it.each<Row>([
    [
      'en',
      ['it cuts at six million', 'next'],
      "six million should be 6 mil, we're not digging for the king",
      ['six million → 6 mil'],
    ],
    [
      'de',
      ['es sind drei Millionen Liter'],
      'drei Millionen soll 3 Mille heißen, nicht zum Trinken',
      ['drei Millionen → 3 Mille'],
    ],
    ['ru', ['весит пять тысяч кило'], 'пять тысяч должно быть 5 тонн, а не для слона', ['пять тысяч → 5 тонн']],
    ['en', ['it is five miles away'], '5 miles not five miles', ['five → 5']],
    ['en', ['it cuts at six million', 'next'], 'now it says 6 million! change it to 6 mil', ['six million → 6 mil']],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('a number before the same word', () => {
  it('is no line where the message has it as the captions have it', () => {
    const lines = ['one', 'two', 'it cuts at 3 million'];
    expect(read('en', lines, '3 mil not 3 million')).toEqual(['3 million → 3 mil']);
    expect(read('en', ['one', 'two', 'it cuts at three million'], '3 mil not 3 million')).not.toContain(
      'million → mil not 3',
    );
    expect(read('de', ['eins', 'es kostet 2 Mark'], '2 Euro nicht 2 Mark')).toEqual(['2 Mark → 2 Euro']);
  });
});

describe('a small word beside the wrong ones', () => {
  it.each<Row>([
    [
      'it',
      ['alla contrada cara lì venite'],
      'quello che è sbagliato è cara lì deve venire Caralli',
      ['cara lì → Caralli'],
    ],
    ['es', ['el tic toc es bueno'], 'tic toc es TikTok', ['tic toc → TikTok']],
    ['en', ['burn it and it works'], 'burn it is burner', []],
  ])('in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('what is put behind a word', () => {
  it.each<Row>([
    ['en', ['do not forget the mill today'], 'after "mill" put "wheel"', ['mill → mill wheel']],
    ['es', ['no olvidéis venir al molino'], 'detrás de la palabra molino pon viejo', ['molino → molino viejo']],
    ['fr', ["n'oubliez pas le moulin"], 'après « moulin » mets « de Jean »', ['moulin → moulin de Jean']],
    ['de', ['vergesst nicht die Mühle heute'], 'nach „Mühle“ schreib „dort“', ['Mühle → Mühle dort']],
    ['it', ['non scordate il mulino'], 'dopo la parola mulino metti vecchio', ['mulino → mulino vecchio']],
    ['pt', ['não esqueçam o moinho hoje'], 'depois de "moinho" põe "azul"', ['moinho → moinho azul']],
    ['ru', ['не забудьте мельницу завтра'], 'после слова мельницу поставь дома', ['мельницу → мельницу дома']],
    ['en', ['do not forget the mill today'], 'instead of "mill" put "wheel"', ['mill → wheel']],
  ])('does not replace it in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });
});

describe('what is taken back', () => {
  it.each<Row>([
    [
      'de',
      ['wir gehen heim', 'dann komm wieder'],
      'schreib bei 2 noch ein ausrufezeichen dran… ach nee lass',
      ['topic'],
    ],
    ['en', ['we go home', 'come again'], 'add an exclamation mark to 2… no wait leave it', ['topic']],
    ['es', ['vamos a casa', 'ven otra vez'], 'pon un signo de exclamación en la 2… no, déjalo', ['topic']],
  ])('is not done in %s: %s: %s', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual(wishes);
  });

  it('does not change a word whose sign was not understood', () => {
    const lines = ['a', 'b', 'lento lento hasta el final'];
    expect(read('es', lines, 'en la tres solo un lento y puntos suspensivos')).toEqual([]);
  });
});
