import { correctedLines } from '../../src/chat/conversation/corrections/corrected-lines.ts';
import { dictionariesFor } from '../../src/chat/conversation/words/dictionary-of.ts';
import { readMessage } from '../../src/chat/conversation/words/ranked-corrections/message-in-hand.ts';
import {
  type PossibleCorrection,
  possibleCorrections,
} from '../../src/chat/conversation/words/ranked-corrections/possible-corrections.ts';
import { isApart, wishOf } from '../../src/chat/conversation/words/ranked-corrections/rank-beside.ts';
import { createTraits } from '../../src/chat/conversation/words/ranked-corrections/traits-of.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import { comparable, expectedText } from '../bench/chat/expected-lines.ts';
import type { Question } from '../ranking/train-ranking.ts';
import type { KnownMessage } from './messages.ts';

/** Wrong choices beside a correction that is known, those first that are likeliest at first sight. */
const maxBeside = 80;

/**
 * A message asks what it corrects; what it corrects beside each of its corrections, and beside the first ones of them; and behind all of
 * them, whether that was all.
 */
export function questionsOf({ language, text, lines, outcomes }: KnownMessage): Question[] {
  const captions = { words: readCaptionWords(lines), isShown: false };
  const message = readMessage(text, captions, dictionariesFor(language));
  if (!message) return [];
  const labels = [...new Set(outcomes.flat())];
  const wished = labels.map((label) => ({ label, text: expectedText(lines, [label]) }));
  const possible = possibleCorrections(message).map((correction) => {
    const after = labels.length === 0 ? [] : correctedLines(lines, [wishOf(correction)]);
    return { correction, label: wished.find((one) => comparable(after, [one.label]) === one.text)?.label ?? null };
  });
  const foundFor = (label: string) => possible.find((one) => one.label === label)?.correction ?? null;
  return knownBefore(outcomes).flatMap((known) => {
    const found = known.map(foundFor);
    return found.includes(null) ? [] : [ask(found as PossibleCorrection[], known)];
  });

  function ask(found: readonly PossibleCorrection[], known: readonly string[]): Question {
    const traitsOf = createTraits(message as NonNullable<typeof message>, found);
    const left = outcomes.filter((outcome) => known.every((label) => outcome.includes(label)));
    const isAll = left.some(({ length }) => length === known.length) || outcomes.length === 0;
    const right = new Set(left.flat().filter((label) => !known.includes(label)));
    const choices = possible
      .filter(({ label }, index) => found.length === 0 || label !== null || index < maxBeside)
      .filter(({ correction }) => isApart(correction, found))
      .map(({ correction, label }) => ({ traits: traitsOf(correction), isRight: label !== null && right.has(label) }));
    return [{ traits: traitsOf(null), isRight: isAll }, ...choices];
  }
}

/** Nothing; each correction of each outcome alone; and the first ones of each outcome. */
function knownBefore(outcomes: readonly string[][]): string[][] {
  const all = outcomes.flatMap((outcome) => [
    ...outcome.map((label) => [label]),
    ...outcome.map((_, index) => outcome.slice(0, index + 1)),
  ]);
  return [[], ...new Map(all.map((known) => [JSON.stringify(known), known])).values()];
}
