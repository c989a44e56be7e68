import { describe, expect, it } from 'vitest';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(language: Language, lines: readonly string[], text: string): unknown[] {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: true });
  return wishes.filter(({ kind }) => kind === 'replace_words');
}

function replace(wrong: string, right: string): CorrectionWish {
  return { kind: 'replace_words', wrong, right };
}

describe('words that the message has in capitals', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    [
      'en',
      'welcome back to my channel',
      'i’d write my channel in capitals: MY CHANNEL',
      replace('my channel', 'MY CHANNEL'),
    ],
    ['pt', 'o frete é grátis pra lá', 'frete GRÁTIS com letra grande só essa palavra', replace('grátis', 'GRÁTIS')],
    ['it', 'e hanno ballato tutti', 'TUTTI in maiuscolo solo quella parola', replace('tutti', 'TUTTI')],
    ['es', 'la tarta es gratis', 'la palabra GRATIS va con mayúscula', replace('gratis', 'GRATIS')],
  ])('are written so in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(corrections(language, [line], text)).toEqual([wish]);
  });
});

describe('a capital for a word, and why', () => {
  it.each<[Language, string, string, CorrectionWish]>([
    ['es', 'una olivetti lettera 22', 'Lettera con mayúscula, que es el modelo', replace('lettera', 'Lettera')],
    ['pt', 'a atlas manda um técnico', 'Atlas é uma empresa, com letra maiúscula', replace('atlas', 'Atlas')],
    ['ru', 'застрял возле моста через кубру', 'кубра это река, с большой буквы надо', replace('кубру', 'Кубру')],
    ['fr', 'on compte sur vous les roses', 'les roses c’est notre équipe, majuscule svp', replace('roses', 'Roses')],
    ['de', 'im august ernten wir', 'august ist ein monat, großer anfangsbuchstabe bitte', replace('august', 'August')],
  ])('is given in %s: “%s”, “%s”', (language, line, text, wish) => {
    expect(corrections(language, [line], text)).toEqual([wish]);
  });

  it('of a word of any sentence is for the place before a name', () => {
    const lines = ['a dona morou aqui', 'ela se chama dona Graça'];
    const text = 'Dona com letra grande, se faz favor, é uma senhora de respeito.';
    expect(corrections('pt', lines, text)).toEqual([replace('dona Graça', 'Dona Graça')]);
  });

  it.each<[Language, string, string]>([
    ['en', 'rye is a grain', 'rye is a grain so no capital'],
    ['de', 'der Rand ist breit', 'der Rand ist zu dünn, groß bitte'],
    ['es', 'la letra del abuelo', 'la letra es chica, más grande'],
  ])('is not where none is asked for in %s: “%s”, “%s”', (language, line, text) => {
    expect(corrections(language, [line], text)).toEqual([]);
  });
});
