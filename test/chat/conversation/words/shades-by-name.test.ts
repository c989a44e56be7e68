import { describe, expect, it } from 'vitest';
import { type ColorName, palette } from '../../../../src/chat/conversation/settings/palette.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const colorOf = (language: Language, text: string) => understandWords(text, language).wishes;
const named = (name: ColorName) => [{ kind: 'set', settings: { fontColor: palette[name].hex } }];

describe('a colour that has the name of a thing', () => {
  it.each<[Language, string, ColorName]>([
    ['en', 'emerald letters', 'emerald'],
    ['fr', 'lettres vert émeraude', 'emerald'],
    ['de', 'Schrift smaragdgrün', 'emerald'],
    ['it', 'lettere verde smeraldo', 'emerald'],
    ['ru', 'буквы изумрудные', 'emerald'],
    ['en', 'letters in fire engine red', 'fireRed'],
    ['en', 'blood red letters', 'bloodRed'],
    ['en', 'letters in duck egg blue', 'duckEgg'],
    ['en', 'army green letters', 'army'],
    ['en', 'bottle green letters', 'forest'],
    ['en', 'midnight blue letters', 'midnight'],
    ['es', 'letras en rosa mexicano', 'mexicanPink'],
    ['es', 'letras verde militar', 'army'],
    ['es', 'letras rojo sangre', 'bloodRed'],
    ['es', 'letras azul noche', 'midnight'],
    ['fr', 'lettres bleu canard', 'teal'],
    ['fr', 'lettres rouge pompier', 'fireRed'],
    ['fr', 'lettres bleu nuit', 'midnight'],
    ['fr', 'lettres vert militaire', 'army'],
    ['de', 'Schrift feuerwehrrot', 'fireRed'],
    ['de', 'blutrote Schrift', 'bloodRed'],
    ['de', 'zitronengelbe Schrift', 'lemon'],
    ['de', 'himmelblaue Schrift', 'skyBlue'],
    ['de', 'Schrift kobaltblau', 'cobalt'],
    ['it', 'scritte blu notte', 'midnight'],
    ['it', 'scritte verde militare', 'army'],
    ['it', 'scritte rosso fuoco', 'fireRed'],
    ['it', 'scritte giallo limone', 'lemon'],
    ['pt', 'letras verde militar', 'army'],
    ['pt', 'letras azul noite', 'midnight'],
    ['pt', 'letras vermelho sangue', 'bloodRed'],
    ['ru', 'буквы кроваво-красные', 'bloodRed'],
    ['ru', 'буквы лимонно-жёлтые', 'lemon'],
    ['ru', 'буквы цвета хаки', 'army'],
    ['ru', 'буквы голубые как небо', 'skyBlue'],
  ])('is that shade, in %s: %s', (language, text, name) => {
    expect(colorOf(language, text)).toEqual(named(name));
  });

  it.each<[string, ColorName]>([
    ['Schrift quietschgelb', 'yellow'],
    ['radieschenrote Schrift', 'red'],
    ['Schrift in marzipanrosa', 'pink'],
    ['Schrift froschgrün', 'green'],
  ])('is in German the colour that it ends with: %s', (text, name) => {
    expect(colorOf('de', text)).toEqual(named(name));
  });

  it.each(['Vollkornbrot', 'Schrift Weizenschrot', 'Schildkröten', 'im Morgengrauen'])('is none in “%s”', (text) => {
    expect(colorOf('de', text)).toEqual([]);
  });

  it('is no word of another language', () => {
    expect(colorOf('en', 'the letters quietschgelb')).toEqual([]);
  });
});
