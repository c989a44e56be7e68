import { nestedClosing, nestingClosers } from './nested-quotes.ts';

/** Opening signs with what may close them. */
const closers: Readonly<Record<string, string>> = {
  ...nestingClosers,
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  "'": "'",
  '*': '*',
  '`': '`',
};

/** Whether an index is within quotes. */
export function quotedPlaces(text: string): (at: number) => boolean {
  const places = new Set<number>();
  for (const { start, end } of findQuoted(text)) for (let at = start; at < end; at++) places.add(at);
  return (at) => places.has(at);
}

/** The places of quoted words, including the quotes, in order. An unclosed or empty quote does not count. */
export function findQuoted(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const closings = new Map<string, Closing>();
  let end = 0;
  // up to here, quotes do not pair up
  let unpaired = 0;
  for (const { index, 0: sign } of text.matchAll(/(?<![\p{L}\p{N}])(?:[»“„‟‹‘‚"'「*`](?=\S)|«)/gu)) {
    if (index < end) continue;
    const nested = index < unpaired ? null : nestedClosing(text, { from: index + 1, sign });
    if (nested !== null && nested > index + 1) {
      end = nested + 1;
      found.push({ start: index, end });
      continue;
    }
    if (index >= unpaired) unpaired = endOfLine(text, index);
    const closing = closingOf(text, { from: index + 2, sign }, closings.get(sign));
    closings.set(sign, closing);
    if (!closing.isFound) continue;
    end = closing.at + 1;
    found.push({ start: index, end });
  }
  return found;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}

/** What is between the quotes, without quotes that stand twice: “"hi"”. */
function insideOf(text: string, { start, end }: { start: number; end: number }): string {
  const inside = text.slice(start + 1, end - 1).trim();
  const [inner] = findQuoted(inside);
  return inner?.start === 0 && inner.end === inside.length ? inside.slice(1, -1).trim() : inside;
}

/** The text without the quotes around it; null = it is not quoted. */
export function unquote(text: string): string | null {
  const [quoted] = findQuoted(text);
  if (quoted?.start !== 0 || quoted.end !== text.length) return null;
  return insideOf(text, quoted);
}

/** Where a quote closes; not found = its line ends there. */
interface Closing {
  at: number;
  isFound: boolean;
}

/**
 * The nearest closing sign on the same line that is not inside a word ("it's").
 * @param last what was found for the sign before; it still holds up to its place, so each letter is read once a sign
 */
function closingOf(text: string, { from, sign }: { from: number; sign: string }, last: Closing | undefined): Closing {
  if (last && last.at >= from) return last;
  const signs = closers[sign] ?? '';
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (letter === '\n') return { at, isFound: false };
    if (signs.includes(letter) && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? '')) return { at, isFound: true };
  }
  return { at: text.length, isFound: false };
}

/** The content of a slot of a correction. */
export interface SlotText {
  text: string;
  isQuoted: boolean;
}

/** The words as written; when one part is quoted, only that: the word "zap". */
export function readSlot(text: string): SlotText {
  const [quoted, ...others] = findQuoted(text);
  if (quoted && others.length === 0) {
    return { text: insideOf(text, quoted), isQuoted: true };
  }
  return { text: withoutEdges(text).trim(), isQuoted: false };
}

/** Without the signs that set the slot off from the words around it; a hyphen at its end belongs to its last word. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isEdge(text.charAt(start))) start++;
  while (end > start && text.charAt(end - 1) !== '-' && isEdge(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function isEdge(letter: string): boolean {
  return /[\s:;,=–—-]/.test(letter);
}
