import type { CorrectionWish } from '../../understood-words.ts';
import { sharesOf } from '../ranking/ranking.ts';
import { readWeights } from '../ranking/weights.ts';
import { lettersOf } from '../text/letters.ts';
import { overlaps } from '../with-captions/mentions.ts';
import { lineNamedFor, type MessageInHand } from './message-in-hand.ts';
import type { PossibleCorrection } from './possible-corrections.ts';
import { createTraits } from './traits-of.ts';

export interface LikelyCorrection {
  wish: CorrectionWish;
  /** The likeliest way in which it was found. */
  correction: PossibleCorrection;
  /** 0–1: how likely it is that the message means this, alone or with others. */
  share: number;
}

/** Whether a correction changes other words than these, and is said with other words. */
export function isApart(one: PossibleCorrection, found: readonly PossibleCorrection[]): boolean {
  const saidIn = ({ right, mention }: PossibleCorrection) => [right, mention].filter((place) => place !== null);
  return found.every(
    (other) =>
      !overlaps(one.at, other.at) &&
      one.wrong !== other.wrong &&
      !saidIn(one).some((place) => saidIn(other).some((taken) => overlaps(place, taken))),
  );
}

/**
 * What a message may correct beside what was found before, the likeliest first: a log-linear model over all that is possible. Their shares and
 * that of nothing more are 1 together.
 */
export function rankBeside(
  message: MessageInHand,
  possible: readonly PossibleCorrection[],
  found: readonly PossibleCorrection[],
): LikelyCorrection[] {
  const model = { traitsOf: createTraits(message, found), weights: readWeights('corrections').of };
  const [, ...shares] = sharesOf([null, ...possible], model);
  const ranked = sameTogether(possible.map((correction, index) => ({ correction, share: shares[index] as number })));
  return withoutReversed(ranked).map((one) => ({ ...one, wish: inNamedLine(one, message) }));
}

/** Words that the line has that the message names are replaced there alone. */
function inNamedLine({ wish, correction }: LikelyCorrection, message: MessageInHand): CorrectionWish {
  const said = correction.right ?? correction.mention;
  const line = said && lineNamedFor(message, said);
  if (wish.kind !== 'replace_words' || !line) return wish;
  const isThere = lettersOf(message.captions.words.lines[line - 1] ?? '').includes(lettersOf(wish.wrong));
  return isThere ? { ...wish, lines: [line] } : wish;
}

/** The same correction may be found in several ways, and with words that stay around it. */
function sameTogether(possible: readonly Omit<LikelyCorrection, 'wish'>[]): LikelyCorrection[] {
  const same = new Map<string, LikelyCorrection>();
  for (const one of [...possible].sort((some, other) => other.share - some.share)) {
    const changed = one.correction.line === null ? withoutSharedEdges(one.correction) : one.correction;
    const key = `${changed.line ?? lettersOf(changed.wrong)} ${changed.text}`;
    const before = same.get(key);
    same.set(key, before ? { ...before, share: before.share + one.share } : { ...one, wish: wishOf(changed) });
  }
  return [...same.values()].sort((one, other) => other.share - one.share);
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
function withoutReversed(ranked: readonly LikelyCorrection[]): LikelyCorrection[] {
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
