import { beginsRemoval, readRemovedLines } from './read-lines.ts';
import type { Reading, Segment } from './reading.ts';

/** Tokens read for a list of lines. */
const maxListTokens = 250;

/** Takes "remove line 2", "delete lines 2, 3 and 5". */
export function takeRemoval(reading: Reading, segment: Segment): boolean {
  const { text, dictionaries, segments } = reading;
  if (reading.captions?.line !== undefined) return false;
  if (!beginsRemoval({ text, tokens: segment.tokens, dictionaries })) return false;
  const tokens = [...segment.tokens];
  let count = 1;
  for (; segments.at(-1 - count)?.after === ',' && tokens.length < maxListTokens; count++) {
    const next = segments.at(-1 - count)?.tokens ?? [];
    const start = next[0]?.start ?? 0;
    tokens.push({ kind: 'break', key: ',', start, end: start }, ...next);
  }
  const removed = readRemovedLines({ text, tokens, dictionaries });
  if (!removed) return false;
  segments.splice(-count);
  const left = tokens.slice(removed.to);
  if (left.length > 0) segments.push({ tokens: left, after: ',' });
  reading.corrections.push(...removed.wishes.map((wish) => ({ wish, at: segment.tokens[0]?.start ?? 0 })));
  return true;
}
