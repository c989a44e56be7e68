import { findQuoted } from '../text/quotes.ts';
import { type Segment, splitIntoSegments } from '../text/segments.ts';
import type { Token } from '../text/token.ts';
import type { Dictionary } from '../vocabulary/dictionary.ts';
import { leave, type MessageInHand } from './message-in-hand.ts';
import { type CorrectionMatch, type Passage, readCorrection } from './read-corrections.ts';
import { readLineHead, readRemovedLines } from './read-lines.ts';
import { isEmptyTalk, isUnderstood, joinsIn } from './spoken-words.ts';
import { takeLine } from './take-line.ts';

/** A correction may have so many commas: «no, it's Zapier, not zap-ear». */
const mostSegments = 4;
/** Tokens between two commas; what is longer is no correction, unless of a whole line. */
const longestCorrection = 80;
/** Tokens looked at for a list of lines. */
const longestList = 250;

export function takeCorrections(text: string, tokens: readonly Token[], dictionaries: readonly Dictionary[]) {
  const isQuoted = quotedPlaces(text);
  const segments = splitIntoSegments(tokens, isQuoted).reverse();
  const hand: MessageInHand = { text, dictionaries, isQuoted, segments, corrections: [], rest: [] };
  for (let segment = segments.at(-1); segment; segment = segments.at(-1)) {
    if (takeLine(hand, segment) || takeRemoval(hand, segment) || takeCorrection(hand, segment)) continue;
    if (splitBeforeCorrection(hand, segment)) continue;
    leave(hand, segment.tokens);
    segments.pop();
  }
  return { corrections: hand.corrections, rest: hand.rest };
}

function quotedPlaces(text: string): (at: number) => boolean {
  const places = new Set<number>();
  for (const { start, end } of findQuoted(text)) for (let at = start; at < end; at++) places.add(at);
  return (at) => places.has(at);
}

function takeRemoval(hand: MessageInHand, segment: Segment): boolean {
  const { text, dictionaries, segments } = hand;
  const tokens = [...segment.tokens];
  let count = 1;
  for (; segments.at(-1 - count)?.after === ',' && tokens.length < longestList; count++) {
    const next = segments.at(-1 - count)?.tokens ?? [];
    const start = next[0]?.start ?? 0;
    tokens.push({ kind: 'break', key: ',', start, end: start }, ...next);
  }
  const removed = readRemovedLines({ text, tokens, dictionaries });
  if (!removed) return false;
  segments.splice(-count);
  const left = tokens.slice(removed.to);
  if (left.length > 0) segments.push({ tokens: left, after: ',' });
  hand.corrections.push(...removed.wishes.map((wish) => ({ wish, at: segment.tokens[0]?.start ?? 0 })));
  return true;
}

function takeCorrection(hand: MessageInHand, segment: Segment): boolean {
  if (segment.tokens.length > longestCorrection) return false;
  const hasQuotes = segment.tokens.some(({ start }) => hand.isQuoted(start));
  if (!hasQuotes && isUnderstood(segment.tokens, hand.dictionaries)) return false;
  for (let count = 1; count <= mostSegments && canJoin(hand.segments, count); count++) {
    const match = readCorrection(passageOf(hand, count));
    if (!match) continue;
    finish(hand, match, count);
    return true;
  }
  return false;
}

/** «make it bigger and replace foo with bar» */
function splitBeforeCorrection(hand: MessageInHand, segment: Segment): boolean {
  const { tokens } = segment;
  const { dictionaries } = hand;
  if (tokens.length > longestCorrection) return false;
  for (const at of joinsIn(tokens, dictionaries)) {
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    if (hand.isQuoted(tokens[at]?.start ?? 0) || !isUnderstood(before, dictionaries)) continue;
    if (!isCorrection(hand, after)) continue;
    hand.segments.splice(-1, 1, { tokens: after, after: ',' }, { tokens: before, after: segment.after });
    return true;
  }
  return false;
}

function isCorrection(hand: MessageInHand, tokens: Token[]): boolean {
  const { text, dictionaries } = hand;
  if (readRemovedLines({ text, tokens, dictionaries }) || readLineHead({ text, tokens, dictionaries }, false))
    return true;
  return readCorrection(passageOf({ ...hand, segments: [{ tokens, after: ',' }] }, 1)) !== null;
}

function canJoin(segments: readonly Segment[], count: number): boolean {
  const joined = segments.slice(-count);
  const signs = joined.slice(0, -1).map(({ after }) => after);
  // «It's not zap-ear. It's Zapier.»
  const length = joined.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (joined.length < count || length > longestCorrection) return false;
  return signs.every((sign) => /^[,;–—-]$/.test(sign) || (sign === '.' && count === 2));
}

function passageOf({ text, dictionaries, isQuoted, segments }: MessageInHand, count: number): Passage {
  const tokens = segments
    .slice(-count)
    .reverse()
    .flatMap((segment) => segment.tokens);
  const words = tokens.filter(({ kind }) => kind !== 'quiet' && kind !== 'break');
  return { text, dictionaries, isQuoted, words, start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/**
 * Lets the last words of a correction go on where what follows a comma means nothing by itself: «… with hello, world».
 */
function finish(hand: MessageInHand, match: CorrectionMatch, count: number): void {
  const passage = passageOf(hand, count);
  const isWhole = match.to === passage.words.length;
  const mayGoOn = isWhole && match.isOpenEnded && count < mostSegments && canJoin(hand.segments, count + 1);
  const longer = mayGoOn && goesOn(hand, count) ? readCorrection(passageOf(hand, count + 1)) : null;
  if (longer) {
    finish(hand, longer, count + 1);
    return;
  }
  hand.segments.splice(-count);
  const left = passage.words.slice(match.to);
  if (left.length > 0) hand.segments.push({ tokens: left, after: ',' });
  hand.corrections.push({ wish: match.wish, at: passage.start });
}

function goesOn(hand: MessageInHand, count: number): boolean {
  const next = hand.segments.at(-1 - count);
  if (next?.after !== ',') return false;
  const { dictionaries } = hand;
  if (isUnderstood(next.tokens, dictionaries) || isEmptyTalk(next.tokens, dictionaries)) return false;
  const alone = passageOf({ ...hand, segments: [next] }, 1);
  return readCorrection(alone) === null;
}
