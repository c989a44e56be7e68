import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/texts/languages.ts';
import { correctionsIn } from '../../../support/corrections-in.ts';

describe('a name of which the captions have other capitals', () => {
  it.each<[Language, string, string, string[]]>([
    ['fr', 'salut c’est Théo du garage Le bon tour', "le garage c'est Le Bon Tour", ['Le bon tour → Le Bon Tour']],
    ['en', 'welcome to the blue heron', 'it’s The Blue Heron', ['the blue heron → The Blue Heron']],
    ['es', 'soy Chelo de la pescadería Mar de fondo', 'Mar de Fondo', ['Mar de fondo → Mar de Fondo']],
    ['de', 'wir sind der hof am See', 'das ist Hof am See', ['hof am See → Hof am See']],
  ])('is written as the message writes it: in %s, «%s», «%s»', (language, line, text, corrections) => {
    expect(correctionsIn(language, [line], text, true)).toEqual(corrections);
  });

  it.each<[Language, string, string]>([
    ['en', 'welcome to the blue heron', 'it’s not The Blue Heron'],
    ['en', 'welcome to the blue heron', 'The Blue Heron looks nice'],
  ])('is left: in %s, «%s», «%s»', (language, line, text) => {
    expect(correctionsIn(language, [line], text, true)).toEqual([]);
  });
});

describe('a name instead of a word that also means a setting', () => {
  it.each<[Language, string, string, string[]]>([
    ['fr', 'bonjour à tous c’est mode de nantes', 'Maud au lieu de mode', ['mode → Maud']],
    ['fr', 'bonjour à tous c’est mode de nantes', 'c’est Maud, pas mode', ['mode → Maud']],
    ['en', 'hi this is style from leeds', 'Lyle instead of style', ['style → Lyle']],
  ])('is a correction: in %s, «%s», «%s»', (language, line, text, corrections) => {
    expect(correctionsIn(language, [line], text, true)).toEqual(corrections);
  });

  it('is none where the captions have more than a word of it', () => {
    expect(correctionsIn('en', ['this is the video of the day'], 'Reels, not the video', true)).toEqual([]);
  });
});
