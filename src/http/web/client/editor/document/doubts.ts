import type { Timed } from '../../../../../engine/captions/caption.ts';
import { doubtfulRuns } from '../../../../../engine/captions/doubts/doubtful-runs.ts';
import { bare, guessesOf } from '../../../../../engine/captions/doubts/find-doubts.ts';
import { splitAffixes } from '../../../../../engine/captions/wording/dictionary.ts';
import { splitTime } from '../../../../../engine/captions/words/split-time.ts';
import type { Edit, EditCaption, EditDocument, EditWord } from './edit-document.ts';
import { changeCaption, splitWords } from './edit-words.ts';

/** Neighbouring words that were probably heard wrong. */
export interface EditorDoubt extends Timed {
  wordIds: number[];
  /** Without punctuation around it. */
  text: string;
  /** Best first, at most two. */
  guesses: string[];
}

/** In time order. */
export function doubtsOf({ captions }: Pick<EditDocument, 'captions'>): EditorDoubt[] {
  return doubtfulRuns<EditWord>(captions).map(({ words }) => {
    const text = bare(words.map((word) => word.text).join(' '));
    const [first, last] = [words[0], words.at(-1)];
    return {
      wordIds: words.map(({ id }) => id),
      text,
      guesses: guessesOf(words, text),
      startMs: first?.startMs ?? 0,
      endMs: last?.endMs ?? 0,
    };
  });
}

/** The doubt of the selected word; null = it has none. */
export function doubtOf(doubts: readonly EditorDoubt[], selected: number | null): EditorDoubt | null {
  return doubts.find(({ wordIds }) => wordIds.some((id) => id === selected)) ?? null;
}

/** The doubt before (-1) or after (1) a time; behind the last one comes the first again. */
export function neighbourDoubt(doubts: readonly EditorDoubt[], atMs: number, by: 1 | -1): EditorDoubt | null {
  const found =
    by === 1 ? doubts.find(({ startMs }) => startMs > atMs) : doubts.findLast(({ startMs }) => startMs < atMs);
  return found ?? doubts.at(by === 1 ? 0 : -1) ?? null;
}

/** The words are right as they are: nobody doubts them any more. */
export function confirmWords({ wordIds }: EditorDoubt): Edit {
  return changeRun(wordIds, (words) => words.map(({ guesses: _, ...word }) => ({ ...word, confidence: 1 })));
}

/** Writes a guess in the place of the words. Punctuation around them stays. */
export function takeGuess({ wordIds, startMs, endMs }: EditorDoubt, guess: string): Edit {
  return changeRun(wordIds, (words, nextId) => {
    const { before } = splitAffixes(words[0]?.text ?? '');
    const { after } = splitAffixes(words.at(-1)?.text ?? '');
    const texts = splitWords(`${before}${guess}${guess.endsWith(after) ? '' : after}`);
    const times = texts.length === words.length ? words : splitTime(texts, startMs, endMs);
    return texts.map((text, index) => ({
      id: words[index]?.id ?? nextId + index,
      text,
      startMs: times[index]?.startMs ?? startMs,
      endMs: times[index]?.endMs ?? endMs,
      ...(words[index]?.emphasis === undefined ? {} : { emphasis: words[index].emphasis }),
      // a word of the guess may be as it was heard, and is confirmed by it
      confidence: 1,
    }));
  });
}

/** Changes neighbouring words of one caption. */
function changeRun(wordIds: readonly number[], change: (words: EditWord[], nextId: number) => EditWord[]): Edit {
  return (document) => {
    const at = ({ words }: EditCaption) => words.findIndex(({ id }) => id === wordIds[0]);
    const { nextId } = document;
    let wordCount = 0;
    const changed = changeCaption(
      (caption) => at(caption) >= 0,
      (caption) => {
        const run = caption.words.slice(at(caption), at(caption) + wordIds.length);
        const words = change([...run], nextId);
        wordCount = words.length;
        return { ...caption, words: caption.words.toSpliced(at(caption), run.length, ...words) };
      },
    )(document);
    return changed === document ? document : { ...changed, nextId: nextId + wordCount };
  };
}
