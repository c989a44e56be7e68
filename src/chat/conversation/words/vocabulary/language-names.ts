import { iso6391Codes, otherLanguageNames } from '../../../../engine/captions/settings/languages.ts';
import { whisperCodeOf } from '../../../../engine/speech/whisper/whisper-languages.ts';
import type { Language } from '../../../../texts/languages.ts';

interface LanguageName {
  name: string;
  code: string;
  /** Hardly spoken in videos, and often an everyday word ("ido", "venda"): counts only after a word for language. */
  rare: boolean;
}

/** The names of languages in `language`, and in the languages themselves. */
export function languageNames(language: Language): LanguageName[] {
  const english = language === 'en' ? [...otherLanguageNames] : [];
  const names = [...namesIn(language), ...namesOfTheirSpeakers(), ...english.map(([name, code]) => ({ name, code }))];
  return names
    .filter(({ name, code }) => name !== code && !name.includes('('))
    .map(({ name, code }) => ({ name, code, rare: whisperCodeOf(code) === null || seldomSpoken.has(code) }));
}

/** Latin, Sanskrit, Yiddish, Hawaiian: spoken of more often than spoken. */
const seldomSpoken = new Set(['la', 'sa', 'yi', 'haw']);

interface Named {
  name: string;
  code: string;
}

function namesIn(language: string): Named[] {
  const names = displayNames(language);
  return iso6391Codes.map((code) => ({ name: names.of(code) ?? code, code }));
}

let ownNames: Named[] | null = null;

/** Cached: making a table for each language is slow. */
function namesOfTheirSpeakers(): Named[] {
  ownNames ??= iso6391Codes
    .filter((code) => whisperCodeOf(code) !== null && Intl.DisplayNames.supportedLocalesOf(code).length > 0)
    .map((code) => ({ name: displayNames(code).of(code) ?? code, code }));
  return ownNames;
}

function displayNames(language: string): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard', fallback: 'code' });
}

/** Whether the word is an ISO 639-1 code. */
export function isLanguageCode(word: string): boolean {
  return word.length === 2 && iso6391Codes.includes(word);
}

/** Whether the word is a code of a language that can be transcribed, and hardly ever a word in any of our languages, so that it may stand alone. */
export function isPlainCode(word: string): boolean {
  return isLanguageCode(word) && whisperCodeOf(word) !== null && !wordsLikeCodes.has(word);
}

const wordsLikeCodes = new Set(
  'ab ae af ak am an ar as av ay az ba be bg bi bo br ca ce ch co cu da de do el en es et eu fa ff ga go ha he hi ho hr hu ia id ie ii ik in io is it iu ja jo ka la li lo lu mi my na ne ni no oc ok om or os pa pi ps qu re sa sc se sg si so ss su ta te ti to tu tv un ve vi vo wa we wo yo za bn fr ht km kk lt ml mn ms mt sd sl sn sr sw tg th tk tt ur uz xh yi'.split(
    ' ',
  ),
);
