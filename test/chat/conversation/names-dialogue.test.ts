import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('a name that was heard as several words', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'come to kirk stall road', 'kirkstall is 1 word not 2', 'come to kirkstall road'],
    [
      'fr',
      'bonjour c’est ma elle',
      'Ma petite fille se prénomme Maëlle, vous avez mis ma elle',
      'bonjour c’est Maëlle',
    ],
    [
      'it',
      'sono Ilaria compagno ni',
      'la signorina si chiama Compagnoni, è un cognome di qui',
      'sono Ilaria Compagnoni',
    ],
    ['ru', 'меня зовут гуль наз', 'Гульназ я', 'меня зовут Гульназ'],
    [
      'ru',
      'берём муку мак фа',
      'в общем макфа это мука такая, одним словом и с большой буквы, а то какой-то мак фа',
      'берём муку макфа',
    ],
  ])('is written as the message has it in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it.each<[Language, string, string]>([
    ['en', 'may be next week', 'maybe make it bigger'],
    ['de', 'zu Hause bei SV Haching', 'unten rechts klein sv-haching.de'],
    ['en', 'cut with cap cut and tick tock', 'is tiktok like capcut or better'],
  ])('is not corrected in %s where the word may be meant otherwise: %s, %s', (language, line, text) => {
    expect(captionsAfter(language, line, text)).toEqual([]);
  });
});

describe('a name that the captions do not have', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Hi I’m shove on from the shop', 'its Siobhan not shove on', 'Hi I’m Siobhan from the shop'],
    ['fr', 'ici c’est gare ou', 'c’est Ngoroux pas gare ou', 'ici c’est Ngoroux'],
    ['de', 'ich bin der schon da', 'Siobhán, nicht schon da', 'ich bin der Siobhán'],
  ])('stands for several words of them, however they sound, in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it('is none where words of wishes stand before the “not”', () => {
    expect(captionsAfter('en', 'the first thing', 'chop off the first 3 secs')).toEqual([]);
  });
});

describe('a number with a fraction', () => {
  it.each<[Language, string, string, string]>([
    ['de', 'das Glas kostet 57 Euro', '7,50 Euro nicht 57 Euro', 'das Glas kostet 7,50 Euro'],
    ['en', 'it costs 15 pounds', 'it’s 15.50 not 15', 'it costs 15.50 pounds'],
    ['it', 'costa 152 euro', '12,5 non 152', 'costa 12,5 euro'],
  ])('keeps it in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it('is no number of the captions below one', () => {
    expect(captionsAfter('fr', 'trois fois par jour', 'les trois lignes sont trop tôt, 0,3 s')).toEqual([]);
  });
});

describe('words of the captions that the message says, too', () => {
  it.each<[Language, string[], string, string[]]>([
    ['es', ['una maya fina', 'uso un mi eco'], 'k es eso de mi eco wey, es MAYCO', ['una maya fina', 'uso un MAYCO']],
    ['fr', ['un cabinet à raisé'], 'il faut lire Rezé et non raisé', ['un cabinet à Rezé']],
  ])('are corrected before others that are as alike, in %s: %s, %s', (language, lines, text, right) => {
    expect(captionsAfter(language, lines, text)).toEqual(right);
  });
});
