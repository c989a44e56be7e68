import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { assetsDir } from '../../../../infra/config/project-dirs.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { type MessageInHand, readMessage } from './message-in-hand.ts';
import { type PossibleCorrection, possibleCorrections } from './possible-corrections.ts';
import { createTraits } from './traits-of.ts';

export interface RankedCorrection {
  wish: CorrectionWish;
  /** 0–1: how likely it is that the message means this, and nothing else. */
  share: number;
}

/** What scripts/train-corrections.ts wrote. */
const schema = z.object({
  /** Of the messages that it was trained with. */
  messages: z.string(),
  /** What it counts for that the message corrects nothing. */
  none: z.number(),
  /** What each trait counts. */
  weights: z.record(z.string(), z.number()),
});

export const weightsFile = join(assetsDir, 'corrections', 'weights.json');

let weights: { messages: string; none: number; of: ReadonlyMap<string, number> } | null = null;

/** @throws when its file is missing */
export function readWeights(): NonNullable<typeof weights> {
  if (weights) return weights;
  const { messages, none, weights: of } = schema.parse(JSON.parse(readFileSync(weightsFile, 'utf8')));
  weights = { messages, none, of: new Map(Object.entries(of)) };
  return weights;
}

/**
 * The single corrections that a message may mean, the likeliest first: a log-linear model over all that it could correct. Their shares
 * and that of none are 1 together.
 */
export function rankCorrections(
  text: string,
  captions: CaptionsInHand,
  dictionaries: readonly Dictionary[],
): RankedCorrection[] {
  const message = readMessage(text, captions, dictionaries);
  if (!message) return [];
  const { none, of } = readWeights();
  const possible = possibleCorrections(message);
  const traitsOf = createTraits(message);
  const sums = possible.map((correction) => {
    let sum = 0;
    for (const [trait, much] of traitsOf(correction)) sum += much * (of.get(trait) ?? 0);
    return sum;
  });
  const largest = Math.max(none, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, Math.exp(none - largest));
  const ranked = together(
    possible.map((correction, index) => ({ correction, share: (powers[index] as number) / total })),
  );
  return withoutReversed(ranked).map((one) => ({ ...one, wish: inNamedLine(one.wish, message) }));
}

/** Words that the only line has that the message names are replaced there alone. */
function inNamedLine(wish: CorrectionWish, { lines: [name, ...others], captions }: MessageInHand): CorrectionWish {
  if (wish.kind !== 'replace_words' || !name || others.length > 0) return wish;
  const isThere = lettersOf(captions.words.lines[name.line - 1] ?? '').includes(lettersOf(wish.wrong));
  return isThere ? { ...wish, lines: [name.line] } : wish;
}

/** The same correction may be found in several ways, and with words that stay around it. */
function together(ranked: readonly { correction: PossibleCorrection; share: number }[]): RankedCorrection[] {
  const found = new Map<string, RankedCorrection>();
  for (const { correction, share } of ranked) {
    const changed = correction.line === null ? withoutSharedEdges(correction) : correction;
    const key = `${changed.line ?? lettersOf(changed.wrong)} ${changed.text}`;
    const before = found.get(key);
    found.set(key, { wish: before?.wish ?? wishOf(changed), share: share + (before?.share ?? 0) });
  }
  return [...found.values()].sort((one, other) => other.share - one.share);
}

/** “killing shed → kiln shed” replaces “killing” alone. */
function withoutSharedEdges(correction: PossibleCorrection): PossibleCorrection {
  const [wrong, right] = [correction.wrong.split(/\s+/), correction.text.split(/\s+/)];
  const both = [wrong, right];
  while (both.every((words) => words.length > 1) && wrong[0] === right[0]) for (const words of both) words.shift();
  while (both.every((words) => words.length > 1) && wrong.at(-1) === right.at(-1))
    for (const words of both) words.pop();
  return { ...correction, wrong: wrong.join(' '), text: right.join(' ') };
}

/** Who says both words does not mean them the other way round. */
function withoutReversed(ranked: readonly RankedCorrection[]): RankedCorrection[] {
  const said = new Set<string>();
  return ranked.filter(({ wish }) => {
    if (wish.kind !== 'replace_words') return true;
    said.add(`${wish.wrong}\n${wish.right}`.toLowerCase());
    return (
      wish.wrong.toLowerCase() === wish.right.toLowerCase() || !said.has(`${wish.right}\n${wish.wrong}`.toLowerCase())
    );
  });
}

export function wishOf({ wrong, text, line }: PossibleCorrection): CorrectionWish {
  if (line !== null) return text === '' ? { kind: 'remove_line', line } : { kind: 'replace_line', line, text };
  return { kind: 'replace_words', wrong, right: text };
}
