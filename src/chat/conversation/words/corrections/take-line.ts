import { unquote } from '../text/quotes.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/token.ts';
import { leave, type MessageInHand } from './message-in-hand.ts';
import { type LineHead, readLineHead } from './read-lines.ts';
import { isUnderstood } from './spoken-words.ts';

/** Takes a line's new text: all that follows its number, up to the end of the line or the next number. */
export function takeLine(hand: MessageInHand, segment: Segment): boolean {
  const head = headOf(hand, segment, ['\n', ';']);
  if (!head) return false;
  const count = countOfText(hand);
  const taken = hand.segments.splice(-count).reverse();
  const tokens = taken.flatMap((one) => one.tokens);
  const raw = hand.text.slice(head.textStart, endOf(hand, tokens)).trim();
  const text = unquote(raw) ?? raw.replace(/[;,\s]+$/, '');
  if (text === '' || isAboutLooks(hand, head, tokens)) leaveLine(hand, head, taken);
  else
    hand.corrections.push({ wish: { kind: 'replace_line', line: head.line, text }, at: segment.tokens[0]?.start ?? 0 });
  return true;
}

function headOf(
  { text, dictionaries }: MessageInHand,
  { tokens, after }: Segment,
  starts: readonly string[],
): LineHead | null {
  return readLineHead({ text, tokens, dictionaries }, starts.includes(after));
}

/** Up to the next line, and to the next line's number on the same one. */
function countOfText(hand: MessageInHand): number {
  let count = 1;
  for (; count < hand.segments.length; count++) {
    const next = hand.segments.at(-1 - count);
    if (!next || next.after === '\n') break;
    if (/[,;.]/.test(next.after) && headOf(hand, next, [',', ';'])?.isCertain) break;
  }
  return count;
}

/** Signs at the end of a text are part of it («Really?»), those before the next line's number are not. */
function endOf({ text, segments }: MessageInHand, tokens: readonly Token[]): number {
  const next = segments.at(-1);
  const last = tokens.at(-1)?.end ?? 0;
  const between = text.slice(last, next?.tokens[0]?.start ?? text.length);
  const line = between.split(/[\r\n\u2028\u2029]/)[0] ?? '';
  return last + line.length;
}

/** «1. bigger» in a list of wishes; «line 3 should be bigger» is nothing that we could do, and no text either. */
function isAboutLooks({ dictionaries }: MessageInHand, head: LineHead, tokens: readonly Token[]): boolean {
  if (head.isCertain && !head.isAfterWords) return false;
  return isUnderstood(
    tokens.filter(({ start }) => start >= head.textStart),
    dictionaries,
  );
}

function leaveLine(hand: MessageInHand, head: LineHead, segments: readonly Segment[]): void {
  for (const { tokens } of segments) {
    const kept = head.isCertain ? tokens : tokens.filter(({ start }) => start >= head.textStart);
    if (kept.length > 0) leave(hand, kept);
  }
}
