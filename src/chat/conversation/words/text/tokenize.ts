import { fold, foldSpelledOut } from './fold.ts';
import type { Token } from './token.ts';

/**
 * Splits a text into words, numbers and signs. Words are split at hyphens and after French and Italian elisions (`l’`,
 * `dell’`, `po’`), so that "word-by-word" equals "word by word". Signs without a meaning of their own (quotes, colons) are `quiet`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const kind = kindOf(match.groups ?? {});
    const at = { start: match.index, end: match.index + match[0].length };
    if (kind === 'break' && isInsideName(text, match[0], tokens.at(-1), at)) continue;
    // a hyphen joins two words, but has a meaning between two numbers: "lines 2-4"
    if (/^[-_‐‑]$/.test(match[0]) && /\p{L}[-_‐‑]\p{L}/u.test(text.slice(at.start - 1, at.end + 1))) continue;
    const isJoined = at.start > 0 && tokens.at(-1)?.end === at.start - 1 && /[-_‐‑]/.test(text[at.start - 1] ?? '');
    if (kind !== null)
      tokens.push({
        kind,
        key: keyOf(kind, match[0]),
        ...at,
        ...(isJoined && { isJoined }),
        ...umlautsOf(kind, match[0]),
      });
  }
  return tokens;
}

// the alternatives begin with different characters and contain no nested repetition, so there is no backtracking
const pieces = new RegExp(
  [
    String.raw`(?<quiet>https?:\/\/\S+)`,
    String.raw`(?<hex>#[0-9a-fA-F]{3,8}(?![\p{L}\p{N}]))`,
    String.raw`(?<rgb>rgba?\(\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3}\))`,
    String.raw`(?<ratio>(?:9\s?[:xх/×]\s?16|16\s?[:xх/×]\s?9)(?!\d))`,
    String.raw`(?<arrow>[-–—=]+>|[→➡⇒➜➔⟶]\uFE0F?)`,
    String.raw`(?<number>\d{1,9}(?:[.,]\d{1,4}(?!\d))?(?![\p{L}\d])|\d{1,9}(?=px|pt))`,
    String.raw`(?<elision>(?:qu|[ldjcnsmt]|un|quest|(?:de|a|da|ne|su|que)ll|com)['’](?=\p{L})|po['’](?!\p{L}))`,
    String.raw`(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ\u0060´][\p{L}\p{M}\p{N}]+)*)`,
    '(?<sign>[&+%👍👌✅🆗⚪⚫🔴🔵🟠🟡🟢🟣🟤⬜⬛🟥🟧🟨🟩🟦🟪🟫])',
    String.raw`(?<newline>[\r\n\u2028\u2029]+)`,
    String.raw`(?<dash>(?<=\s)[-–—]+(?=\s))`,
    String.raw`(?<break>[,;.!?…()[\]{}/|\\。、，！？；¡¿])`,
    String.raw`(?<other>[^\s\p{L}\p{N}])`,
  ].join('|'),
  'giu',
);

function kindOf(groups: Record<string, string | undefined>): Token['kind'] | null {
  const found = Object.keys(groups).find((name) => groups[name] !== undefined);
  const kinds: Record<string, Token['kind']> = {
    hex: 'hex',
    rgb: 'rgb',
    ratio: 'word',
    arrow: 'arrow',
    number: 'number',
    elision: 'word',
    word: 'word',
    sign: 'word',
    newline: 'break',
    dash: 'break',
    break: 'break',
    quiet: 'quiet',
    other: 'quiet',
  };
  return found ? (kinds[found] ?? null) : null;
}

function keyOf(kind: Token['kind'], raw: string): string {
  if (kind === 'number') return raw.replace(',', '.');
  if (kind === 'break') return /[\r\n\u2028\u2029]/.test(raw) ? '\n' : raw.slice(0, 1);
  if (/^(9|16)\s?[:xх/×]/i.test(raw)) return raw.startsWith('9') ? '9:16' : '16:9';
  return fold(raw);
}

function umlautsOf(kind: Token['kind'], raw: string): { spelledOut?: string } {
  return kind === 'word' && /[äöü]|[aou]\u0308/i.test(raw) ? { spelledOut: foldSpelledOut(raw) } : {};
}

/** The dot of "Mr. Smith", or of "docs.google". */
function isInsideName(
  text: string,
  sign: string,
  last: Token | undefined,
  { start, end }: { start: number; end: number },
) {
  if (sign !== '.') return false;
  if (/[\p{L}\p{N}]/u.test(text.slice(end, end + 2).slice(0, 1))) return true;
  const before = last?.kind === 'word' && last.end === start ? text.slice(last.start, start) : '';
  return /^\p{Lu}\p{Ll}{0,2}$/u.test(before) && /^ \p{Lu}/u.test(text.slice(end, end + 3));
}
