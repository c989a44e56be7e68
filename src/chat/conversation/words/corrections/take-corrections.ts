import { isCorrection as isCorrectionWish, type Wish } from '../../understood-words.ts';
import { withLineStarts } from '../in-lines/line-starts.ts';
import { takeInLines, takeUnnumbered } from '../in-lines/take-in-lines.ts';
import { lettersOf } from '../text/letters.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { takersAtLast } from '../with-captions/at-last.ts';
import { takersBeforeLines } from '../with-captions/before-lines.ts';
import { takersBeforeNot } from '../with-captions/before-not.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { takeAsSaidByMe } from '../with-captions/said-otherwise/take-said-otherwise.ts';
import { takeAdded } from '../with-captions/take-added.ts';
import {
  takeDenied,
  takeDigits,
  takeLetterLess,
  takePairs,
  takeRemoved,
  takeRepeated,
  takeSigned,
  takeSingles,
} from '../with-captions/take-by-captions.ts';
import { takeJoined } from '../with-captions/take-joined.ts';
import { byName } from '../with-captions/take-named.ts';
import { takePhrase } from '../with-captions/take-phrase.ts';
import { isRemarkBehind, takeReasonBehind } from './ends-of-corrections.ts';
import { type Unchanged, withoutUnchanged } from './leave-unchanged.ts';
import { oneOfTwo } from './one-of-two.ts';
import { correctionOf, passageOf } from './passage-of.ts';
import { type CorrectionMatch, readCorrection } from './read-corrections.ts';
import { readLineHead, readRemovedLines } from './read-lines.ts';
import { createBudget, keepForSettings, type Reading, type Segment, spend, splitIntoSegments } from './reading.ts';
import { isEmptyTalk, isUnderstood, joinsIn } from './spoken-words.ts';
import { takeLine } from './take-line.ts';
import { takeRemoval } from './take-removal.ts';
import { unreadIn } from './unread-in.ts';
import { withoutReason } from './without-reason.ts';

/** Segments of one correction: "no, it's Zapier, not zap-ear" has three. */
const maxSegments = 4;
/** In tokens. Longer segments are no corrections, except of whole lines. */
const maxCorrectionTokens = 80;
/** In tokens. A longer segment says something. */
const maxTalk = 12;

/** Read by the captions, a sentence at a time, behind what names lines. */
const takeLetterLessFirst = (reading: Reading, sentence: readonly Segment[]) =>
  takeLetterLess(reading, sentence, false);
const behindNot = [takePhrase, takeAdded, takeSigned, takeJoined, takeLetterLess, takeDigits, ...byName] as const;
const behindLines = [...takersBeforeNot, takeLetterLessFirst, takeDenied, ...behindNot] as const;

export function takeCorrections(
  text: string,
  tokens: readonly Token[],
  { dictionaries, captions }: Pick<Reading, 'dictionaries' | 'captions'>,
) {
  const reading = createReading(text, tokens, { dictionaries, captions });
  for (let segment = reading.segments.at(-1); segment; segment = reading.segments.at(-1)) {
    if (takersBeforeLines.some((taker) => takeSentence(reading, taker)) || takeOfLines(reading, segment)) continue;
    if (behindLines.some((taker) => takeSentence(reading, (one, sentence) => taker(one, sentence)))) continue;
    if (takeRemoval(reading, segment) || takeSentence(reading, takeRepeated)) continue;
    if (takeSentence(reading, takeRemoved) || takeExact(reading, segment)) continue;
    if (takeExactBehind(reading) || takeAsSaid(reading, segment) || takeReasonBehind(reading, segment)) continue;
    if (takeSentence(reading, takeAsSaidByMe) || takeSentence(reading, takePairs)) continue;
    if (takeCorrection(reading, segment)) continue;
    if (takersAtLast.some((taker) => takeSentence(reading, taker))) continue;
    if (splitBeforeCorrection(reading, segment) || takeSentence(reading, takeSingles)) continue;
    if (!isTalkAboutCorrections(reading, segment)) keepForSettings(reading, segment.tokens);
    reading.segments.pop();
  }
  const corrections = reading.corrections
    .filter(({ wish }) => !isSaidRight(wish, reading.unchanged))
    .map(({ wish, at }) => ({ wish: oneOfTwo(wish, captions), at }));
  return { corrections, rest: reading.rest, leavesUnchanged: reading.unchanged.isSaid };
}

function createReading(
  text: string,
  tokens: readonly Token[],
  { dictionaries, captions }: Pick<Reading, 'dictionaries' | 'captions'>,
): Reading {
  const isQuoted = quotedPlaces(text);
  const all = withLineStarts(splitIntoSegments(tokens, isQuoted), text, captions);
  const { segments, ...unchanged } = captions
    ? withoutUnchanged(all, { text, dictionaries, captions, isQuoted })
    : { segments: all, isSaid: false, words: new Set<string>() };
  const readPart: Reading['readPart'] = (said, ofLine) => {
    const taken = takeCorrections(said, tokenize(said), { dictionaries, captions: ofLine });
    const unread = unreadIn(said, taken.rest, { dictionaries, captions: ofLine });
    return { wishes: taken.corrections.map(({ wish }) => wish).filter(isCorrectionWish), unread };
  };
  return {
    ...{ text, dictionaries, captions, isQuoted, unchanged, readPart },
    ...{ budget: createBudget(tokens.length), segments: segments.toReversed(), corrections: [], left: [], rest: [] },
  };
}

function takeOfLines(reading: Reading, segment: Segment): boolean {
  if (reading.captions?.line !== undefined) return false;
  return takeInLines(reading, segment) || takeLine(reading, segment) || takeUnnumbered(reading, segment);
}

function isSaidRight(wish: Wish, { words }: Unchanged): boolean {
  return wish.kind === 'replace_words' && words.has(lettersOf(wish.wrong));
}

/** "tick tock, one word, TikTok": what stands beside a correction and has no words but those that people use around corrections. */
function isTalkAboutCorrections({ text, dictionaries, captions, isQuoted, corrections }: Reading, { tokens }: Segment) {
  if (!captions || corrections.length === 0 || tokens.length > maxTalk || isUnderstood(tokens, dictionaries))
    return false;
  return judgeWords(text, tokens, { dictionaries, isQuoted }).every(({ isPlain }) => isPlain);
}

/** Takes the corrections of a whole sentence, by the captions. */
function takeSentence(
  reading: Reading,
  takeFrom: (reading: Reading, sentence: readonly Segment[]) => boolean,
): boolean {
  if (!reading.captions || reading.budget.tokens < 0) return false;
  const count = segmentsOfSentence(reading.segments);
  const sentence = reading.segments.slice(-count).reverse();
  const length = sentence.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (!spend(reading.budget, length) || !takeFrom(reading, sentence)) return false;
  reading.segments.splice(-count);
  reading.segments.push(...reading.left.splice(0).reverse());
  return true;
}

/** In words. A shorter message is read as one sentence: "What is zap ear?? I mean Zapier". */
const maxShortMessage = 40;

function segmentsOfSentence(segments: readonly Segment[]): number {
  const length = segments.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (length <= maxShortMessage && !segments.slice(0, -1).some(({ after }) => after === '\n')) return segments.length;
  let count = 1;
  for (; count < segments.length; count++) if (!/^[,()–—-]$/.test(segments.at(-1 - count)?.after ?? '')) break;
  return count;
}

/** Takes a correction that names words exactly as the captions have them, before anything is guessed from words that sound alike. */
function takeExact(reading: Reading, segment: Segment): boolean {
  return reading.captions !== null && takeCorrection({ ...reading, isExact: true }, segment);
}

/** Takes a correction whose wrong words are not in the captions, and whose right words are. */
function takeAsSaid(reading: Reading, segment: Segment): boolean {
  return reading.captions !== null && takeCorrection({ ...reading, isRightThere: true }, segment);
}

/** "You misheard the price, put 42 instead of thirty-two": such a correction in a later part of the sentence. */
function takeExactBehind(reading: Reading): boolean {
  const { segments, captions } = reading;
  if (!captions) return false;
  for (let at = segments.length - 2; at >= segments.length - segmentsOfSentence(segments); at--) {
    const segment = segments[at] as Segment;
    if (segment.tokens.length > maxCorrectionTokens || !spend(reading.budget, segment.tokens.length)) return false;
    const passage = passageOf({ ...reading, isExact: true, segments: [segment] }, 1);
    const match = readCorrection(passage);
    if (match?.wish.kind !== 'replace_words' || match.to < passage.words.length) continue;
    segments.splice(at, 1);
    reading.corrections.push({
      wish: withoutReason(match.wish, reading.dictionaries, reading.text),
      at: passage.start,
    });
    return true;
  }
  return false;
}

function takeCorrection(reading: Reading, segment: Segment): boolean {
  if (segment.tokens.length > maxCorrectionTokens || !spend(reading.budget, segment.tokens.length)) return false;
  const hasQuotes = segment.tokens.some(({ start }) => reading.isQuoted(start));
  const isOtherwise = !hasQuotes && isUnderstood(segment.tokens, reading.dictionaries);
  if (isOtherwise && !reading.captions) return false;
  for (let count = 1; count <= maxSegments && canJoin(reading.segments, count); count++) {
    const match = readCorrection(passageOf(reading, count));
    if (!match || (isOtherwise && !standsInCaptions(reading, match))) continue;
    finish(reading, match, count);
    return true;
  }
  return false;
}

/** What could be a setting too is a correction when its words stand in the captions. */
function standsInCaptions({ captions }: Reading, { wish }: CorrectionMatch): boolean {
  if (wish.kind === 'emphasize_words') return captions?.words.writtenAs(wish.words) != null;
  return wish.kind === 'replace_words' && captions?.words.writtenAs(wish.wrong) != null;
}

/** "make it bigger and replace foo with bar" */
function splitBeforeCorrection(reading: Reading, segment: Segment): boolean {
  const { tokens } = segment;
  const { dictionaries } = reading;
  if (tokens.length > maxCorrectionTokens) return false;
  for (const at of joinsIn(tokens, dictionaries)) {
    if (!spend(reading.budget, at)) return false;
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    if (reading.isQuoted(tokens[at]?.start ?? 0) || !isUnderstood(before, dictionaries)) continue;
    if (!isCorrection(reading, after)) continue;
    reading.segments.splice(-1, 1, { tokens: after, after: ',' }, { tokens: before, after: segment.after });
    return true;
  }
  return false;
}

function isCorrection(reading: Reading, tokens: Token[]): boolean {
  const { text, dictionaries } = reading;
  if (readRemovedLines({ text, tokens, dictionaries }) || readLineHead({ text, tokens, dictionaries }, false))
    return true;
  return correctionOf(reading, tokens) !== null;
}

function canJoin(segments: readonly Segment[], count: number): boolean {
  const joined = segments.slice(-count);
  const signs = joined.slice(0, -1).map(({ after }) => after);
  // "It's not zap-ear. It's Zapier."
  const length = joined.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (joined.length < count || length > maxCorrectionTokens) return false;
  return signs.every((sign) => /^[,;–—-]$/.test(sign) || (sign === '.' && count === 2));
}

/**
 * Continues the last words of a correction when the words after a comma have no meaning by themselves: "… with hello,
 * world".
 */
function finish(reading: Reading, match: CorrectionMatch, count: number): void {
  const passage = passageOf(reading, count);
  const isWhole = match.to === passage.words.length;
  const mayGoOn = isWhole && match.isOpenEnded && count < maxSegments && canJoin(reading.segments, count + 1);
  const longer = mayGoOn && goesOn(reading, count) ? readCorrection(passageOf(reading, count + 1)) : null;
  if (longer) {
    finish(reading, longer, count + 1);
    return;
  }
  reading.segments.splice(-count);
  const left = passage.words.slice(match.to);
  if (left.length > 0 && !isRemarkBehind(passage.words, match.to, reading.dictionaries))
    reading.segments.push({ tokens: left, after: ',' });
  reading.corrections.push({ wish: withoutReason(match.wish, reading.dictionaries, reading.text), at: passage.start });
}

function goesOn(reading: Reading, count: number): boolean {
  const next = reading.segments.at(-1 - count);
  if (next?.after !== ',') return false;
  if ([isUnderstood, isEmptyTalk].some((isTalk) => isTalk(next.tokens, reading.dictionaries))) return false;
  const alone = passageOf({ ...reading, segments: [next] }, 1);
  return readCorrection(alone) === null;
}
