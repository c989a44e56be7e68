import { describe, expect, it } from 'vitest';
import { signOf } from '../../../../src/chat/conversation/settings/hues.ts';
import { palette, shadeOf, tintedWith } from '../../../../src/chat/conversation/settings/palette.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function settingsIn(language: Language, text: string) {
  const { wishes, notUnderstood } = understandWords(text, language);
  return { wishes, notUnderstood };
}

const letters = (hex: string) => ({ wishes: [{ kind: 'set', settings: { fontColor: hex } }], notUnderstood: [] });
const reddishBrown = tintedWith(palette.brown.hex, palette.red.hex);

describe('a colour that is named after a thing', () => {
  it.each([
    ['en', 'rust red letters please', palette.brick],
    ['en', 'make the text amber', palette.amber],
    ['en', 'letters in racing green', palette.forest],
    ['de', 'die Buchstaben in Terrakotta', palette.terracotta],
    ['de', 'Schrift bitte ockergelb', palette.mustard],
    ['en', 'bronze letters', palette.bronze],
    ['de', 'bronzene Buchstaben', palette.bronze],
    ['fr', 'lettres couleur bronze', palette.bronze],
    ['es', 'letras color bronce', palette.bronze],
    ['it', 'Le lettere color bronzo', palette.bronze],
    ['it', 'lettere marrone dorato', palette.bronze],
    ['pt', 'letras cor de bronze', palette.bronze],
    ['ru', 'бронзовые буквы', palette.bronze],
    ['pt', 'letras amarelo queimado', palette.mustard],
    ['pt', 'letras verde caqui', palette.olive],
    ['fr', 'les lettres couleur brique', palette.brick],
    ['fr', 'le texte en vert mousse', palette.forest],
    ['es', 'letras de color arcilla', palette.terracotta],
    ['es', 'el texto en ámbar', palette.amber],
    ['it', 'le lettere color creta', palette.terracotta],
    ['it', 'testo verde muschio', palette.forest],
    ['pt', 'letras cor de telha', palette.brick],
    ['pt', 'o texto cor de mel', palette.honey],
    ['ru', 'буквы терракотовые', palette.terracotta],
    ['ru', 'текст янтарный', palette.amber],
  ] as const)('is that colour (%s: %s)', (language, text, { hex }) =>
    expect(settingsIn(language, text)).toEqual(letters(hex)),
  );

  it.each([
    ['en', 'bigger, honey'],
    ['es', 'más grande, vino Paco'],
    ['pt', 'maior, meu mel'],
    ['de', 'größer, Honig'],
  ] as const)('colours no letters where the thing is meant (%s: %s)', (language, text) => {
    const set = settingsIn(language, text).wishes.filter(({ kind }) => kind === 'set');
    expect(set).toEqual([]);
  });
});

describe('a shade', () => {
  it.each([
    ['en', 'reddish brown text', palette.chestnut.hex],
    ['en', 'the text in a brownish green', tintedWith(palette.green.hex, palette.brown.hex)],
    ['de', 'Schrift rötlich braun', reddishBrown],
    ['fr', 'lettres marron rougeâtre', reddishBrown],
    ['es', 'letras marrones rojizas', reddishBrown],
    ['it', 'testo marrone rossastro', reddishBrown],
    ['pt', 'texto marrom avermelhado', palette.chestnut.hex],
    ['ru', 'текст красноватый коричневый', reddishBrown],
  ] as const)('is mixed with another colour (%s: %s)', (language, text, hex) => {
    expect(settingsIn(language, text)).toEqual(letters(hex));
  });

  it.each([
    ['en', 'text in a subdued blue'],
    ['de', 'Schrift in einem matten Blau'],
    ['fr', 'texte bleu éteint'],
    ['es', 'texto azul apagado'],
    ['it', 'testo blu spento'],
    ['pt', 'texto azul apagado'],
    ['ru', 'текст приглушённо синий'],
  ] as const)('may be muted (%s: %s)', (language, text) =>
    expect(settingsIn(language, text)).toEqual(letters(shadeOf(palette.blue.hex, 'blue', 'muted'))),
  );

  it.each([
    ['en', 'acid green text'],
    ['de', 'giftig grüner Text'],
    ['fr', 'texte vert acide'],
    ['es', 'texto verde ácido'],
    ['it', 'testo verde acido'],
    ['pt', 'texto verde ácido'],
    ['ru', 'кислотно зелёный текст'],
  ] as const)('may be glaring (%s: %s)', (language, text) =>
    expect(settingsIn(language, text)).toEqual(letters(palette.green.bright)),
  );

  it('keeps its kind of colour', () => expect(signOf(reddishBrown)).toBe('🟤'));
});
