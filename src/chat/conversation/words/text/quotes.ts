/** Opening signs with what may close them. */
const closers: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '“': '”“',
  '„': '“”"',
  '‟': '”',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  '"': '"”',
  "'": "'",
  '「': '」',
  '*': '*',
  '`': '`',
};

/** The places of quoted words, including the quotes, in order. An unclosed or empty quote does not count. */
export function findQuoted(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const closings = new Map<string, Closing>();
  let end = 0;
  for (const { index, 0: sign } of text.matchAll(/(?<![\p{L}\p{N}])(?:[»“„‟‹‘‚"'「*`](?=\S)|«)/gu)) {
    if (index < end) continue;
    const closing = closingOf(text, { from: index + 2, sign }, closings.get(sign));
    closings.set(sign, closing);
    if (!closing.isFound) continue;
    end = closing.at + 1;
    found.push({ start: index, end });
  }
  return found;
}

/** The text without the quotes around it; null = it is not quoted. */
export function unquote(text: string): string | null {
  const [quoted] = findQuoted(text);
  if (quoted?.start !== 0 || quoted.end !== text.length) return null;
  return text.slice(1, -1).trim();
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
    return { text: text.slice(quoted.start + 1, quoted.end - 1).trim(), isQuoted: true };
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
