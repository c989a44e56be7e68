import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';

/** The colour that is to stand in place of another. */
function newColor(language: Language, text: string): string | undefined {
  const [wish] = understandWords(text, language).wishes;
  return wish?.kind === 'recolor' ? wish.to : undefined;
}

describe('a shade in place of another colour', () => {
  it.each<[Language, string, string]>([
    ['en', 'light blue instead of the yellow please', 'change the yellow to light blue'],
    ['fr', 'rouge foncé au lieu du jaune', 'pas jaune, rouge foncé'],
    ['de', 'hellblau statt gelb', 'nicht gelb, hellblau'],
    ['it', 'rosso scuro invece del giallo', 'non giallo, rosso scuro'],
  ])('is the same in %s, whether it stands before the other or behind: %s', (language, before, behind) => {
    expect(newColor(language, before)).toMatch(/^#[0-9A-F]{6}$/);
    expect(newColor(language, before)).toBe(newColor(language, behind));
  });

  it('is a plain colour where no shade is named', () => {
    expect(newColor('en', 'blue instead of the yellow')).not.toBe(newColor('en', 'light blue instead of the yellow'));
  });
});
