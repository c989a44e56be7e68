import type { Token } from '../text/tokenize.ts';
import { judgeWords } from '../with-captions/mentions.ts';
import { namesWords } from '../with-captions/names-words.ts';
import { type Reading, splitIntoSegments } from './reading.ts';

/** The clauses of what was not read that name words, so that it is said that they were not understood. */
export function unreadIn(
  said: string,
  rest: readonly Token[],
  reader: Pick<Reading, 'dictionaries' | 'captions'>,
): string[] {
  return splitIntoSegments(rest, () => false).flatMap(({ tokens }) => {
    const words = judgeWords(said, tokens, { ...reader, isQuoted: () => false });
    return namesWords(words, reader) ? [said.slice(tokens[0]?.start, tokens.at(-1)?.end)] : [];
  });
}
