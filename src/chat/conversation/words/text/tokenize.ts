import { fold, foldSpelledOut } from './fold.ts';

/** A piece of the text. */
export interface Token {
  kind: 'word' | 'number' | 'hex' | 'rgb' | 'arrow' | 'break' | 'quiet';
  /** Folded, see `fold`; for a break its sign (`\n` for any end of line). */
  key: string;
  /** With umlauts as ae, oe, ue, if there are any. */
  spelledOut?: string;
  /** Index in the text. */
  start: number;
  end: number;
  /** A hyphen joins it to the token before it. */
  isJoined?: boolean;
}

/**
 * Splits a text into words, numbers and signs. Words are split at hyphens and after French and Italian elisions (`l’`,
 * `dell’`, `po’`), so that "word-by-word" equals "word by word". Signs without a meaning of their own (quotes, colons) are `quiet`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const kind = pieceKinds[match.slice(1).findIndex((piece) => piece !== undefined)]?.[0] ?? 'quiet';
    const at = { start: match.index, end: match.index + match[0].length };
    if (kind === 'break' && isInsideName(text, match[0], tokens.at(-1), at)) continue;
    const key = isShortForLine(text, at) ? 'nr' : keyOf(kind, match[0]);
    // a hyphen joins two words, but has a meaning between two numbers: "lines 2-4"
    if (/^[-_‐‑]$/.test(match[0]) && /\p{L}[-_‐‑]\p{L}/u.test(text.slice(at.start - 1, at.end + 1))) continue;
    const isJoined = at.start > 0 && tokens.at(-1)?.end === at.start - 1 && /[-_‐‑]/.test(text[at.start - 1] ?? '');
    tokens.push({
      kind: kind === 'word' && isLaughter(key) ? 'quiet' : kind,
      key,
      ...at,
      ...(isJoined && { isJoined }),
      ...umlautsOf(kind, match[0]),
    });
  }
  return tokens;
}

// the alternatives begin with different characters and contain no nested repetition, so there is no backtracking
const pieceKinds: [Token['kind'], string][] = [
  ['quiet', String.raw`https?:\/\/\S+`],
  ['hex', String.raw`#[0-9a-fA-F]{3,8}(?![\p{L}\p{N}])`],
  ['rgb', String.raw`rgba?\(\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3}\)`],
  // an aspect ratio
  ['word', String.raw`(?:9\s?[:xх/×]\s?16|16\s?[:xх/×]\s?9|(?:1:1|4:5|5:4|4:3|3:4))(?!\d)`],
  // only from its first sign on: else each sign of a long line would look for the end of the line
  ['arrow', String.raw`(?<![-–—=])[-–—=]+>|[→➡⇒➜➔⟶]\uFE0F?`],
  // "l3": a line, in short
  ['word', String.raw`(?<![\p{L}\p{N}])[lzrс](?=\d{1,3}(?![\p{L}\p{N}]))`],
  ['number', String.raw`\d{1,9}(?:[.,]\d{1,4}(?!\d))?(?![\p{L}\d])|\d{1,9}(?=px|pt)`],
  // an elision
  ['word', String.raw`(?:qu|[ldjcnsmt]|un|quest|(?:de|a|da|ne|su|que)ll|com)['’](?=\p{L})|po['’](?!\p{L})`],
  ['word', String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ\u0060´][\p{L}\p{M}\p{N}]+)*`],
  ['word', '[&+%👍👌✅🆗⚪⚫🔴🔵🟠🟡🟢🟣🟤⬜⬛🟥🟧🟨🟩🟦🟪🟫]'],
  ['break', String.raw`[\r\n\u2028\u2029]+`],
  // a dash between blanks
  ['break', String.raw`(?<=\s)[-–—]+(?=\s)`],
  ['break', String.raw`[,;.!?…()[\]{}/|\\。、，！？；¡¿]`],
  ['quiet', String.raw`[^\s\p{L}\p{N}]`],
];
const pieces = new RegExp(pieceKinds.map(([, pattern]) => `(${pattern})`).join('|'), 'giu');

function keyOf(kind: Token['kind'], raw: string): string {
  if (kind === 'number') return raw.replace(',', '.');
  if (kind === 'break') return /[\r\n\u2028\u2029]/.test(raw) ? '\n' : raw.slice(0, 1);
  if (/^(9|16)\s?[:xх/×]/i.test(raw)) return raw.startsWith('9') ? '9:16' : '16:9';
  return fold(raw);
}

/** "l3", "z 3" without the blank. */
function isShortForLine(text: string, { start, end }: Pick<Token, 'start' | 'end'>): boolean {
  return end - start === 1 && /[lzrс]/i.test(text[start] ?? '') && /\d/.test(text[end] ?? '');
}

/** "jajaja", "hahah", "kkkk": laughter is no word of a wish. */
function isLaughter(key: string): boolean {
  return /^(?:(?:h[aei]){2,}h?|(?:j[aei]){2,}j?|(?:х[аеи]){2,}х?|(?:rs){2,}s?|(?:ah|eh|ах|хах){2,}[aа]?|k{3,}|lo+l|ло+л|xd+|p?td?mdr|mdr)$/.test(
    key,
  );
}

function umlautsOf(kind: Token['kind'], raw: string): { spelledOut?: string } {
  return kind === 'word' && /[äöü]|[aou]\u0308/i.test(raw) ? { spelledOut: foldSpelledOut(raw) } : {};
}

/** The dot of "Mr. Smith", or of "docs.google". */
function isInsideName(
  text: string,
  sign: string,
  last: Token | undefined,
  { start, end }: Omit<Token, 'kind' | 'key'>,
) {
  if (sign !== '.') return false;
  if (/[\p{L}\p{N}]/u.test(text.slice(end, end + 2).slice(0, 1))) return true;
  const before = last?.kind === 'word' && last.end === start ? text.slice(last.start, start) : '';
  return /^\p{Lu}\p{Ll}{0,2}$/u.test(before) && /^ \p{Lu}/u.test(text.slice(end, end + 3));
}
