import type { CorrectionWish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { saidAt } from '../vocabulary/said-phrases.ts';
import type { CaptionsInHand } from './caption-words.ts';
import type { Spoken } from './mentions.ts';

/** In words, of a remark. One word may stand anywhere. */
const minRemark = 2;
/** In words. A longer message tells a story. */
const maxMessage = 40;

/**
 * "«que somos valencianos» isn't for the video, I was telling you": the longest words of the captions that the message names, cut out of their line.
 * null = it does not say so, or names none.
 */
export function findRemark(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionsInHand; dictionaries: readonly Dictionary[] },
): CorrectionWish | null {
  const tokens = words.map(({ token }) => token);
  const says = tokens.some((_, at) => saidAt(tokens, at, { dictionaries, of: 'notForVideo' }) > 0);
  if (!says || words.length > maxMessage) return null;
  const runs = words.flatMap((_, from) => {
    const run = captions.words.runAt(tokens, from);
    const said = words.slice(from, from + (run?.length ?? 0));
    return run && run.length >= minRemark && said.some(({ isPlain }) => !isPlain) ? [run] : [];
  });
  const longest = runs.sort((one, other) => other.length - one.length)[0];
  return longest ? cutOut(longest.written, captions.words.lines) : null;
}

/** The line without these words, and without the comma before them. */
function cutOut(written: string, lines: readonly string[]): CorrectionWish | null {
  const wanted = written.split(/\s+/).map(lettersOf);
  for (const [index, line] of lines.entries()) {
    const words = line.trim().split(/\s+/);
    const letters = words.map(lettersOf);
    const from = letters.findIndex((_, at) => wanted.every((word, offset) => letters[at + offset] === word));
    if (from === -1) continue;
    const before = words.slice(0, from).join(' ');
    const behind = words.slice(from + wanted.length).join(' ');
    const text = [behind === '' ? before.replace(/[,;:–—-]+$/u, '') : before, behind].filter(Boolean).join(' ').trim();
    return text === '' ? { kind: 'remove_line', line: index + 1 } : { kind: 'replace_line', line: index + 1, text };
  }
  return null;
}
