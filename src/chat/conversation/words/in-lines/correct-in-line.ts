import type { CorrectionWish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from '../with-captions/caption-words.ts';
import { withCurrencyOnce } from '../with-captions/currency-names.ts';
import { isCommon } from './near-in-line.ts';

/** "On Ozone" for "azone" of "on azone": a word of the line that the new words begin or end with, too, is not to stand twice. */
function withShared<Wish extends CorrectionWish & { kind: 'replace_words' }>(wish: Wish, written: string): Wish {
  const [words, wrong, right] = [written, wish.wrong, wish.right].map((text) => text.split(/\s+/)) as [
    string[],
    string[],
    string[],
  ];
  const letters = words.map(lettersOf);
  const at = letters.findIndex((_, from) => wrong.every((word, index) => letters[from + index] === lettersOf(word)));
  const [before, behind] = [at - 1, at + wrong.length];
  if (at === -1) return wish;
  if (right.length > wrong.length && letters[before] !== undefined && letters[before] === lettersOf(right[0] ?? ''))
    return { ...wish, wrong: words.slice(before, behind).join(' ') };
  const isEndNew = lettersOf(wrong.at(-1) ?? '') !== lettersOf(right.at(-1) ?? '');
  if (isEndNew && letters[behind] !== undefined && letters[behind] === lettersOf(right.at(-1) ?? ''))
    return { ...wish, wrong: words.slice(at, behind + 1).join(' ') };
  return wish;
}

/** A word that may be right elsewhere is corrected in its line alone. */
export function inLine(
  wish: CorrectionWish,
  { line, captions, dictionaries }: { line: number; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): CorrectionWish {
  if (wish.kind === 'remove_line') return { kind: 'remove_line', line };
  if (wish.kind !== 'replace_words') return wish;
  const written = captions.words.lines[line - 1] ?? '';
  const amount = { ...wish, ...withCurrencyOnce(wish.right, wish.wrong, [written]) };
  if (amount.wrong !== wish.wrong) return amount;
  const shared = withShared(wish, written);
  if (shared !== wish) return shared;
  const wanted = lettersOf(wish.wrong);
  const isElsewhere = captions.words.isInOtherLine(wanted, line);
  const languages = dictionaries.map(({ language }) => language);
  const mayBeRight =
    numberOf(wanted, languages) !== null ||
    wish.wrong.split(/\s+/).every((word) => languages.some((language) => isCommon(word, language)));
  return isElsewhere && (mayBeRight || isOtherwiseWritten(wish.wrong, line, captions))
    ? { ...wish, lines: [line] }
    : wish;
}

/** “Schleuder” elsewhere is no “schleuder”. */
function isOtherwiseWritten(wrong: string, line: number, { words }: CaptionsInHand): boolean {
  const written = words.lines.map((one) => readCaptionWords([one]).writtenAs(wrong));
  const own = written[line - 1];
  return own !== null && written.some((other) => other !== null && other !== own);
}
