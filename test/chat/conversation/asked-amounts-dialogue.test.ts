import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { afterSaying } from '../../support/said-in-turn.ts';

const askedFor = (language: Language, text: string) =>
  afterSaying(language, text).effects.flatMap((effect) =>
    effect.kind === 'load_usage' ? [effect.asked?.about ?? 'minutes'] : [effect.kind],
  );

describe('a question that names an amount', () => {
  it.each<[Language, string]>([
    ['en', 'is it 10 min a day or a month'],
    ['es', 'los 9 minutos son por dia o para siempre?'],
    ['fr', 'les 9 minutes c’est par jour ?'],
    ['de', '9 minuten heute oder für immer?'],
    ['it', 'solo 9 minuti al giorno?'],
    ['pt', 'só 9 minutos por dia?'],
    ['ru', '9 минут это на день или навсегда?'],
  ])('is answered, in %s: %s', (language, text) => {
    expect(askedFor(language, text)).toEqual(['renewal']);
  });

  it.each<[Language, string]>([
    ['en', 'is 9 minutes all I get?'],
    ['fr', 'j’ai que 9 minutes en tout ?'],
    ['de', 'sind 9 minuten alles was ich hab?'],
    ['ru', 'всего 9 минут?'],
  ])('is answered with the minutes that are left, in %s: %s', (language, text) => {
    expect(askedFor(language, text)).toEqual(['minutes']);
  });

  it.each<[Language, string]>([
    ['en', '5 minutes'],
    ['en', 'its 5 minutes not 4'],
    ['de', '5 minuten'],
    ['es', 'cuesta 300 pesos'],
    ['it', '5 minuti'],
  ])('is none where the amount may be words, in %s: %s', (language, text) => {
    expect(afterSaying(language, text).effects).not.toContainEqual(expect.objectContaining({ kind: 'load_usage' }));
  });
});
