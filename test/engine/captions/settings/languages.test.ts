import { describe, expect, it } from 'vitest';
import { iso6391Codes, languageName, parseLanguage } from '../../../../src/engine/captions/settings/languages.ts';

describe('parseLanguage', () => {
  it.each([
    ['es', 'es'],
    ['ES', 'es'],
    [' en-US ', 'en'],
    ['pt_BR', 'pt'],
    ['zh-Hans-CN', 'zh'],
    ['es-419', 'es'],
    ['Spanish', 'es'],
    ['spanish', 'es'],
    ['Norwegian Bokmål', 'nb'],
    ['norwegian', 'no'],
    ['Haitian  Creole', 'ht'],
    ['Lao', 'lo'],
    ['Bengali', 'bn'],
    ['Tagalog', 'tl'],
    ['Maori', 'mi'],
    ['iw', 'he'],
    ['fil-PH', 'tl'],
    ['kl', 'kl'],
    ['twi', 'tw'],
  ])('reads %j as %s', (value, code) => {
    expect(parseLanguage(value)).toEqual({ kind: 'code', code });
  });

  it.each(['auto', 'AUTO', ' Auto '])('reads %j as «find out»', (value) => {
    expect(parseLanguage(value)).toEqual({ kind: 'auto' });
  });

  it.each(['', 'xx', 'english please', 'en-', 'en-U', '-en', 'eng', 'klingon', 'constructor', '12', 'en_US_', 'e'])(
    'refuses %j',
    (value) => {
      expect(parseLanguage(value)).toBeNull();
    },
  );

  it('knows the 184 codes, each by its own name too', () => {
    expect(new Set(iso6391Codes).size).toBe(184);
    const unnamed = iso6391Codes.filter((code) => languageName(code) === code);
    expect(unnamed).toEqual([]);
    for (const code of iso6391Codes) expect(parseLanguage(code)).toEqual({ kind: 'code', code });
  });
});
