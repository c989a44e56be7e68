import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { withCurrencyOnce } from '../with-captions/currency-names.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import { asCaptionsWrite, marksIn } from './as-captions-write.ts';
import { isAboutLook } from './is-about-look.ts';
import {
  asksToSeparate,
  doublesWord,
  hasLooseQuote,
  isBesideEmoji,
  isCodeForWord,
  isExclamation,
  isOutcry,
  isPieceOf,
  isSpellingOnly,
  lacksApostrophe,
  leavesOneOfTwo,
  saysTwice,
  takesSignAway,
  withoutSpelling,
} from './no-new-words.ts';
import { withoutCounted } from './only-number.ts';
import { isPointing } from './pointing.ts';
import { phraseAt } from './said-right.ts';
import { withNumberBehind } from './with-number-behind.ts';
import { withRestOfWord } from './with-rest-of-word.ts';
import { withoutFirstAnd, withoutFrame } from './without-frame.ts';
import { withoutStress } from './without-stress.ts';
import { withoutSwallowed } from './without-swallowed.ts';

/** How a correction was read, the surest way first. */
export type Evidence =
  /** The message says how words are to be written: in capitals, as one word, with a sign. */
  | 'written'
  /** A form that has no other sense: "replace X with Y". */
  | 'said'
  /** A form that has other senses, too: "Y, not X". */
  | 'formed'
  /** Words of the captions and words that sound like them stand in one sentence. */
  | 'alike'
  /** The right words alone. */
  | 'alone';

interface Context {
  /** Of the message. */
  text: string;
  /** Of the part of a sentence that has the correction. */
  tokens: readonly Token[];
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | null;
  evidence: Evidence;
  /** The right words are quoted. */
  isQuoted?: boolean;
}

type Replacement = CorrectionWish & { kind: 'replace_words' };

const minLikeness = 0.5;
/** In letters. Shorter words are like too many others. */
const minAlone = 4;
/** In words. Longer texts that the captions have are a place, no new words. */
const minContext = 3;
/** So many words of any sentence are a remark. */
const minRemark = 3;
/** In letters. Such words stand everywhere. */
const maxSmall = 2;

/**
 * The one gate of words that replace others: a wrong correction is rendered and seen, a missing one is only asked for again.
 * @returns the correction, with the new words written as the captions write them; null = too little speaks for it
 */
export function admitCorrection(wish: CorrectionWish, context: Context): CorrectionWish | null {
  if (wish.kind !== 'replace_words' || wish.right === '' || leavesOneOfTwo(wish) || takesSignAway(wish)) return wish;
  // of a name, the letter that is spelled
  if (context.evidence !== 'written' && /^\p{L}$/u.test(wish.right) && lettersOf(wish.wrong).length > maxSmall)
    return null;
  if (!context.captions) return wish;
  const { text, evidence, captions } = context;
  const written = writtenIn(captions, wish.wrong);
  const named = evidence === 'written' ? written : withoutSwallowed(written, wish.right, text);
  const near = withRestOfWord(withNeighbours(named, wish.right, captions), wish.right, captions);
  const framed = withoutFirstAnd(withoutFrame(wish.right, context), { ...context, wrong: near });
  const said = context.isQuoted ? framed : withoutStress(withoutSpelling(framed));
  const asWritten = evidence === 'written' ? said : asCaptionsWrite(said, near, text);
  const { wrong, right } = withCurrencyOnce(asWritten, near, captions.words.lines);
  const counted = evidence === 'written' ? wrong : withoutCounted(wrong, right, context.dictionaries);
  const admitted: Replacement = { ...wish, ...withNumberBehind({ wrong: counted, right }, { ...context, captions }) };
  if (right === wrong || hasLooseQuote(right, wrong) || isNoNewWord(admitted, context)) return null;
  if (isPieceOf(admitted, text)) return null;
  if (evidence === 'alike' && isTurnedRound(admitted, text)) return null;
  if (
    evidence === 'alone' &&
    (lettersOf(right).length < minAlone || (isAboutLook(context) && !isNamedAs(said, context)))
  )
    return null;
  if (evidence !== 'written' && dropsWords(admitted, text)) return null;
  if (evidence === 'written' || areAlike(admitted)) return admitted;
  if (isPointing(wrong, context) || (isOfSpelling(context) && isCodeForWord(admitted))) return null;
  if (isContext(admitted, captions) || isSmallWord(admitted, context)) return null;
  if (!context.isQuoted && isTalk(right, context)) return null;
  if (evidence !== 'said' && !context.isQuoted && isRemark(right, context)) return null;
  return admitted;
}

/** "Change Eric eira to Ericeira", where the captions have "Ericeira" by now: what only sounds alike takes no word apart that the message has, too. */
function isTurnedRound({ wrong, right }: Replacement, text: string): boolean {
  const isApart = right.split(/\s+/).length > wrong.split(/\s+/).length;
  return isApart && lettersOf(wrong) === lettersOf(right) && text.includes(wrong);
}

/** Exclamations, and words that are only typed in a hurry. */
function isNoNewWord({ wrong, right }: Replacement, { text, evidence, dictionaries, isQuoted }: Context): boolean {
  if (evidence === 'written') return false;
  if (isSpellingOnly(right) || (!isQuoted && asksToSeparate(right, dictionaries))) return true;
  const isNamed = evidence === 'said' && lettersOf(text).includes(lettersOf(wrong));
  if (!isNamed && doublesWord(right, wrong)) return true;
  if (!isQuoted && saysTwice(right, dictionaries)) return true;
  if ((evidence === 'alike' || evidence === 'alone') && isBesideEmoji(right, text)) return true;
  if (evidence !== 'said' && isExclamation(right, dictionaries)) return true;
  return lacksApostrophe(right, wrong, text) || (evidence === 'alone' && isOutcry(right, text));
}

/** "pont avin" stands there as "Pont Avin", but "a" is not "à" where the captions have both. */
function writtenIn({ words }: CaptionsInHand, wrong: string): string {
  const written = words.writtenAs(wrong) ?? wrong;
  if (marksIn(written) === marksIn(wrong)) return written;
  const typed = wrong.toLowerCase();
  return words.lines.some((line) => ` ${line.toLowerCase()} `.includes(` ${typed} `)) ? wrong : written;
}

/** "The hook is what counts" for "hawk" of "the hawk is what": words beside the wrong ones that the right ones have, too, do not stand twice. */
function withNeighbours(wrong: string, right: string, { words }: CaptionsInHand): string {
  const [said, named] = [right, wrong].map((text) => text.split(/\s+/)) as [string[], string[]];
  if (said.length <= named.length) return wrong;
  for (const line of words.lines) {
    const written = line.trim().split(/\s+/);
    const letters = written.map(lettersOf);
    const from = letters.findIndex((_, at) => named.every((word, index) => letters[at + index] === lettersOf(word)));
    if (from === -1) continue;
    const rest = said.length - 1;
    const behind = sharedEdge(said.slice(-rest), letters.slice(from + named.length), named.at(-1));
    const before = sharedEdge(said.slice(0, rest).reverse(), letters.slice(0, from).reverse(), named[0]);
    if (behind + before === 0 || behind + before >= said.length) return wrong;
    return splitAffixes(written.slice(from - before, from + named.length + behind).join(' ')).core;
  }
  return wrong;
}

/** How many of the words next to the wrong ones end the right ones; none where the wrong ones end like that themselves. */
function sharedEdge(said: readonly string[], beside: readonly string[], own: string | undefined): number {
  const letters = said.map(lettersOf);
  if (letters.at(-1) === lettersOf(own ?? '')) return 0;
  for (let count = Math.min(said.length, beside.length); count > 0; count--)
    if (letters.slice(-count).every((word, index) => word === beside[index])) return count;
  return 0;
}

function areAlike({ wrong, right }: Replacement): boolean {
  const [one, other] = [lettersOf(wrong), lettersOf(right)];
  return likenessOf(one, other) >= minLikeness;
}

/** Only "Friday" for "Leeds Friday": a word that nobody named would go. Of a word that stands twice, one may go. */
function dropsWords({ wrong, right }: Replacement, text: string): boolean {
  const words = wrong.split(/\s+/).map(lettersOf);
  if (words.length < 2 || words.every((word) => word === words[0]) || lettersOf(text).includes(words.join('')))
    return false;
  const said = right.split(/\s+/).map(lettersOf).join('');
  return words.slice(1).join('') === said || words.slice(0, -1).join('') === said;
}

/** "The «a» too many in «le soufflet a a dix plis»": what the captions have around the wrong words. */
function isContext({ wrong, right }: Replacement, { words }: CaptionsInHand): boolean {
  const said = right.split(/\s+/).map(lettersOf);
  const isAround = said.length >= minContext && said.includes(lettersOf(wrong));
  return isAround && words.isInOtherLine(right, 0);
}

/** A short word of many places is no misheard long one, unless both are named. Numbers are short. */
function isSmallWord({ wrong, right }: Replacement, { evidence }: Context): boolean {
  if (/^\d+$/.test(wrong) && /^\d/.test(right)) return false;
  return lettersOf(wrong).length <= maxSmall && (evidence !== 'said' || right.split(/\s+/).length >= minRemark);
}

/** "is still not": words of any sentence, which the message says about the captions. */
function isRemark(right: string, { dictionaries }: Context): boolean {
  const words = judgeWords(right, tokenize(right), { dictionaries, isQuoted: () => false });
  return (
    words.length >= minRemark &&
    words.every(({ isPlain, isEveryday, isMarked }) => (isPlain || isEveryday) && !isMarked)
  );
}

/** "It must be": words by which people speak of mistakes. */
function isTalk(right: string, { dictionaries }: Context): boolean {
  const tokens = tokenize(right);
  // "two words", "written apart"
  const isHow = (['apart', 'oneWord', 'hyphen', 'together'] as const).some(
    (of) => phraseAt(tokens, 0, { dictionaries, of }) === tokens.length,
  );
  return isHow || tokens.every(({ key }) => dictionaries.some(({ corrections }) => corrections.mistaken.has(key)));
}

/** "My name is spelled Marie-Jo, without an e at the end": the words before it say that it is how something is written. */
function isNamedAs(right: string, { text, dictionaries }: Context): boolean {
  const at = text.indexOf(right);
  const before = tokenize(text.slice(Math.max(0, at - maxNamedAs), Math.max(0, at)));
  const last = before.at(-1);
  return last !== undefined && dictionaries.some(({ corrections }) => corrections.mistaken.has(last.key));
}

/** A form that has other senses, or one that says how a word is spelled. */
function isOfSpelling({ evidence, tokens, dictionaries }: Context): boolean {
  const isMistaken = ({ key }: Token) => dictionaries.some(({ corrections }) => corrections.mistaken.has(key));
  return evidence === 'formed' || tokens.some(isMistaken);
}

/** In characters before the right words. */
const maxNamedAs = 40;
