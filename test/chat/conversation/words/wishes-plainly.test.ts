import { describe, expect, it } from 'vitest';
import { isMostlyUnclear } from '../../../../src/chat/conversation/words/is-mostly-unclear.ts';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { worthNaming } from '../../../../src/chat/conversation/words/worth-naming.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const isUnclear = (language: Language, text: string) =>
  isMostlyUnclear(text, understandWords(text, language), { language });
const named = (language: Language, text: string) => worthNaming(text, understandWords(text, language), { language });

describe('a wish beside remarks that are not understood', () => {
  it.each<[Language, string]>([
    ['es', 'ole que rapido. pero las letras mas grandes que yo de cerca no veo ni papa'],
    ['it', 'che velocità. però le scritte più grandi che da vicino non vedo un tubo'],
    ['en', 'most of my patients are older, could the writing be quite a bit bigger'],
    ['en', 'One thing, the captions are sitting over the book I’m holding, could they go up the top?'],
    ['de', 'meine Patienten sind älter, könnte die Schrift etwas größer sein'],
    ['fr', 'mes patients sont âgés, les lettres pourraient être plus grandes ?'],
    ['ru', 'мои пациенты пожилые, можно буквы покрупнее'],
    ['es', '30 años llevo con el, más grandes'],
  ])('is plain, in %s: %s', (language, text) => {
    expect(isUnclear(language, text)).toBe(false);
  });

  it.each<[Language, string]>([
    ['en', 'now where is the top? text is still at the bottom'],
    ['en', 'the letters are bigger on my phone than on the laptop, why is that happening'],
  ])('is none, in %s: %s', (language, text) => {
    expect(isUnclear(language, text)).toBe(true);
  });
});

describe('what is not named as not understood', () => {
  it.each<[Language, string]>([
    ['en', 'can u throw a black outline on the letters so they pop'],
    ['en', 'make the letters blue and big, I post it tomorrow'],
    ['en', 'change only the highlight color to blue. The letters should remain white.'],
    ['es', 'más grandes, 30 años llevo con el'],
    ['ru', 'покрупнее буквы, я 30 лет за рулём'],
    ['fr', 'en vert, ça fait 20 ans que je fais du pain'],
  ])('is a reason or a remark, in %s: %s', (language, text) => {
    expect(named(language, text)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['fr', 'en vert, ça fait 20 ans que je fais du pain'],
    ['de', '30 Jahre mache ich das schon, mach es grün'],
    ['pt', 'em verde, faz 40 anos que pesco'],
  ])('is how many years something was done, and no size, in %s: %s', (language, text) => {
    const { wishes } = understandWords(text, language);
    expect(JSON.stringify(wishes)).not.toContain('fontSize');
  });

  it('is no number that may be a correction', () => {
    expect(named('en', 'make it blue, and 1987 glorp')).not.toEqual([]);
  });
});
