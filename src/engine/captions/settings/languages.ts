import { normalizeText } from '../../../infra/normalize-text.ts';

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

/** Every code of ISO 639-1, with `bh`, which was withdrawn in 2021 and is still sent. */
export const iso6391Codes: readonly string[] = [
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo',
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg',
  'ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn',
  'no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta',
  'te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu',
].flatMap((line) => line.split(' '));

/** Names people use beside those of Unicode's tables, folded: lower case, no accents. */
export const otherLanguageNames = new Map<string, string>(
  [
    'akan ak, bengali bn, bihari bh, cantonese zh, castilian es, chewa ny, chichewa ny, church slavonic cu',
    'dari fa, dhivehi dv, farsi fa, filipino tl, flemish nl, frisian fy, fulah ff, gaelic gd, greenlandic kl',
    'haitian ht, kirghiz ky, letzeburgesch lb, luganda lg, maldivian dv, mandarin zh, mandarin chinese zh',
    'moldavian ro, moldovan ro, myanmar my, norwegian no, norwegian bokmal nb, norwegian nynorsk nn, nynorsk nn',
    'bokmal nb, oriya or, ossetian os, panjabi pa, pushto ps, simplified chinese zh, sinhalese si, sotho st',
    'tagalog tl, traditional chinese zh, twi tw, uighur ug, valencian ca',
  ]
    .flatMap((line) => line.split(', '))
    .map((entry) => [entry.slice(0, -' xx'.length), entry.slice(-'xx'.length)]),
);

const displayNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const codesByName = new Map<string, string>([
  ...iso6391Codes.map((code): [string, string] => [fold(languageName(code)), code]),
  ...otherLanguageNames,
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
  return normalizeText(value, 'NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\s+/g, ' ');
}
