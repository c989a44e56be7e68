import type { Caption } from '../../../engine/captions/caption.ts';
import { cutText } from '../../../infra/cut-text.ts';

/**
 * Numbers captions (`1. Hello there`), one a line, in pieces of at most `maxCharacters`. Only a line longer than that
 * is cut.
 */
export function numberLines(captions: Caption[], maxCharacters: number): string[] {
  const pieces: string[] = [];
  for (const [index, { text }] of captions.entries()) {
    const line = cutText(`${index + 1}. ${text.replace(/\s+/g, ' ').trim()}`, maxCharacters);
    const joined = `${pieces.at(-1) ?? ''}\n${line}`;
    if (pieces.length > 0 && joined.length <= maxCharacters) pieces[pieces.length - 1] = joined;
    else pieces.push(line);
  }
  return pieces;
}
