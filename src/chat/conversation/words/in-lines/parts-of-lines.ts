import { areSaidRight } from '../corrections/said-right.ts';
import { isAnd } from '../corrections/spoken-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { LineName } from './line-names.ts';
import type { PartOfLine } from './read-in-line.ts';
import { contentsIn } from './words-in-place.ts';

interface Message {
  text: string;
  /** Of one line of the message, with the signs between them. */
  tokens: readonly Token[];
  names: readonly LineName[];
  dictionaries: readonly Dictionary[];
}

/** What a message may say of each line that it names, the likelier way first. */
export function partsOfLines(message: Message): PartOfLine[][] {
  const { names } = message;
  const [first, ...others] = names;
  if (!first) return [];
  if (others.length === 0) return [[wholeMessage(message, first)]];
  const listed = listedParts(message);
  if (listed) return [listed];
  // behind a greeting, too, words may follow the numbers
  return saysNothing(message, 0, first.from) ? [partsBehind(message)] : [partsBefore(message), partsBehind(message)];
}

/** A message that names one line is about that line, wherever its number stands. */
function wholeMessage(message: Message, { line, from, to }: LineName): PartOfLine {
  const { tokens, dictionaries } = message;
  const [lead, after] = [saidBetween(message, 0, from), saidBetween(message, to, tokens.length)];
  // “That's good. In line 6 …”
  const before = after !== '' && areSaidRight(lead, dictionaries) ? '' : lead;
  const isBare = from === 0 && tokens[0]?.kind === 'number';
  const isFirst = from === 0 && tokens[to]?.kind === 'word';
  return { line, said: [before, after].filter(Boolean).join(' '), isBare, isFirst };
}

/** "1 flour 10 fifty": the words behind each number. */
function partsBehind(message: Message): PartOfLine[] {
  const { names, tokens } = message;
  return names.map(({ line, to }, index) => ({
    line,
    said: saidBetween(message, to, names[index + 1]?.from ?? tokens.length),
  }));
}

/** "hook (4), breathe (7)": the words before each number. */
function partsBefore(message: Message): PartOfLine[] {
  const { names } = message;
  return names.map(({ line, from }, index) => ({ line, said: saidBetween(message, names[index - 1]?.to ?? 0, from) }));
}

/** "5 6 8: shoulders, board, quads": the numbers, and then as many words. */
function listedParts(message: Message): PartOfLine[] | null {
  const { names, tokens, text, dictionaries } = message;
  const isList = names.slice(1).every(({ from }, index) => saidBetween(message, names[index]?.to ?? 0, from) === '');
  if (!isList) return null;
  const behind = names.at(-1)?.to ?? 0;
  const said = text.slice(tokens[behind]?.start ?? text.length, endOf(message));
  const contents = contentsIn(said, dictionaries);
  return contents.length === names.length
    ? names.map(({ line }, index) => ({ line, said: contents[index] ?? '' }))
    : null;
}

function saysNothing(message: Message, from: number, to: number): boolean {
  return (
    saidBetween(message, from, to) === '' ||
    contentsIn(saidBetween(message, from, to), message.dictionaries).length === 0
  );
}

/** The text of some tokens, without signs and "and" at its edges. */
function saidBetween(message: Message, from: number, to: number): string {
  const { text, tokens, dictionaries } = message;
  let [start, end] = [from, to];
  const isOutside = (token: Token | undefined) => isEdge(token, dictionaries) && !isCurrency(text, token);
  while (start < end && isOutside(tokens[start])) start++;
  while (end > start && isOutside(tokens[end - 1])) end--;
  // up to what was left out of the message
  for (let at = start + 1; at < end; at++) if (isGap(text, tokens[at - 1], tokens[at])) end = at;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (!first || !last || start >= end) return '';
  const opened = start > 0 || from === 0 ? openingBefore(text, first.start) : first.start;
  return text.slice(opened, end === tokens.length ? endOf(message) : closingBehind(text, last.end)).trim();
}

function isGap(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return /\p{L}/u.test(text.slice(one?.end, other?.start));
}

/** The sign of "£50" and "50 €" belongs to the words. */
function isCurrency(text: string, token: Token | undefined): boolean {
  return token !== undefined && /\p{Sc}/u.test(text.slice(token.start, token.end));
}

/** A quote belongs to the words inside it. */
function openingBefore(text: string, start: number): number {
  return start - (/[«“„"'‘]$|«\s$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0);
}

function closingBehind(text: string, end: number): number {
  return end + (/^(?:[»”“"'’]|\s»)/u.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}

/** With the signs behind the last word. */
function endOf({ text, tokens }: Message): number {
  const last = tokens.at(-1)?.end ?? 0;
  return last + (/^[^\p{L}\p{N}\r\n\u2028\u2029]*/u.exec(text.slice(last))?.[0] ?? '').length;
}

function isEdge(token: Token | undefined, dictionaries: readonly Dictionary[]): boolean {
  return token !== undefined && (token.kind === 'break' || token.kind === 'quiet' || isAnd(token, dictionaries));
}
