import { splitAffixes } from '../../../../engine/captions/wording/dictionary.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { alignedInLine } from '../in-lines/aligned-in-line.ts';
import { asksToChange } from '../in-lines/asks-to-change.ts';
import { inLine } from '../in-lines/correct-in-line.ts';
import { isShortening } from '../in-lines/is-shortening.ts';
import { pieceOfLine } from '../in-lines/piece-of-line.ts';
import { wordForRun } from '../in-lines/word-for-run.ts';
import { lettersOf } from '../text/letters.ts';
import { unquote } from '../text/quotes.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { type CaptionsInHand, readCaptionWords } from '../with-captions/caption-words.ts';
import { amountInLine } from '../with-captions/find-symbols.ts';
import { isNewText, numberedText, partOfLine } from '../with-captions/lines-by-captions.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import { areAlike } from './is-plausible.ts';
import { wordsAt } from './match-form.ts';
import { correctionOf } from './passage-of.ts';
import { type LineHead, readLineHead } from './read-lines.ts';
import { keepForSettings, type Reading, type Segment } from './reading.ts';
import { isLeadIn, isUnderstood, politeWordsAtEnd } from './spoken-words.ts';

/** Takes a line's new text: everything after its number, up to the line end or the next number. */
export function takeLine(reading: Reading, segment: Segment): boolean {
  return takeHeaded(reading, segment) || takeBehindLead(reading, segment);
}

function takeHeaded(reading: Reading, segment: Segment): boolean {
  const head = headOf(reading, segment, ['\n', ';']) ?? headByCaptions(reading, segment);
  if (!head || isAboutQuoted(reading, head)) return false;
  const count = countOfText(reading);
  const said = reading.segments.slice(-count).reverse();
  if (
    head.isFramed &&
    startOfVerb(
      said.flatMap((one) => one.tokens),
      reading.dictionaries,
    ) === undefined
  )
    return false;
  if (isCorrectionInLine(reading, head, segment)) return false;
  head.textStart = beginOfText(reading, head);
  const taken = reading.segments.splice(-count).reverse();
  const tokens = taken.flatMap((one) => one.tokens);
  const end = head.isFramed ? startOfVerb(tokens, reading.dictionaries) : endOf(reading, tokens);
  const raw = reading.text.slice(head.textStart, end).trim();
  const text = unquote(raw) ?? raw.replace(/(?:[;,\s]|(?<=\s)[/|])+$/, '');
  const written = reading.captions?.words.lines[head.line - 1];
  const isChange = written !== undefined && asksToChange(raw, written, reading.dictionaries);
  if (text === '' || isChange || isAboutSettings(reading, head, tokens)) leaveLine(reading, head, taken);
  else {
    const at = segment.tokens[0]?.start ?? 0;
    reading.corrections.push(...wishesOf(reading, head.line, text).map((wish) => ({ wish, at })));
  }
  return true;
}

/** "No, please change line 9 to …": behind a "no" or a "please" and a comma. */
function takeBehindLead(reading: Reading, lead: Segment): boolean {
  const next = reading.segments.at(-2);
  if (next?.after !== ',' || !isLeadIn(lead.tokens, reading.dictionaries)) return false;
  if (!headOf(reading, next, [])?.hasVerb) return false;
  reading.segments.pop();
  const isTaken = takeHeaded(reading, next);
  if (!isTaken) reading.segments.push(lead);
  return isTaken;
}

/** Where the verb of "soll … heißen" stands, at the end. */
function startOfVerb(tokens: readonly Token[], dictionaries: readonly Dictionary[]): number | undefined {
  const to = tokens.length - politeWordsAtEnd(tokens, dictionaries);
  const last = tokens.slice(0, to).findLastIndex(({ kind }) => kind === 'word');
  const isVerb = dictionaries.some(({ around }) => wordsAt(tokens, last, around.lineCloses) !== null);
  return isVerb ? tokens[last]?.start : undefined;
}

/** "In line two, «crochê» has a circumflex": a quoted word with more words behind it is no new text of the line. */
function isAboutQuoted({ text, isQuoted }: Reading, { textStart }: LineHead): boolean {
  const said = (text.slice(textStart).split('\n')[0] ?? '').trimEnd();
  if (!isQuoted(textStart) || /[:=>]$/.test(text.slice(0, textStart).trimEnd())) return false;
  let end = textStart;
  while (end < textStart + said.length && isQuoted(end)) end++;
  return /^\s+\p{L}+\s+\p{L}/u.test(text.slice(end, textStart + said.length));
}

/** "línea 8 a ver si …": where the line begins like that, the small word before the text is no "to". */
function beginOfText({ text, captions }: Reading, { line, nameEnd, textStart, hasVerb }: LineHead): number {
  const between = nameEnd === undefined || hasVerb ? '' : text.slice(nameEnd, textStart).trim();
  if (!captions || !/^\p{L}{1,4}$/u.test(between)) return textStart;
  const begin = lettersOf(captions.words.lines[line - 1]?.trim().split(/\s+/)[0] ?? '');
  const said = lettersOf(between + (text.slice(textStart).trimStart().split(/\s+/)[0] ?? ''));
  return likenessOf(said, begin) >= minBegin
    ? textStart - text.slice(nameEnd, textStart).trimStart().length
    : textStart;
}

const minBegin = 0.6;

function wishesOf({ captions, dictionaries }: Reading, line: number, text: string): CorrectionWish[] {
  const written = captions?.words.lines[line - 1] ?? '';
  const piece = pieceOfLine(text, written);
  if (piece) {
    const [wrong, right] = [splitAffixes(piece.join(' ')).core, splitAffixes(text).core];
    return [{ kind: 'replace_words', wrong, right, lines: [line] }];
  }
  if (isShortening(text, written)) return [{ kind: 'replace_line', line, text }];
  const amount = amountInLine(text, written, dictionaries);
  if (amount) return [{ kind: 'replace_words', wrong: amount, right: text, lines: [line] }];
  const part = captions && partOfLine(captions, line, text);
  if (part) return [part];
  const word = wordForRun(text, written);
  if (word) return [{ kind: 'replace_words', wrong: word, right: text, lines: [line] }];
  const changes = captions && alignedInLine(text, written, dictionaries);
  if (changes)
    return changes.map((change) => inLine({ kind: 'replace_words', ...change }, { line, captions, dictionaries }));
  return [{ kind: 'replace_line', line, text }];
}

/** "line 5 should say 15 instead of 50", "1: reels, not reals": the words after the line's number are a correction themselves. */
function isCorrectionInLine(reading: Reading, head: LineHead, segment: Segment): boolean {
  const { captions, segments } = reading;
  if (!captions) return false;
  const said = segments
    .slice(-countOfText(reading))
    .reverse()
    .flatMap((one) => one.tokens)
    .filter(({ start }) => start >= head.textStart);
  const wish = said.length > 0 && said.length <= maxCorrection ? correctionOf(reading, said) : null;
  if (wish?.kind !== 'replace_words' || wish.right === '' || !isInLine(captions, head.line, wish.wrong)) return false;
  // "5: the most important thing is light" has a form of corrections, and is the line
  const text = reading.text.slice(head.textStart, said.at(-1)?.end);
  if (!areAlike(wish.wrong, wish.right) && isNewText(captions, head.line, text)) return false;
  const tokens = segment.tokens.filter(({ start }) => start >= head.textStart);
  if (tokens.length > 0) segment.tokens = tokens;
  else segments.pop();
  return true;
}

/** In tokens. A longer text is a line's new text. */
const maxCorrection = 20;

function isInLine({ words }: CaptionsInHand, line: number, wrong: string): boolean {
  return readCaptionWords([words.lines[line - 1] ?? '']).writtenAs(wrong) !== null;
}

function headByCaptions({ text, dictionaries, captions }: Reading, { tokens, after }: Segment): LineHead | null {
  const head = captions && after === '\n' ? numberedText(text, tokens, { captions, dictionaries }) : null;
  return head && { ...head, isCertain: true, isAfterWords: false };
}

function headOf(
  { text, dictionaries, captions }: Reading,
  { tokens, after }: Segment,
  starts: readonly string[],
): LineHead | null {
  const lineCount = captions?.isShown ? captions.words.lines.length : undefined;
  return readLineHead({ text, tokens, dictionaries, lineCount }, starts.includes(after));
}

/** The number of segments up to the line end, or to the next line's number. */
function countOfText(reading: Reading): number {
  let count = 1;
  for (; count < reading.segments.length; count++) {
    const next = reading.segments.at(-1 - count);
    if (!next || next.after === '\n') break;
    if (/[,;.]/.test(next.after) && headOf(reading, next, [',', ';'])?.isCertain) break;
  }
  return count;
}

/** Signs at the end of a text belong to it ("Really?"), those before the next line's number do not. */
function endOf({ text, segments }: Reading, tokens: readonly Token[]): number {
  const next = segments.at(-1);
  const last = tokens.at(-1)?.end ?? 0;
  const between = text.slice(last, next?.tokens[0]?.start ?? text.length);
  return last + (/^[^\p{L}\p{N}\r\n\u2028\u2029]*/u.exec(between)?.[0] ?? '').length;
}

/** "1. bigger" in a list of wishes; "line 3 should be bigger" is neither possible nor a text. */
function isAboutSettings({ dictionaries }: Reading, head: LineHead, tokens: readonly Token[]): boolean {
  if (head.isCertain && !head.isAfterWords) return false;
  return isUnderstood(
    tokens.filter(({ start }) => start >= head.textStart),
    dictionaries,
  );
}

function leaveLine(reading: Reading, head: LineHead, segments: readonly Segment[]): void {
  for (const { tokens } of segments) {
    const kept = head.isCertain ? tokens : tokens.filter(({ start }) => start >= head.textStart);
    if (kept.length > 0) keepForSettings(reading, kept);
  }
}
