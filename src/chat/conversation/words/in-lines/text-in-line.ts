import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import { editDistance } from '../../../../engine/captions/words/edit-distance.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { asCaptionsWrite } from '../corrections/as-captions-write.ts';
import { doublesWord, hasLooseQuote } from '../corrections/no-new-words.ts';
import { lettersOf } from '../text/letters.ts';
import { isShortening } from './is-shortening.ts';
import { pieceOfLine } from './piece-of-line.ts';

/** What a text replaces in a line, and how alike the two are, 0–1. */
export interface TextInLine {
  wish: CorrectionWish;
  likeness: number;
}

/** In letters, and in words. Longer lines are compared as a whole. */
const maxLetters = 160;
const maxWords = 16;
/** Share of the words of a line: so many are all of it, and fewer where they begin like it. */
const minShare = { whole: 0.75, begin: 0.5 };
/** In words; a shorter text is a word of the line, not its text. */
const minText = 3;

/**
 * The words of a line that a text replaces: those that are most like it, or all of them where it begins like the line. null = the text says the
 * same, or is no text of this line.
 * @param message what the person wrote, with the text in it
 * @param isSetOff a colon or a verb stands before the text, so that words of the line may be all that is to stay of it
 */
export function textInLine(
  text: string,
  { line, written, message, isSetOff = false }: { line: number; written: string; message: string; isSetOff?: boolean },
): TextInLine | null {
  // who types neither capitals nor accents leaves them out
  const said =
    text === text.toLowerCase() && !/\p{M}/u.test(text.normalize('NFD'))
      ? asCaptionsWrite(text, written, message)
      : text;
  const words = written.trim().split(/\s+/);
  // "Lyon-Marseille" has two words where the line has "lyon marseille"
  const count = text.trim().split(/[\s-]+/).length;
  if (said.toLowerCase() === written.trim().toLowerCase() || count < minText || hasLooseQuote(said, written))
    return null;
  if (doublesWord(said, written)) return null;
  if (isShortening(said, written))
    return isSetOff ? { wish: { kind: 'replace_line', line, text: said }, likeness: sharedLikeness } : null;
  const piece = pieceOfLine(said, written);
  const run = piece ? { words: piece, length: piece.length, likeness: sharedLikeness } : mostAlike(text, words);
  const isBegin =
    lettersOf(words[0] ?? '') === lettersOf(text.trim().split(/[\s-]+/)[0] ?? '') &&
    count >= words.length * minShare.begin;
  const isWhole = !piece && (isBegin || run.length === words.length || count >= words.length * minShare.whole);
  if (isWhole)
    return {
      wish: { kind: 'replace_line', line, text: said },
      likeness: Math.max(run.likeness, likenessOf(text, written)),
    };
  const wrong = splitAffixes(run.words.join(' ')).core;
  const right = asCaptionsWrite(splitAffixes(text).core, wrong, message);
  if (right === wrong) return null;
  return { wish: { kind: 'replace_words', wrong, right, lines: [line] }, likeness: run.likeness };
}

/** Of a text that has most words of the line at their places. */
const sharedLikeness = 0.9;

interface Run {
  words: string[];
  length: number;
  likeness: number;
}

/** The longest of the most similar ones. */
function mostAlike(text: string, words: readonly string[]): Run {
  let best: Run = { words: [...words], length: words.length, likeness: likenessOf(text, words.join(' ')) };
  if (words.length > maxWords) return best;
  for (let length = words.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length);
      const likeness = likenessOf(text, run.join(' '));
      if (likeness > best.likeness) best = { words: run, length, likeness };
    }
  }
  return best;
}

function likenessOf(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 || longest > maxLetters ? 0 : 1 - editDistance(a, b) / longest;
}
