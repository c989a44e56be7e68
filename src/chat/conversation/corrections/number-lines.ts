import type { Caption } from '../../../engine/captions/caption.ts';

/**
 * `1. Hello there`, one caption a line, in pieces of at most so many characters; no line is broken in two unless it is
 * longer.
 */
export function numberLines(captions: Caption[], mostCharacters: number): string[] {
  const pieces: string[] = [];
  for (const [index, { text }] of captions.entries()) {
    const line = cut(`${index + 1}. ${text.replace(/\s+/g, ' ').trim()}`, mostCharacters);
    const joined = `${pieces.at(-1) ?? ''}\n${line}`;
    if (pieces.length > 0 && joined.length <= mostCharacters) pieces[pieces.length - 1] = joined;
    else pieces.push(line);
  }
  return pieces;
}

function cut(line: string, mostCharacters: number): string {
  if (line.length <= mostCharacters) return line;
  // not between the halves of an emoji
  return `${line.slice(0, mostCharacters - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
