import { groupNeighbours } from '../../../infra/group-neighbours.ts';
import type { Word } from '../caption.ts';
import { splitAffixes } from '../wording/dictionary.ts';
import { belongsToNext, endsPhrase, endsSentence } from '../words/punctuation.ts';
import { isUnspaced } from '../words/unspaced-script.ts';

/** Neighbouring words of one caption that were probably not all heard right. */
export interface DoubtfulRun<Spoken extends Word = Word> {
  /** Index of the caption. */
  caption: number;
  /** Index of the first word in it. */
  at: number;
  words: Spoken[];
}

/** Words with less confidence are doubtful: more than two in five of them are wrong where the engine is calibrated. */
const minConfidence = 0.6;

/** A longer run is several: nobody wants to be asked about half a sentence. */
const maxWords = 3;

/**
 * The doubtful words of captions, in order. Neighbours are one run up to a comma or a full stop. Articles, prepositions
 * and the like are doubtful beside other words only: alone they are not worth a look.
 */
export function doubtfulRuns<Spoken extends Word>(
  captions: readonly { words: readonly Spoken[] }[],
): DoubtfulRun<Spoken>[] {
  return captions.flatMap(({ words }, caption) => runsOf(words).map((run) => ({ caption, ...run })));
}

function runsOf<Spoken extends Word>(words: readonly Spoken[]): { at: number; words: Spoken[] }[] {
  const doubtful = words.map((word, at) => ({ word, at })).filter(({ word }) => isDoubtful(word));
  let length = 1;
  const runs = groupNeighbours(doubtful, (before, { at }) => {
    const isOne = before.at + 1 === at && length < maxWords && !endsRun(before.word);
    length = isOne ? length + 1 : 1;
    return isOne;
  });
  return runs
    .map((run) => ({ at: run[0]?.at ?? 0, words: run.map(({ word }) => word) }))
    .filter((run) => run.words.some(({ text }) => !isSmall(text)));
}

function isDoubtful({ text, confidence = 1 }: Word): boolean {
  return confidence < minConfidence && /[\p{L}\p{N}]/u.test(text);
}

function endsRun({ text }: Word): boolean {
  return endsSentence(text) || endsPhrase(text);
}

/** Words that only connect others, and those of one or two letters. */
function isSmall(text: string): boolean {
  const { core } = splitAffixes(text);
  if (/\p{N}/u.test(core) || isUnspaced(core)) return false;
  return [...core].length < 3 || belongsToNext.has(core.toLowerCase());
}
