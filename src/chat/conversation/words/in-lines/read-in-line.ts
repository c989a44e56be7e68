import type { CorrectionWish } from '../../understood-words.ts';
import { saysTwice } from '../corrections/no-new-words.ts';
import type { ReadPart } from '../corrections/reading.ts';
import { areSaidRight } from '../corrections/said-right.ts';
import { lettersOf } from '../text/letters.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { spellingsOf } from '../text/spoken-digits.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from '../with-captions/caption-words.ts';
import { digitsOf, namesOfSign } from '../with-captions/currency-names.ts';
import { findAdded, withAdded } from '../with-captions/find-added.ts';
import { findSigned, namesSign } from '../with-captions/find-signs.ts';
import { asksForSymbol } from '../with-captions/find-symbols.ts';
import { saysJoined } from '../with-captions/joint.ts';
import { inLetterCase, letterCaseIn } from '../with-captions/letter-case.ts';
import { lettersSaidIn } from '../with-captions/letters-said.ts';
import { isNewText } from '../with-captions/lines-by-captions.ts';
import { judgeWords, mentionsIn } from '../with-captions/mentions.ts';
import { alignedInLine } from './aligned-in-line.ts';
import { asksForDigits } from './asks-to-change.ts';
import { inLine } from './correct-in-line.ts';
import { isShortening } from './is-shortening.ts';
import { captionsOfLine } from './line-names.ts';
import { wordForRun } from './word-for-run.ts';
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

interface LineReader {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  readPart: ReadPart;
}

/** In words. */
const minLine = 2;

/** What was read of a line. */
interface LineRead {
  wishes: CorrectionWish[];
  /** Clauses that name words and were not understood. */
  unread: string[];
}

/** The corrections of one line; null = none are found, or the line itself is to be replaced. */
export function readInLine(part: PartOfLine, reader: LineReader): LineRead | null {
  const { line, said } = part;
  const { captions, dictionaries } = reader;
  if (said === '') return null;
  if (areSaidRight(said, dictionaries)) return all([]);
  const added = addedTo(part, reader);
  if (added) return all([added]);
  const written = captions.words.lines[line - 1] ?? '';
  // "line 5: spin it" is all of it; without a sign, such words only name a place
  if (isShortening(said, written)) return null;
  const signed = findSigned(tokenize(said), { captions: captionsOfLine(captions, line), dictionaries });
  if (signed) return all([{ kind: 'replace_words', ...signed, lines: [line] }]);
  const cased = inCaseOfLine(said, written, dictionaries);
  if (cased) return all([{ kind: 'replace_words', ...cased, lines: [line] }]);
  if (isNewText(captions, line, said) && !asksForDigits(said, written, dictionaries)) {
    const changed = changesOf(part, reader);
    if (changed) return changed;
    return beginsLike(part, written) ? all([{ kind: 'replace_line', line, text: said }]) : null;
  }
  // a word for the only word of a line is its new text
  if (written.trim().split(/\s+/).length < minLine) return null;
  const { wishes, unread } = wishesIn(part, written, reader);
  if (wishes.length === 0) return changesOf(part, reader) ?? wordOf(part, written);
  return { wishes: wishes.map((wish) => inLine(wish, { line, captions, dictionaries })), unread };
}

/** "line 3: add «now» at the end" */
function addedTo({ line, said }: PartOfLine, { captions, dictionaries }: LineReader): CorrectionWish | null {
  const written = captions.words.lines[line - 1] ?? '';
  const words = judgeWords(said, tokenize(said), { dictionaries, isQuoted: quotedPlaces(said) });
  const added = findAdded(said, words, { captions: readCaptionWords([written]), dictionaries });
  const beside = added && withAdded(added);
  if (beside) return { kind: 'replace_words', ...beside, lines: [line] };
  if (!added) return null;
  return { kind: 'replace_line', line, text: added.atStart ? `${added.text} ${written}` : `${written} ${added.text}` };
}

/** Of a text that is a part of its line, only what differs. */
function changesOf({ line, said }: PartOfLine, { captions, dictionaries }: LineReader): LineRead | null {
  const changes = alignedInLine(said, captions.words.lines[line - 1] ?? '', dictionaries);
  const place = { line, captions, dictionaries };
  if (!changes || changes.some(({ right }) => saysTwice(right, dictionaries))) return null;
  return all(changes.map((change) => inLine({ kind: 'replace_words', ...change }, place)));
}

/** "1: Siobhan": a word for what it is most like. */
function wordOf({ line, said }: PartOfLine, written: string): LineRead | null {
  const wrong = wordForRun(said, written);
  return wrong ? all([{ kind: 'replace_words', wrong, right: said, lines: [line] }]) : null;
}

/** "2 with a capital letter": of the line, the first word, or all of it. */
function inCaseOfLine(
  said: string,
  written: string,
  dictionaries: readonly Dictionary[],
): { wrong: string; right: string } | null {
  const words = judgeWords(said, tokenize(said), { dictionaries, isQuoted: () => false });
  const named = letterCaseIn(words, dictionaries);
  const others = words.filter((_, at) => at < (named?.from ?? 0) || at >= (named?.to ?? 0));
  const ofElse = others.filter(({ isPlain, isKnown, isEveryday }) => !isPlain && !isKnown && !isEveryday);
  const namesWord = others.some(({ isMarked, isFormat, isQuoted }) => isMarked || isFormat || isQuoted);
  if (!named || named.letterCase === 'each' || namesWord || ofElse.length > 1) return null;
  if (mentionsIn(words, readCaptionWords([written])).length > 0) return null;
  const wrong = named.letterCase === 'first' ? (written.trim().split(/\s+/)[0] ?? '') : written;
  const right = inLetterCase(wrong, named.letterCase);
  return right === wrong ? null : { wrong, right };
}

function all(wishes: CorrectionWish[]): LineRead {
  return { wishes, unread: [] };
}

/** "line 7 two hundred people": where there is no sign behind the number, the text begins with the line's first word. */
function beginsLike({ said, isFirst }: PartOfLine, written: string): boolean {
  const [one = '', other = ''] = [said, written].map((text) => lettersOf(text.trim().split(/\s+/)[0] ?? ''));
  return isFirst === true && one === other;
}

function wishesIn({ line, said, isBare }: PartOfLine, written: string, reader: LineReader): LineRead {
  const { captions, dictionaries } = reader;
  const tokens = tokenize(said);
  const read = reader.readPart(said, captionsOfLine(captions, line));
  const words = judgeWords(said, tokens, { dictionaries, isQuoted: () => false });
  const isSure =
    saysJoined(words, dictionaries) ||
    lettersSaidIn(words, dictionaries).length > 0 ||
    asksForSymbol(tokens, dictionaries) ||
    read.wishes.every((wish) => isNamed(wish, said) || isInDigits(wish, dictionaries));
  if (read.wishes.length > 0 && isSure) return read;
  if (isNewText(captions, line, said, true) || namesSign(tokens, dictionaries)) return all([]);
  const near = wordsInPlace(written, said, dictionaries).filter(
    (wish) => wish.kind !== 'replace_words' || !saysTwice(wish.right, dictionaries),
  );
  return all(near.length > 0 || !isBare ? near : inPlaceOfDoubtful(written, said, dictionaries));
}

/** Whether a part of a message has the words that are to be corrected, so that nothing is guessed. */
function isNamed(wish: CorrectionWish, said: string): boolean {
  if (wish.kind !== 'replace_words') return true;
  const isOneOfTwo = lettersOf(wish.wrong) === lettersOf(wish.right).repeat(2);
  return readCaptionWords([said]).writtenAs(isOneOfTwo ? wish.right : wish.wrong) !== null;
}

/** "The number in digits": "22" for "twenty two", "£22" for "twenty two pounds". */
function isInDigits(wish: CorrectionWish, dictionaries: readonly Dictionary[]): boolean {
  if (wish.kind !== 'replace_words') return false;
  const languages = dictionaries.map(({ language }) => language);
  const [sign = '', number = ''] = [/[^\d\s.,]+/, /\d[\d.,]*/].map((part) => part.exec(wish.right)?.[0]);
  const names = sign === '' ? [''] : namesOfSign(sign);
  const wrong = lettersOf(wish.wrong);
  return spellingsOf(digitsOf(number), languages).some((one) => names.some((name) => one + name === wrong));
}
