import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const understand = (text: string, language: Language) => understandWords(text, language);
const black = '#000000';

describe('an outline', () => {
  it.each<[Language, string]>([
    ['fr', 'tu peux mettre un contour noir autour'],
    ['en', 'put a black outline around it'],
    ['es', 'ponle un contorno negro alrededor'],
    ['it', 'metti un contorno nero intorno'],
    ['de', 'mach einen schwarzen Rand drum'],
  ])('%s: is black: «%s»', (language, text) => {
    expect(understand(text, language)).toEqual({
      wishes: [{ kind: 'set', settings: { outlineColor: black } }],
      notUnderstood: [],
    });
  });

  it.each<[Language, string]>([
    ['fr', 'ouais mais sur le fond clair on voit pas trop, tu peux mettre un contour noir autour'],
    ['de', 'auf dem hellen Hintergrund sieht man nichts, mach einen schwarzen Rand drum'],
    ['es', 'sobre el fondo claro no se ve, ponle un contorno negro'],
  ])('%s: is no box where the picture is light: «%s»', (language, text) => {
    const { wishes } = understand(text, language);
    expect(wishes).toContainEqual({ kind: 'set', settings: { outlineColor: black } });
    expect(JSON.stringify(wishes)).not.toContain('boxed');
  });

  it.each<[Language, string]>([
    ['fr', 'juste le contour des lettres, pas un bloc noir derrière'],
    ['en', 'not a black box behind, just the outline of the letters'],
    ['de', 'keinen schwarzen Kasten dahinter, nur den Rand der Buchstaben'],
    ['es', 'no un bloque negro detrás, solo el contorno de las letras'],
  ])('%s: stays where the box goes: «%s»', (language, text) => {
    expect(understand(text, language)).toEqual({ wishes: [{ kind: 'leave_out', part: 'box' }], notUnderstood: [] });
  });
});

describe('a box', () => {
  it.each<[Language, string]>([
    ['en', 'make the letters bigger and put a black box behind them'],
    ['de', 'mach die Schrift größer und leg einen schwarzen Kasten dahinter'],
    ['fr', 'agrandis les lettres et mets un fond noir derrière'],
    ['ru', 'сделай буквы крупнее и поставь чёрный фон под ними'],
  ])('%s: stands behind larger letters: «%s»', (language, text) => {
    const { wishes, notUnderstood } = understand(text, language);
    expect(wishes).toEqual([
      { kind: 'step', setting: 'fontSize', direction: 1, much: false },
      { kind: 'set', settings: expect.objectContaining({ style: 'boxed' }) },
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it('is white on a light background that is asked for', () => {
    expect(understand('auf hellem Hintergrund', 'de').wishes).toEqual([
      { kind: 'set', settings: { style: 'boxed', outlineColor: '#FFFFFF' } },
    ]);
  });
});

describe('something more cheerful', () => {
  it.each<[Language, string]>([
    ['en', 'can it be more cheerful and colourful'],
    ['es', 'algo más alegre, más colorido'],
    ['fr', 'un truc plus joyeux et coloré'],
    ['de', 'etwas fröhlicher und bunter bitte'],
    ['it', 'qualcosa di più allegro, colorato'],
    ['pt', 'queria ela mais alegre, com cara de carnaval sabe, bem colorida'],
    ['ru', 'сделай повеселее'],
  ])('%s: opens the page of styles: «%s»', (language, text) => {
    expect(understand(text, language).wishes).toEqual([{ kind: 'topic', topic: 'styles' }]);
  });

  it('is not meant where each letter is to have its colour', () => {
    expect(understand('colourful letters', 'en').wishes).toEqual([{ kind: 'topic', topic: 'manyColors' }]);
  });
});

describe('a dark background under the letters', () => {
  const boxed = { kind: 'set', settings: { style: 'boxed' } };
  const larger = { kind: 'step', setting: 'fontSize', direction: 1, much: false };

  it.each<[Language, string]>([
    ['ru', 'сделайте буковки покрупнее и фон под ними тёмный'],
    ['en', 'make the letters bigger and a dark background under them'],
    ['de', 'größere Buchstaben und drunter einen dunklen Hintergrund'],
    ['it', 'lettere più grandi e sfondo scuro sotto'],
    ['es', 'letras más grandes y fondo oscuro por debajo'],
    ['fr', 'lettres plus grosses et un fond sombre dessous'],
    ['pt', 'letras maiores e um fundo escuro por baixo'],
  ])('%s: is a box, beside larger letters: «%s»', (language, text) => {
    expect(understand(text, language)).toEqual({ wishes: [larger, boxed], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'dark background under the letters'],
    ['fr', 'un fond sombre sous les lettres'],
    ['it', 'sfondo scuro sotto le scritte'],
    ['pt', 'fundo escuro embaixo das letras'],
  ])('%s: moves nothing: «%s»', (language, text) => {
    expect(understand(text, language)).toEqual({ wishes: [boxed], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['it', 'metti le scritte sotto con sfondo scuro'],
    ['ru', 'тёмный фон и буквы снизу'],
    ['es', 'fondo oscuro y las letras abajo'],
  ])('%s: leaves the place that the captions are to have: «%s»', (language, text) => {
    const settings = understand(text, language).wishes.map((wish) => (wish.kind === 'set' ? wish.settings : {}));
    expect(Object.assign({}, ...settings)).toEqual({ style: 'boxed', position: 'bottom' });
  });
});
