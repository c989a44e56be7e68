import type { CorrectionWish } from '../../understood-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { CompiledCorrections } from '../vocabulary/compile-corrections.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { wordsAt } from './match-form.ts';
import { startsOf } from './spoken-words.ts';

/** A line's number before its new text. */
export interface LineHead {
  line: number;
  /** Index where the new text begins. */
  textStart: number;
  /** Whether there is the word "line", or a colon after the number; else the number may be that of a wish in a list. */
  isCertain: boolean;
  /** Whether the text follows words ("should be") that settings may follow too. */
  isAfterWords: boolean;
  /** Index where the line's name ends, if words follow it. */
  nameEnd?: number;
  /** Whether a verb stands before the line: "change line 3 to". */
  hasVerb?: boolean;
  /** A verb has to stand behind the new text: "soll … heißen". */
  isFramed?: boolean;
}

interface RemovedLines {
  wishes: CorrectionWish[];
  /** Index of the first token after it. */
  to: number;
}

interface Place {
  text: string;
  /** From the head on, including signs. */
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
  /** Of the captions whose text was shown just before; absent = none were, and a number alone names no line. */
  lineCount?: number | undefined;
}

/** A longer list of lines is a mistake. */
const maxLines = 100;
const maxLineNumber = 9999;

/** Reads "line 3: …", "3: …", "change the second line to …". */
export function readLineHead(place: Place, isStartOfLine: boolean): LineHead | null {
  const { tokens, dictionaries } = place;
  const bare = isStartOfLine ? readBareHead(place) : null;
  if (bare) return bare;
  for (const from of startsOf(tokens, dictionaries)) {
    for (const dictionary of dictionaries) {
      const { corrections, around } = dictionary;
      const verb = wordsAt(tokens, from, corrections.changeLine) ?? 0;
      const that = wordsAt(tokens, from, around.thatLine) ?? 0;
      for (const at of new Set([from + verb, from + that, from])) {
        const head = readNamedHead(place, at, corrections) ?? readSaidHead(place, at, dictionary);
        if (head) return { ...head, hasVerb: verb > 0 && at === from + verb };
      }
    }
  }
  return null;
}

/** "3: text", "3) text", "3. text"; but "10:30" is a time. */
function readBareHead({ text, tokens }: Place): LineHead | null {
  // "#3"
  const number = tokens[0]?.kind === 'quiet' ? tokens[1] : tokens[0];
  const line = lineNumber(number);
  if (!number || line === null) return null;
  const sign = /^\s?([:)]\s*|\.\s+)(?=\S)/.exec(text.slice(number.end, number.end + 20));
  const isTime = sign?.[0] === ':' && /^\d/.test(text.slice(number.end + 1));
  if (!sign || isTime) return null;
  return { line, textStart: number.end + sign[0].length, isCertain: sign[0].trim() === ':', isAfterWords: false };
}

function readNamedHead(
  { text, tokens, dictionaries }: Place,
  from: number,
  corrections: CompiledCorrections,
): LineHead | null {
  const named = readLineName(tokens, skipArticles(tokens, from, dictionaries), corrections);
  const last = tokens[(named?.to ?? 0) - 1];
  if (!named || !last) return null;
  const { line } = named;
  const after = text.slice(last.end, last.end + 20);
  const sign = /^\s*(?:[:)=]|[-–—=]+>|[→➡⇒➜]|[-–—]\s|\.\s|,\s?(?=["«“„‘']))\s*/.exec(after);
  const signOrQuote = sign ?? /^\s+(?=["«“„‘'])/.exec(after);
  if (signOrQuote) return { line, textStart: last.end + signOrQuote[0].length, isCertain: true, isAfterWords: false };
  const words = wordsAt(tokens, named.to, corrections.lineBecomes);
  const end = words === null ? undefined : tokens[named.to + words - 1]?.end;
  if (end === undefined) return null;
  const colon = /^\s*:\s*/.exec(text.slice(end, end + 20))?.[0];
  return {
    line,
    textStart: end + (colon?.length ?? 0),
    isCertain: true,
    isAfterWords: colon === undefined,
    nameEnd: last.end,
  };
}

/** "que en la 3 ponga", "the fourth should say", "Zeile 4 soll … heißen": the line with a verb that says what it is to be. */
function readSaidHead(place: Place, from: number, { corrections, around }: Dictionary): LineHead | null {
  const { text, tokens, dictionaries, lineCount = 0 } = place;
  let at = from;
  while (dictionaries.some((one) => isSmall(tokens[at], one))) at++;
  const named = readLineName(tokens, at, corrections) ?? readNumber(tokens, at, corrections, lineCount);
  if (!named) return null;
  const says = wordsAt(tokens, named.to, around.lineSays);
  const length = says ?? wordsAt(tokens, named.to, around.lineOpens);
  const [nameEnd, end] = [tokens[named.to - 1]?.end, tokens[named.to + (length ?? 0) - 1]?.end];
  if (length === null || end === undefined || nameEnd === undefined) return null;
  const colon = /^\s*:\s*/.exec(text.slice(end, end + 20))?.[0];
  const textStart = end + (colon?.length ?? 0);
  const isAfterWords = colon === undefined;
  return { line: named.line, textStart, isCertain: true, isAfterWords, nameEnd, isFramed: says === null };
}

/** "the", "in" */
function isSmall(token: Token | undefined, { phrases, around }: Dictionary): boolean {
  const key = token?.key ?? '';
  return phrases.next.get(key)?.meaning?.kind === 'article' || around.toLine.has(key);
}

/** "3", "the third" */
function readNumber(tokens: readonly Token[], at: number, { ordinals }: CompiledCorrections, lineCount: number) {
  const line = lineNumber(tokens[at]) ?? ordinals.get(tokens[at]?.key ?? '') ?? null;
  return line !== null && line <= lineCount ? { line, to: at + 1 } : null;
}

/** "line 3", "third line". */
function readLineName(tokens: readonly Token[], at: number, { line, ordinals }: CompiledCorrections) {
  const word = wordsAt(tokens, at, line);
  if (word !== null) {
    const isSign = tokens[at + word]?.kind === 'quiet';
    const next = at + word + (isSign ? 1 : 0);
    const number = lineNumber(tokens[next]) ?? ordinals.get(tokens[next]?.key ?? '') ?? null;
    return number === null ? null : { line: number, to: next + 1 };
  }
  const ordinal = ordinals.get(tokens[at]?.key ?? '');
  const after = ordinal === undefined ? null : wordsAt(tokens, at + 1, line);
  return ordinal === undefined || after === null ? null : { line: ordinal, to: at + 1 + after };
}

/** Whether the words begin as `readRemovedLines` expects, which is checked before further words are collected. */
export function beginsRemoval({ tokens, dictionaries }: Place): boolean {
  return startsOf(tokens, dictionaries).some((from) =>
    dictionaries.some(({ corrections }) => wordsAt(tokens, from, corrections.removeLine) !== null),
  );
}

/** Reads "remove line 2", "delete lines 2, 3 and 5", "cut lines 2–4". */
export function readRemovedLines(place: Place): RemovedLines | null {
  const { tokens, dictionaries } = place;
  for (const from of startsOf(tokens, dictionaries)) {
    for (const { corrections } of dictionaries) {
      const verb = wordsAt(tokens, from, corrections.removeLine);
      if (verb === null) continue;
      const at = skipArticles(tokens, from + verb, dictionaries);
      const word = wordsAt(tokens, at, corrections.line);
      const listed = word === null ? null : readList(place, at + word, corrections);
      if (listed) return listed;
      const named = readLineName(tokens, at, corrections);
      if (named) return { wishes: [{ kind: 'remove_line', line: named.line }], to: named.to };
    }
  }
  return null;
}

function readList(
  { text, tokens }: Place,
  from: number,
  { lineTo, lineAnd }: CompiledCorrections,
): RemovedLines | null {
  const lines: number[] = [];
  let [to, at] = [from, from];
  let isRange = false;
  for (; at < tokens.length && lines.length < maxLines; at++) {
    const token = tokens[at] as Token;
    const numbers = token.kind === 'number' ? numbersIn(text.slice(token.start, token.end)) : [];
    if (numbers.length > 0) {
      if (isRange) lines.push(...span((lines.at(-1) ?? 0) + 1, numbers.shift() ?? 0));
      lines.push(...numbers);
      to = at + 1;
      isRange = false;
    } else if (lineTo.has(token.key) || /^[-–—]$/.test(text.slice(token.start, token.end))) isRange = true;
    else if (!lineAnd.has(token.key) && token.key !== ',' && token.kind !== 'quiet') break;
  }
  const valid = [...new Set(lines)].filter((line) => line >= 1 && line <= maxLineNumber);
  return valid.length > 0 ? { wishes: valid.map((line) => ({ kind: 'remove_line', line })), to } : null;
}

function span(first: number, last: number): number[] {
  const count = Math.min(Math.max(0, last - first + 1), maxLines);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** "2,3" is two lines, not a fraction. */
function numbersIn(text: string): number[] {
  return text.split(/[,.]/).map(Number);
}

function lineNumber(token: Token | undefined): number | null {
  if (token?.kind !== 'number' || !/^\d{1,4}$/.test(token.key)) return null;
  const line = Number(token.key);
  return line >= 1 ? line : null;
}

function skipArticles(tokens: readonly Token[], from: number, dictionaries: readonly Dictionary[]): number {
  let at = from;
  const isArticle = (token: Token | undefined) =>
    dictionaries.some(({ phrases }) => phrases.next.get(token?.key ?? '')?.meaning?.kind === 'article');
  while (at < tokens.length && isArticle(tokens[at])) at++;
  return at;
}
