import { iso6391Codes, otherLanguageNames } from './language-codes.ts';

/** What a caller may say of the language spoken. */
export type LanguageChoice = { kind: 'auto' } | { kind: 'code'; code: string };

/**
 * Reads an ISO 639-1 code (`es`), a locale tag (`en-US`, `pt_BR`), an English name (`Spanish`) or `auto`, in any letter
 * case. Any valid code is accepted, also one that no engine here knows: the engine then finds out for itself.
 * @returns null when the value is none of these
 */
export function parseLanguage(value: string): LanguageChoice | null {
  const wanted = fold(value);
  if (wanted === 'auto') return { kind: 'auto' };
  const code = codesByName.get(wanted) ?? codeOfTag(wanted);
  return code === null ? null : { kind: 'code', code };
}

/** English name of a code, e.g. `Spanish`; the code itself where there is none. */
export function languageName(code: string): string {
  return displayNames.of(code) ?? code;
}

const displayNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const codesByName = new Map<string, string>([
  ...iso6391Codes.map((code): [string, string] => [fold(languageName(code)), code]),
  ...Object.entries(otherLanguageNames),
]);

/** Codes that were once right, and three-letter codes of languages that have a two-letter one. */
const codeAliases: Record<string, string> = { iw: 'he', in: 'id', ji: 'yi', jw: 'jv', mo: 'ro', fil: 'tl', cmn: 'zh' };

function codeOfTag(tag: string): string | null {
  const [language = ''] = tag.split('-');
  const code = codeAliases[language] ?? language;
  return iso6391Codes.includes(code) && isWellFormed(tag) ? code : null;
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function fold(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll('_', '-').replace(/\s+/g, ' ');
}
