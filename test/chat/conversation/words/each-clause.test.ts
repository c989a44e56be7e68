import { describe, expect, it } from 'vitest';
import type { CorrectionWish, UnderstoodWords } from '../../../../src/chat/conversation/understood-words.ts';
import { withoutSwallowed } from '../../../../src/chat/conversation/words/corrections/without-swallowed.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: string[], text: string): UnderstoodWords {
  return understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

function line(line: number, text: string): CorrectionWish {
  return { kind: 'replace_line', line, text };
}

describe('clauses of a message that corrects', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'de',
      ['ich bin der Jan aus der tischlerei brand', 'das streich mars stelle ich ein'],
      'Brandt mit dt. Und Streichmaß, nicht streich maß',
      [replace('brand', 'Brandt'), replace('streich mars', 'Streichmaß')],
    ],
    [
      'de',
      ['bauen wir ein regal', 'die ecken mit zinkn'],
      'In Zeile 1 fehlt das Heute vorne. Und Zeile 2 heißt Zinken, nicht Zinkn',
      [line(1, 'Heute bauen wir ein regal'), replace('zinkn', 'Zinken')],
    ],
    [
      'de',
      ['bauen wir ein regal', 'mit hart wachsöl behandelt'],
      'In Zeile 1 fehlt vorne das Heute. Und Hartwachsöl ist ein Wort.',
      [line(1, 'Heute bauen wir ein regal'), replace('hart wachsöl', 'Hartwachsöl')],
    ],
    [
      'en',
      ['we row boats at noon', 'hi this is kylie'],
      "line 1 is missing today at the front and it's Kiely not kylie",
      [line(1, 'today we row boats at noon'), replace('kylie', 'Kiely')],
    ],
    [
      'es',
      ['os voy a contar una cosa', 'bajé y puse el tasímetro'],
      'En la línea 1 falta hoy al principio, y taxímetro va con x',
      [line(1, 'hoy os voy a contar una cosa'), replace('tasímetro', 'taxímetro')],
    ],
    [
      'fr',
      ['je travaille ici', "la première chose c'est le pot à pot"],
      'Peau à peau, pas pot à pot. À la ligne 1 il manque moi au début',
      [replace('pot à pot', 'Peau à peau'), line(1, 'moi je travaille ici')],
    ],
    [
      'it',
      ['vi porto nella mia cantina', 'il nebiolo ha preso il sole'],
      "alla riga 1 manca oggi all'inizio, e alla 2 è Nebbiolo",
      [line(1, 'oggi vi porto nella mia cantina'), replace('nebiolo', 'Nebbiolo')],
    ],
    [
      'pt',
      ['a gente largou a rede', 'veio muita tanha'],
      'falta o Então no início da linha 1. E é tainha, não tanha',
      [line(1, 'Então a gente largou a rede'), replace('tanha', 'tainha')],
    ],
    [
      'ru',
      ['сегодня у нас обзор', 'микрафон пишет чисто'],
      'в строке 1 не хватает слова Итак в начале. и микрофон, а не микрафон',
      [line(1, 'Итак сегодня у нас обзор'), replace('микрафон', 'микрофон')],
    ],
  ])('are all done in %s: %j, “%s”', (language, lines, text, wishes) => {
    const { wishes: found, notUnderstood } = read(language, lines, text);
    expect(new Set(found)).toEqual(new Set(wishes));
    expect(notUnderstood).toEqual([]);
  });

  it('are named where they name words of the captions and are not understood', () => {
    const lines = ['last winter the lock frows over', 'because the the trust checks it'];
    const { wishes, notUnderstood } = read(
      'en',
      lines,
      "in line 1 'frows' to 'froze', and about the trust 'checks' hm",
    );
    expect(wishes).toEqual([replace('frows', 'froze')]);
    expect(notUnderstood).not.toEqual([]);
  });

  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'fr',
      ['la voisine du dessus Madame Rosier'],
      'elle va me faire un procès si elle tombe dessus, écris Madame R au lieu de Madame Rosier',
      [replace('Madame Rosier', 'Madame R')],
    ],
  ])('are neither done nor named where they only tell something: %s, %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text)).toEqual({ wishes, notUnderstood: [] });
  });
});

describe('the words that new ones replace', () => {
  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'de',
      ['hier ist die tischlerei brand', 'heute bauen wir'],
      'Das heißt Tischlerei Brandt',
      [replace('tischlerei brand', 'Tischlerei Brandt')],
    ],
    [
      'en',
      ['we are harbor bakes here', 'since monday'],
      'it is called Harbour Bakers',
      [replace('harbor bakes', 'Harbour Bakers')],
    ],
    [
      'it',
      ['siamo la bottega rosi', 'sempre aperti'],
      'si chiama Bottega Rossi',
      [replace('bottega rosi', 'Bottega Rossi')],
    ],
  ])('do not take a word beside them with them: %s, %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text).wishes).toEqual(wishes);
  });

  it.each<[Language, string[], string, CorrectionWish[]]>([
    [
      'it',
      ['il barbaro esco è elegante'],
      'è il Barbaresco, altro che barbaro',
      [replace('barbaro esco', 'Barbaresco')],
    ],
    ['de', ['das ist der feier tag'], 'Feiertag, nicht feier', [replace('feier tag', 'Feiertag')]],
    ['es', ['un vino de rio ja'], 'es Rioja, no rio', [replace('rio ja', 'Rioja')]],
    ['en', ['we live near the lake side'], "it's lakeside, not lake", [replace('lake side', 'lakeside')]],
    ['en', ['we live near the lake road'], "it's Lakes, not lake", [replace('lake', 'Lakes')]],
  ])('take the rest of a word with them: %s, %j, “%s”', (language, lines, text, wishes) => {
    expect(read(language, lines, text).wishes).toEqual(wishes);
  });

  it.each<[Language, string[], string]>([
    [
      'it',
      ['sono franco bor da', 'la malo lattica'],
      'il cognome è Borda, tutto attaccato, e malolattica una parola sola',
    ],
    ['de', ['mit hart wachs', 'die kette'], 'Hartwachs, alles zusammen, und Kette groß'],
    ['fr', ['il est bien tôt', 'la chaîne'], 'bientôt, tout attaché, et la Chaîne'],
  ])('are joined without a look of the letters: %s, %j, “%s”', (language, lines, text) => {
    const { wishes } = read(language, lines, text);
    expect(wishes.map(({ kind }) => kind)).not.toContain('step');
    expect(wishes.map(({ kind }) => kind)).toContain('replace_words');
  });

  it('take one with them that the message names, too, and numbers', () => {
    const named = 'tischlerei brand heute heißt Tischlerei Brandt';
    expect(withoutSwallowed('tischlerei brand heute', 'Tischlerei Brandt', named)).toBe('tischlerei brand heute');
    expect(withoutSwallowed('bi dodici', 'B12', 'si scrive B12')).toBe('bi dodici');
    expect(withoutSwallowed('my goat my goat', 'my goat', 'goat is there twice')).toBe('my goat my goat');
  });
});
