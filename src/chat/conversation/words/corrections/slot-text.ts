import { findQuoted } from '../text/quotes.ts';

/** What stands in a slot of a correction. */
export interface SlotText {
  text: string;
  isQuoted: boolean;
}

/** The words as they were written; where some are in quotes, only those are meant: «the word “zap”». */
export function readSlot(text: string): SlotText {
  const [quoted, ...others] = findQuoted(text);
  if (quoted && others.length === 0) {
    return { text: text.slice(quoted.start + 1, quoted.end - 1).trim(), isQuoted: true };
  }
  return { text: text.replace(edges, '').trim(), isQuoted: false };
}

const edges = /^[\s:;,=–—-]+|[\s:;,=–—]+$/g;
