import type { CorrectionWish } from '../../understood-words.ts';
import { areSaidRight } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from '../with-captions/caption-words.ts';
import { saysJoined } from '../with-captions/find-joined.ts';
import { findSigned, namesSign } from '../with-captions/find-signs.ts';
import { isNewText } from '../with-captions/lines-by-captions.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { captionsOfLine } from './line-names.ts';
import { isCommon } from './near-in-line.ts';
import { inPlaceOfDoubtful, wordsInPlace } from './words-in-place.ts';

/** What a part of a message says of a line. */
export interface PartOfLine {
  line: number;
  said: string;
  /** It is a number and what stands behind it: "5 Itziar". */
  isBare?: boolean;
  /** The message begins with the name of the line, without a sign behind it. */
  isFirst?: boolean;
}

export interface LineReader {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  /** Reads a part of the message by itself, with the captions of one line. */
  readPart: (said: string, captions: CaptionsInHand) => CorrectionWish[];
}

/** In words. */
const minLine = 2;

/** The corrections of one line; null = none are found, or the line itself is to be replaced. */
export function readInLine(part: PartOfLine, reader: LineReader): CorrectionWish[] | null {
  const { line, said } = part;
  const { captions, dictionaries } = reader;
  if (said === '') return null;
  if (areSaidRight(said, dictionaries)) return [];
  const signed = findSigned(tokenize(said), { captions: captionsOfLine(captions, line), dictionaries });
  if (signed) return [{ kind: 'replace_words', ...signed, lines: [line] }];
  const written = captions.words.lines[line - 1] ?? '';
  if (isNewText(captions, line, said))
    return beginsLike(part, written) ? [{ kind: 'replace_line', line, text: said }] : null;
  // a word for the only word of a line is its new text
  if (written.trim().split(/\s+/).length < minLine) return null;
  const wishes = wishesIn(part, written, reader);
  return wishes.length > 0 ? wishes.map((wish) => inLine(wish, { line, captions, dictionaries })) : null;
}

/** "line 7 two hundred people": where there is no sign behind the number, the text begins with the line's first word. */
function beginsLike({ said, isFirst }: PartOfLine, written: string): boolean {
  const [one = '', other = ''] = [said, written].map((text) => lettersOf(text.trim().split(/\s+/)[0] ?? ''));
  return isFirst === true && one === other;
}

function wishesIn({ line, said, isBare }: PartOfLine, written: string, reader: LineReader): CorrectionWish[] {
  const { captions, dictionaries } = reader;
  const tokens = tokenize(said);
  const read = reader.readPart(said, captionsOfLine(captions, line));
  const words = judgeWords(said, tokens, { dictionaries, isQuoted: () => false });
  const isSure = saysJoined(words, dictionaries) || read.every((wish) => isNamed(wish, said));
  if (read.length > 0 && isSure) return read;
  if (isNewText(captions, line, said, true) || namesSign(tokens, dictionaries)) return [];
  const near = wordsInPlace(written, said, dictionaries);
  return near.length > 0 || !isBare ? near : inPlaceOfDoubtful(written, said, dictionaries);
}

/** Whether a part of a message has the words that are to be corrected, so that nothing is guessed. */
function isNamed(wish: CorrectionWish, said: string): boolean {
  if (wish.kind !== 'replace_words') return true;
  const isOneOfTwo = lettersOf(wish.wrong) === lettersOf(wish.right).repeat(2);
  return readCaptionWords([said]).writtenAs(isOneOfTwo ? wish.right : wish.wrong) !== null;
}

/** A word that may be right elsewhere is corrected in its line alone. */
function inLine(
  wish: CorrectionWish,
  { line, captions, dictionaries }: { line: number; captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): CorrectionWish {
  if (wish.kind === 'remove_line') return { kind: 'remove_line', line };
  if (wish.kind !== 'replace_words') return wish;
  const wanted = lettersOf(wish.wrong);
  const isElsewhere = captions.words.isInOtherLine(wanted, line);
  const languages = dictionaries.map(({ language }) => language);
  const mayBeRight =
    numberOf(wanted, languages) !== null ||
    wish.wrong.split(/\s+/).every((word) => languages.some((language) => isCommon(word, language)));
  return isElsewhere && mayBeRight ? { ...wish, lines: [line] } : wish;
}
