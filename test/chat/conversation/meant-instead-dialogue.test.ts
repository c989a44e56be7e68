import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { afterSaying, lookAfter } from '../../support/said-in-turn.ts';

describe('a change that went to the wrong part', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'red outline', 'no, the letters, not the outline', 'red letters'],
    ['es', 'contorno rojo', 'no, las letras, no el contorno', 'letras rojas'],
    ['fr', 'contour rouge', 'non les lettres pas le contour', 'lettres rouges'],
    ['de', 'roter Rand', 'nein, die Buchstaben, nicht der Rand', 'rote Buchstaben'],
    ['it', 'contorno rosso', 'no, le lettere, non il contorno', 'lettere rosse'],
    ['pt', 'contorno vermelho', 'não, as letras, não o contorno', 'letras vermelhas'],
    ['ru', 'красная обводка', 'нет, буквы, а не обводку', 'красные буквы'],
    ['ru', 'красная обводка', 'я про буквы говорил, не про обводку', 'красные буквы'],
  ])('goes to the one that was meant, in %s: %s – %s', (language, wrong, instead, right) => {
    expect(lookAfter(language, wrong, instead)).toEqual(lookAfter(language, right));
  });

  it.each<[Language, string, string]>([
    ['en', 'make it pink', 'only the highlight'],
    ['es', 'ponlo en rosa', 'solo el resaltado'],
    ['fr', 'mets en rose', 'seulement le surlignage'],
    ['de', 'mach es rosa', 'nur die Hervorhebung'],
    ['it', 'fallo rosa', 'solo l’evidenziazione'],
    ['pt', 'deixa rosa', 'só o destaque'],
    ['ru', 'сделай розовым', 'только подсветку'],
  ])('goes to one part only, in %s: %s – %s', (language, pink, only) => {
    expect(lookAfter(language, pink, only)).toEqual({ highlightColor: lookAfter(language, pink)?.fontColor });
  });

  it('keeps that part alone where several were changed', () => {
    expect(lookAfter('en', 'blue letters and blue outline', 'only the letters')).toEqual(
      lookAfter('en', 'blue letters'),
    );
  });

  it.each<[Language, string, string]>([
    ['en', 'make the outline thicker', 'not so much the outline i meant the letters'],
    ['fr', 'contour plus épais', 'pas le contour, je parlais des lettres'],
    ['de', 'Rand dicker', 'ich meinte nicht den Rand sondern die Schrift'],
    ['pt', 'contorno mais grosso', 'não o contorno, quis dizer as letras'],
  ])('offers heavier letters instead of a thicker outline, in %s: %s – %s', (language, wrong, instead) => {
    const play = afterSaying(language, wrong, instead);
    expect(play.state.videos[0]?.draft?.settings.outlineThickness).toBeUndefined();
    expect(play.buttons).toContain('Sigmar');
  });

  it('tells how a title looks, or moves it', () => {
    const larger = afterSaying('en', 'make the captions bigger', 'wrong one, the title');
    expect(larger.state.videos[0]?.draft?.settings.fontSize).toBeUndefined();
    expect(larger.told).toContain('A title always goes with the captions');
  });

  it.each<[Language, string, string]>([
    ['en', 'red letters', 'no, remove the outline'],
    ['es', 'letras rojas', 'no, quita el contorno'],
    ['ru', 'красные буквы', 'нет, убери обводку'],
  ])('is not found in a wish to remove another part, in %s: %s – %s', (language, letters, remove) => {
    const { fontColor } = lookAfter(language, letters) ?? {};
    expect(lookAfter(language, letters, remove)).toEqual({ fontColor, outlineThickness: 0 });
  });

  it('is not found where a part is to stay', () => {
    expect(lookAfter('en', 'blue letters', 'no, leave the outline')).toEqual(lookAfter('en', 'blue letters'));
  });

  it.each<[Language, string, string]>([
    ['en', 'red outline', 'no outline'],
    ['es', 'contorno rojo', 'no quiero contorno'],
    ['fr', 'contour rouge', 'non, pas de contour'],
    ['de', 'roter Rand', 'nein, kein Rand'],
  ])('is not found in a wish for none, in %s: %s – %s', (language, outline, none) => {
    expect(lookAfter(language, outline, none)).toMatchObject({ outlineThickness: 0 });
  });
});

describe('a change that went the wrong way', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'captions at the top', 'no other way around', 'captions at the bottom'],
    ['es', 'subtítulos más chicos', 'no, al revés!', 'subtítulos más grandes'],
    ['fr', 'les sous-titres plus grands', 'non l’inverse', 'les sous-titres plus petits'],
    ['de', 'Untertitel größer', 'genau andersrum', 'Untertitel kleiner'],
    ['it', 'sottotitoli più grandi', 'no al contrario', 'sottotitoli più piccoli'],
    ['pt', 'legendas maiores', 'Ao contrário!', 'legendas menores'],
    ['ru', 'субтитры крупнее', 'наоборот', 'субтитры мельче'],
  ])('is made the other way, in %s: %s – %s', (language, wrong, opposite, right) => {
    expect(lookAfter(language, wrong, opposite)).toEqual(lookAfter(language, right));
  });

  it('leaves colours to the words that swap them', () => {
    const swapped = lookAfter('en', 'white letters, yellow highlight', 'wrong way round');
    expect(swapped).toEqual({ fontColor: '#FFE500', highlightColor: '#FFFFFF' });
  });

  it.each<[Language, string, string]>([
    ['en', 'outline off', 'i said thin not none'],
    ['es', 'sin contorno', 'dije fino, no quitarlo'],
    ['fr', 'enlève le contour', 'j’ai dit fin, pas aucun'],
    ['de', 'Rand weg', 'ich sagte dünn, nicht gar keinen'],
    ['it', 'togli il contorno', 'ho detto sottile, non senza'],
    ['pt', 'tira o contorno', 'eu falei fino, não sem'],
    ['ru', 'убери обводку', 'я сказал тонкую, а не совсем без'],
  ])('gets the thickness that was said, in %s: %s – %s', (language, off, thin) => {
    expect(lookAfter(language, off, thin)).toEqual({ outlineThickness: 4 });
  });
});
