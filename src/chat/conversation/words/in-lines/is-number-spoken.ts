import type { Token } from '../text/tokenize.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';

/** The 5 of "5 mil" is no line where the captions have "5 mil". */
export function isNumberSpoken(
  number: Token | undefined,
  next: Token | undefined,
  { text, captions }: { text: string; captions: CaptionsInHand },
): boolean {
  if (number?.kind !== 'number' || next?.kind !== 'word' || text.slice(number.end, next.start).trim() !== '')
    return false;
  return captions.words.writtenAs(`${number.key} ${next.key}`) !== null;
}
