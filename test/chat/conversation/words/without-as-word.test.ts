import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function read(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [[wish.wrong, wish.right]] : []));
}

const salon = ['después ponemos el matiz a dor', 'las espero en avenida chapultepec sinitas'];

describe('“without” as one of the right words', () => {
  it.each<[Language, string[], string, [string, string]]>([
    ['es', salon, 'al final no es sinitas, es SIN CITA', ['sinitas', 'SIN CITA']],
    [
      'fr',
      ['venez sensrendez vous'],
      'à la fin ce n’est pas sensrendez, c’est sans rendez-vous',
      ['sensrendez', 'sans rendez-vous'],
    ],
    [
      'de',
      ['kommt onetermin vorbei'],
      'am Ende heißt es nicht onetermin, es heißt ohne Termin',
      ['onetermin', 'ohne Termin'],
    ],
    [
      'it',
      ['venite sena puntamento'],
      'alla fine non è sena puntamento, è senza appuntamento',
      ['sena puntamento', 'senza appuntamento'],
    ],
  ])('is read in %s: %s, %s', (language, lines, text, pair) => {
    expect(read(language, lines, text)).toEqual([pair]);
  });

  it('stands beside another correction', () => {
    expect(read('es', salon, 'donde dice matiz a dor es matizador, y al final no es sinitas, es SIN CITA')).toEqual(
      expect.arrayContaining([
        ['matiz a dor', 'matizador'],
        ['sinitas', 'SIN CITA'],
      ]),
    );
  });

  it.each<[Language, string, string]>([
    ['es', 'hola sin miedo', 'no es hola, es sin fondo'],
    ['fr', 'bonjour à tous', 'ce n’est pas bonjour, c’est sans cadre'],
  ])('replaces nothing in %s that sounds otherwise: %s, %s', (language, line, text) => {
    expect(read(language, [line], text)).toEqual([]);
  });
});
