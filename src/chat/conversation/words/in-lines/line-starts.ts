import type { Segment } from '../corrections/reading.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { isNewText } from '../with-captions/lines-by-captions.ts';

/**
 * “Fine, I’ll do it myself. 1: Hello, I’m Sue”: a number with a colon, behind another sentence, begins the new text of its line as it would
 * at the beginning of a line of the message, where the text is most of what that line has.
 */
export function withLineStarts(segments: readonly Segment[], text: string, captions: CaptionsInHand | null): Segment[] {
  if (!captions || captions.line !== undefined) return [...segments];
  return segments.map((segment) => (beginsLine(segment, text, captions) ? { ...segment, after: '\n' } : segment));
}

const sentenceEnd = /[.!?…]/;

function beginsLine({ tokens: [number], after }: Segment, text: string, captions: CaptionsInHand): boolean {
  if (number?.kind !== 'number' || !sentenceEnd.test(after)) return false;
  const line = Number(number.key);
  const said = /^\s?:\s*(?=\p{L})([^\n]*)/u.exec(text.slice(number.end, number.end + maxText))?.[1];
  return said !== undefined && line <= captions.words.lines.length && isNewText(captions, line, said);
}

/** In characters. */
const maxText = 300;
