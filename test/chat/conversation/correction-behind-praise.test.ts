import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/texts/languages.ts';
import { captionsAfter } from '../../support/captions-after.ts';

describe('a correction behind praise', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'a mid tapper fade', 'yo this hard 🔥 but its taper not tapper', 'a mid taper fade'],
    ['en', 'grab the flower now', 'this slaps but it’s flour not flower', 'grab the flour now'],
    ['es', 'un corte tapper', 'está durísimo 🔥 pero es taper no tapper', 'un corte taper'],
    ['fr', 'un petit tapper', 'trop lourd 🔥 mais c’est taper pas tapper', 'un petit taper'],
    ['de', 'ein schöner Tapper', 'voll geil 🔥 aber es heißt Taper nicht Tapper', 'ein schöner Taper'],
    ['it', 'un taglio tapper', 'che bomba 🔥 ma è taper non tapper', 'un taglio taper'],
    ['pt', 'um corte tapper', 'tá brabo 🔥 mas é taper não tapper', 'um corte taper'],
    ['ru', 'это таппер', 'огонь 🔥 но это тейпер а не таппер', 'это тейпер'],
  ])('is made in %s: %s, %s', (language, line, text, right) => {
    expect(captionsAfter(language, line, text)).toEqual([right]);
  });

  it('is none where praise stands alone', () => {
    expect(captionsAfter('en', 'a mid tapper fade', 'yo this hard 🔥 but its a tough cut')).toEqual([]);
  });
});
