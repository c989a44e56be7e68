import type { CorrectionWish } from '../../understood-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { type MessageInHand, readMessage } from './message-in-hand.ts';
import { possibleCorrections } from './possible-corrections.ts';
import { isApart, type LikelyCorrection, rankBeside } from './rank-beside.ts';

/** What a message may mean all in all: one correction, or several. */
export interface RankedCorrections {
  wishes: readonly CorrectionWish[];
  /** 0–1: how likely it is that the message means these, and nothing else. */
  share: number;
}

/** Corrections of one message. */
const maxTogether = 5;
/** What is less likely is not looked at further; of the others, so many. */
const minShare = 0.02;
const maxOpen = 4;
/** Of all that is possible, what may stand beside something else. */
const maxBeside = 100;

/** Corrections that were found together, and perhaps not all of them. */
interface Found {
  corrections: readonly LikelyCorrection[];
  share: number;
}

/**
 * What a message may correct, the likeliest first: what is likeliest of all that it could correct, what is likeliest beside that, and so on until
 * nothing more is likely. Their shares, and that of correcting nothing, are 1 together.
 */
export function rankCorrections(
  text: string,
  captions: CaptionsInHand,
  dictionaries: readonly Dictionary[],
): RankedCorrections[] {
  const message = readMessage(text, captions, dictionaries);
  if (!message) return [];
  const first = rankBeside(message, possibleCorrections(message), []);
  const ended: Found[] = [];
  let open: Found[] = first.map((one) => ({ corrections: [one], share: one.share }));
  while (open.length > 0) {
    const begun = open.slice(0, maxOpen).filter(({ share }) => share >= minShare);
    const further = begun.map((found) => goOn(found, message, first.slice(0, maxBeside)));
    ended.push(...further.map(({ end }) => end), ...open.slice(begun.length));
    open = sameTogether(further.flatMap(({ next }) => next));
  }
  return sameTogether(ended).map(({ corrections, share }) => ({ wishes: corrections.map(({ wish }) => wish), share }));
}

/** That nothing more is meant, and what else may be. */
function goOn(
  { corrections, share }: Found,
  message: MessageInHand,
  possible: readonly LikelyCorrection[],
): { end: Found; next: Found[] } {
  if (corrections.length === maxTogether) return { end: { corrections, share }, next: [] };
  const found = corrections.map(({ correction }) => correction);
  const beside = possible.map(({ correction }) => correction).filter((one) => isApart(one, found));
  const ranked = rankBeside(message, beside, found);
  const more = ranked.reduce((sum, one) => sum + one.share, 0);
  const next = ranked
    .slice(0, maxOpen)
    .map((one) => ({ corrections: [...corrections, one], share: share * one.share }));
  return { end: { corrections, share: share * (1 - more) }, next };
}

/** The same corrections may be found in another order. */
function sameTogether(all: readonly Found[]): Found[] {
  const same = new Map<string, Found>();
  for (const found of all) {
    const key = found.corrections
      .map(({ wish }) => JSON.stringify(wish))
      .sort()
      .join();
    const before = same.get(key);
    same.set(key, { ...(before ?? found), share: found.share + (before?.share ?? 0) });
  }
  return [...same.values()].sort((one, other) => other.share - one.share);
}
