import { lettersOf } from '../letters.ts';
import { type SpokenLanguage, tooLarge } from './spoken-language.ts';

/** More ways to say one word are not tried. */
const maxForms = 16;
/** Longer words have no other forms: nobody says them. */
const maxCharacters = 60;

const parts = /\p{Nd}+(?:[.,:'’\u00a0\u202f ]\p{Nd}+)*|\p{L}(?:\.\p{L})+(?!\p{L})|\p{L}+|[^\p{L}\p{Nd}\s]/gu;
const special = /[\p{Nd}&+=%‰@#№°€$£¥₽/×½¼¾§]|\p{L}\.\p{L}/u;
const currency = /[€$£¥₽]/;

/**
 * The ways to say a word as it is written, as letters without spaces (`lettersOf`); the first is the word itself, which may be
 * empty. «$25» is `25`, `25dollars`, `twentyfivedollars` and so on.
 */
export function spokenForms(text: string, language: SpokenLanguage | null): string[] {
  const own = lettersOf(text);
  if (!language || text.length > maxCharacters) return [own];
  const abbreviated = lookUp(language.abbreviations, own).map(lettersOf);
  if (!special.test(text)) return [own, ...abbreviated];
  const spoken = combine(partsOf(text), language);
  return [...new Set([own, ...abbreviated, ...spoken])].filter((form, index) => form !== '' || index === 0);
}

/** Punctuation and emojis are not spoken; words and single signs such as `&` are. */
export function isSpoken(text: string, forms: readonly string[]): boolean {
  return /[\p{L}\p{N}]/u.test(text) || (forms.length > 1 && [...text].length <= 2);
}

/** A currency sign before a number is said after it. */
function partsOf(text: string): string[] {
  const found = text.match(parts) ?? [];
  for (let at = 0; at + 1 < found.length; at++) {
    const [sign = '', number = ''] = found.slice(at, at + 2);
    if (currency.test(sign) && /^\p{Nd}/u.test(number)) found.splice(at, 2, number, sign);
  }
  return found;
}

function combine(found: string[], language: SpokenLanguage): string[] {
  let forms = [''];
  for (let at = 0; at < found.length; at++) {
    const part = found[at] ?? '';
    const choices = choicesFor(part, { before: found[at - 1], after: found.slice(at + 1), language });
    at += choices.skips ?? 0;
    forms = forms.flatMap((form) => choices.spoken.map((one) => form + lettersOf(one))).slice(0, maxForms);
  }
  return forms;
}

interface Around {
  before: string | undefined;
  after: string[];
  language: SpokenLanguage;
}

interface Choices {
  spoken: string[];
  /** So many of the parts after it belong to it. */
  skips?: number;
}

function choicesFor(part: string, { before, after, language }: Around): Choices {
  if (/^\p{Nd}/u.test(part)) return numberChoices(part, { before, after, language });
  if (/^\p{L}/u.test(part)) {
    const units = before !== undefined && /\p{Nd}/u.test(before) ? lookUp(language.abbreviations, lettersOf(part)) : [];
    return { spoken: [...units, part.replaceAll('.', '')] };
  }
  const isMinus = /[-−]/.test(part) && before === undefined && /^\p{Nd}/u.test(after[0] ?? '');
  if (isMinus) return { spoken: [language.minus, ''] };
  const isInner = before !== undefined && after.length > 0;
  const spoken = /[./]/.test(part) && !isInner ? [] : lookUp(language.symbols, part);
  return { spoken: [...spoken, ''] };
}

function numberChoices(part: string, { after, language }: Around): Choices {
  // «20th», «3.º», «3-й»
  const skips = /^[.-]$/.test(after[0] ?? '') && after.length > 1 ? 2 : 1;
  const suffix = after[skips - 1] ?? '';
  const whole = /^\p{Nd}{1,6}$/u.test(part) ? Number(part) : null;
  const isOrdinal = language.ordinalSuffixes.includes(suffix.toLowerCase());
  if (whole !== null && isOrdinal) return { spoken: [...language.ordinals(whole), part], skips };
  const dotted = whole !== null && suffix === '.' && after.length === 1 ? language.ordinals(whole) : [];
  return { spoken: [...numberForms(part, language), ...dotted, part] };
}

/** The ways to say digits with separators between them. */
function numberForms(text: string, language: SpokenLanguage): string[] {
  const groups = text.split(/\P{Nd}/u);
  const isGrouped = groups.length > 1 && groups.slice(1).every(({ length }) => length === 3) && !text.includes(':');
  const [first = '', second = ''] = groups;
  const forms: string[] = [];
  if (groups.length === 1 || isGrouped) forms.push(...wholeForms(groups.join(''), language));
  if (groups.length === 2 && /[.,]/.test(text)) {
    for (const mark of language.decimalMarks) {
      for (const start of wholeForms(first, language).slice(0, 1)) {
        forms.push(
          `${start} ${mark} ${digitwise(second, language)}`,
          `${start} ${mark} ${wholeForms(second, language)[0]}`,
        );
      }
    }
  }
  if (groups.length > 1 && !isGrouped) {
    const each = groups.map((group) => wholeForms(group, language)[0] ?? '');
    forms.push(each.join(' '), each.join(` ${(language.symbols['.'] ?? [''])[0]} `));
  }
  return forms;
}

function wholeForms(digits: string, language: SpokenLanguage): string[] {
  const value = Number(digits);
  if (!(value < tooLarge)) return [digitwise(digits, language)];
  const isLong = digits.length > 4 || (digits.length > 1 && digits.startsWith('0'));
  return [
    ...(value >= 1100 && value < 2100 && digits.length === 4 ? language.years(value) : []),
    ...language.cardinals(value),
    ...(isLong ? [digitwise(digits, language)] : []),
  ];
}

function digitwise(digits: string, language: SpokenLanguage): string {
  return [...digits].map((digit) => language.cardinals(Number(digit))[0]).join(' ');
}

function lookUp(table: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] {
  return Object.hasOwn(table, key) ? (table[key] ?? []) : [];
}
