import { findQuoted } from '../text/quotes.ts';

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
  return { text: text.replace(edges, '').trim(), isQuoted: false };
}

const edges = /^[\s:;,=–—-]+|[\s:;,=–—]+$/g;
