import { splitTime } from '../../captions/words/split-time.ts';
import type { Measure } from './measure-word.ts';
import type { SizedWord } from './sized-word.ts';
import { type VisualWord, visualOrder } from './visual-order.ts';

/** Orders the words of a line from left to right. If other words separate the pieces of a word, they split its time. */
export function orderLine(words: SizedWord[], rightToLeft: boolean, measure: Measure): SizedWord[] {
  const visual = visualOrder(
    words.map(({ word }) => word),
    rightToLeft,
  );
  return visual.flatMap((piece) => {
    const shape = measure(piece.text, piece.rightToLeft);
    const time = timeOf(piece, visual, words);
    return shape && time ? [{ word: { ...time, joined: piece.joined }, shape }] : [];
  });
}

function timeOf(piece: VisualWord, visual: VisualWord[], words: SizedWord[]) {
  const word = words[piece.index]?.word;
  if (!word) return undefined;
  const pieces = visual.filter(({ index }) => index === piece.index).sort((a, b) => a.from - b.from);
  if (pieces.length === 1) return word;
  return splitTime(
    pieces.map(({ text }) => text),
    word.startMs,
    word.endMs,
  )[pieces.indexOf(piece)];
}
