import { splitAffixes, termKey, termParts } from '../../../engine/captions/wording/dictionary.ts';
import { maskProfanity } from '../../../engine/captions/wording/mask-profanity.ts';
import { isUnspaced } from '../../../engine/captions/words/unspaced-script.ts';
import { languages } from '../../../texts/languages.ts';
import type { CorrectionOutcome, Lines } from './correction-outcome.ts';
import { nearestWords } from './nearest-words.ts';

/** A blank-separated part of a line, with the parts to compare: with its possessive s, and without. */
interface Token {
  line: number;
  text: string;
  parts: string[];
  bareParts: string[];
}

/**
 * Replaces words everywhere in `lines`. Case is ignored, punctuation around them stays, and hyphens equal blanks. Words
 * may begin on one line and end on the next: then the replacement stands on the first.
 */
export function replaceWords(lines: Lines, wish: { wrong: string; right: string }): CorrectionOutcome {
  const right = wish.right.replace(/\s+/g, ' ').trim();
  const hits = isUnspaced(wish.wrong)
    ? replaceLetters(lines, wish.wrong.trim(), right)
    : replaceTokens(lines, wish.wrong, right);
  if (hits.length === 0)
    return { kind: 'not_found', wrong: wish.wrong, right, nearest: nearestWords(lines, wish.wrong) };
  const numbers = [...new Set(hits.map((line) => line + 1))];
  return { kind: 'replaced', wrong: wish.wrong, right, count: hits.length, lines: numbers };
}

/** @returns the line number of each replacement */
function replaceTokens(lines: Lines, wrong: string, right: string): number[] {
  const tokens = lines.flatMap((text, line) => tokensOf(text ?? '', line));
  const wanted = termKey(wrong).split(' ').filter(Boolean);
  const hits: number[] = [];
  const done: Pick<Token, 'line' | 'text'>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const count = countMatching(tokens, at, wanted);
    const match = tokens.slice(at, at + Math.max(1, count));
    if (count > 0) hits.push(match[0]?.line ?? 0);
    done.push(...(count > 0 ? replaced(match, wrong, right) : match));
    at += match.length;
  }
  if (hits.length > 0) writeLines(lines, done);
  return hits;
}

/** Lines without a replacement stay as they are, blanks included. */
function writeLines(lines: Lines, tokens: Pick<Token, 'line' | 'text'>[]): void {
  const texts = lines.map((): string[] => []);
  for (const { line, text } of tokens) texts[line]?.push(text);
  for (const [line, words] of texts.entries()) {
    const text = words.join(' ');
    if (lines[line] !== null && text !== normalised(lines[line])) lines[line] = text === '' ? null : text;
  }
}

function tokensOf(text: string, line: number): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const { core, possessive } = splitAffixes(part);
      return { line, text: part, parts: termParts(core + possessive), bareParts: termParts(core) };
    });
}

function normalised(text: string | null | undefined): string {
  return (text ?? '').split(/\s+/).filter(Boolean).join(' ');
}

/** How many tokens from `at` on are the wanted words; 0 = no match. */
function countMatching(tokens: Token[], at: number, wanted: string[]): number {
  let from = 0;
  for (let count = 1; from < wanted.length && at + count <= tokens.length; count++) {
    const { parts = [], bareParts = [] } = tokens[at + count - 1] ?? {};
    // "Levi's" may itself be meant; otherwise its s stays
    if ([parts, bareParts].some((some) => from + some.length === wanted.length && standsAt(wanted, from, some)))
      return count;
    if (!standsAt(wanted, from, parts)) return 0;
    from += parts.length;
  }
  return 0;
}

function standsAt(wanted: string[], from: number, parts: string[]): boolean {
  return parts.every((part, index) => {
    const word = wanted[from + index] ?? '';
    return word === part || isHidden(word, part);
  });
}

/** "f***" is what people see of a masked swear word, in any language. */
function isHidden(word: string, part: string): boolean {
  return /^\p{L}\*+$/u.test(word) && languages.some((language) => maskProfanity(part, language) === word);
}

function replaced(match: Token[], wrong: string, right: string): Pick<Token, 'line' | 'text'>[] {
  const [first, last] = [splitAffixes(match[0]?.text ?? ''), splitAffixes(match.at(-1)?.text ?? '')];
  if (right === '') return [];
  // a possessive s that the person did not write stays
  const keeps = splitAffixes(wrong.trim()).possessive === '' ? last.possessive : '';
  const after = last.after !== '' && right.endsWith(last.after) ? '' : last.after;
  const text = `${first.before}${inCase(right, first.core, wrong)}${keeps}${after}`;
  return [{ line: match[0]?.line ?? 0, text }];
}

/** Keeps an initial capital when the person wrote both words in small letters. */
function inCase(right: string, replacedCore: string, wrong: string): string {
  const isPlain = right === right.toLowerCase() && wrong === wrong.toLowerCase();
  if (!isPlain || !/^\p{Lu}/u.test(replacedCore)) return right;
  return right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Scripts without blanks have no tokens, so the letters themselves are replaced. */
function replaceLetters(lines: Lines, wrong: string, right: string): number[] {
  return lines.flatMap((text, line) => {
    const count = (text ?? '').split(wrong).length - 1;
    if (text === null || count === 0) return [];
    const changed = text.replaceAll(wrong, () => right).trim();
    lines[line] = changed === '' ? null : changed;
    return Array.from({ length: count }, () => line);
  });
}
