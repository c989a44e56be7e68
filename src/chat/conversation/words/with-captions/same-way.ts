import { isCorrection, type UnderstoodWords, type Wish } from '../../understood-words.ts';
import { admitCorrection } from '../corrections/admit-correction.ts';
import { lettersOf } from '../text/letters.ts';
import { findQuoted } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';

/** In words, of each side. */
const maxSide = 4;

/**
 * "Change flower to flour and vile to Kilner": what was not understood beside a correction, and says another one with the same word
 * between the wrong and the right words. The wrong ones stand in the captions as they are said.
 */
export function withSaidSameWay(
  text: string,
  understood: UnderstoodWords,
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  const links = new Set(understood.wishes.flatMap((wish) => linkOf(text, wish)));
  if (links.size === 0 || findQuoted(text).length > 0 || !understood.wishes.every(isCorrection)) return understood;
  const found = understood.notUnderstood.flatMap((piece) => {
    const wish = readPair(piece);
    return wish ? [{ piece, wish }] : [];
  });
  const pieces = new Set(found.map(({ piece }) => piece));
  return {
    wishes: [...understood.wishes, ...found.map(({ wish }) => wish)],
    notUnderstood: understood.notUnderstood.filter((piece) => !pieces.has(piece)),
  };

  function readPair(piece: string): Wish | null {
    const words = piece.split(/\s+/);
    const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && links.has(lettersOf(word)));
    const [before, right] = [words.slice(0, at), words.slice(at + 1).join(' ')];
    if (at === -1 || before.length > maxSide || words.length - at - 1 > maxSide) return null;
    const wrong = captions.words.writtenAs(before.join(' '));
    if (wrong === null) return null;
    const wish = { kind: 'replace_words' as const, wrong, right };
    return admitCorrection(wish, { text, tokens: tokenize(piece), dictionaries, captions, evidence: 'said' });
  }
}

/** The one word between the wrong and the right words of a correction. */
function linkOf(text: string, wish: Wish): string[] {
  if (wish.kind !== 'replace_words') return [];
  const said = text.toLowerCase();
  const from = said.indexOf(wish.wrong.toLowerCase());
  const to = said.indexOf(wish.right.toLowerCase(), from + wish.wrong.length);
  const between = from === -1 || to === -1 || wish.right === '' ? '' : said.slice(from + wish.wrong.length, to).trim();
  return /^\p{L}+$/u.test(between) ? [lettersOf(between)] : [];
}
