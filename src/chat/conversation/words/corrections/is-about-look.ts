import { isKind, readItems } from '../read-items.ts';
import { isRole } from '../settings/group.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { concepts } from '../vocabulary/concepts.ts';

interface Part {
  /** Of the message. */
  text: string;
  /** Of the part of a sentence that has the correction. */
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
}

/** Colours, sizes and other settings: "make it green" beside a name that is a little like a word of the captions. */
export function isAboutLook({ text, tokens, dictionaries }: Part): boolean {
  const at = tokens[0]?.start ?? 0;
  const from = 1 + Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, at - 1)));
  const sentence = text.slice(at > 0 ? from : 0).split(/[.!?\n]/)[0] ?? '';
  return readItems(tokenize(sentence), dictionaries).some(
    (item) =>
      isKind(item, 'color', 'grow', 'shade', 'choice') ||
      (isRole(item) && !isRole(item, 'text')) ||
      (isKind(item, 'switch') && item.meaning !== concepts.vertical),
  );
}
