import type { CaptionInput, Timed, Word } from '../caption.ts';
import { minWordMs, splitTimeFairly } from '../words/split-time.ts';
import type { AddedText, MissingText } from './script-report.ts';

/** One thing that differs between a script and what was said, as in a `ScriptReport`. */
export type ScriptDifference = ({ kind: 'added' } & AddedText) | ({ kind: 'missing' } & MissingText);

/** A caption by its words. */
export interface CaptionOfWords extends Omit<CaptionInput, 'text' | 'words'> {
  words: Word[];
}

/**
 * Takes what was added out of the captions, or puts what is missing in. Other words keep their times. A caption without words is
 * removed. Returns the same list if there is nothing to do, because the captions were changed since.
 * @param captions in time order
 */
export function applyDifference<Caption extends CaptionOfWords>(
  captions: Caption[],
  difference: ScriptDifference,
): Caption[] {
  return difference.kind === 'added' ? takeOut(captions, difference) : putIn(captions, difference);
}

/** Whether the words that were added are still in the captions, or the missing ones are not yet. */
export function isOpen(words: readonly Word[], difference: ScriptDifference): boolean {
  if (difference.kind === 'added') return words.some((word) => isMostlyWithin(word, difference));
  const [first = ''] = difference.text.split(/\s+/);
  return !words.some(({ text, startMs }) => text === first && Math.abs(startMs - difference.afterMs) <= nearMs);
}

/** Words that were put in stand so near to the place where they are missing. */
const nearMs = 400;

function takeOut<Caption extends CaptionOfWords>(captions: Caption[], span: Timed): Caption[] {
  if (!captions.some(({ words }) => words.some((word) => isMostlyWithin(word, span)))) return captions;
  return captions.flatMap((caption) => {
    const words = caption.words.filter((word) => !isMostlyWithin(word, span));
    if (words.length === caption.words.length) return [caption];
    return words.length === 0 ? [] : [{ ...caption, words }];
  });
}

function isMostlyWithin(word: Timed, { startMs, endMs }: Timed): boolean {
  const commonMs = Math.min(word.endMs, endMs) - Math.max(word.startMs, startMs);
  return commonMs > 0 && commonMs >= (word.endMs - word.startMs) / 2;
}

function putIn<Caption extends CaptionOfWords>(captions: Caption[], { text, afterMs }: MissingText): Caption[] {
  const texts = text.split(/\s+/).filter((one) => one !== '');
  const found = captions.findLastIndex(({ words }) => (words[0]?.startMs ?? Number.POSITIVE_INFINITY) < afterMs);
  const at = Math.max(0, found);
  const caption = captions[at];
  if (!caption || texts.length === 0) return captions;
  const place = found < 0 ? 0 : caption.words.filter(({ startMs }) => startMs < afterMs).length;
  const limitMs = caption.words[place]?.startMs ?? captions[at + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  const before = caption.words[place - 1];
  const made = before
    ? wordsAfter(before, texts, limitMs)
    : wordsBefore(texts, { startMs: captions[at - 1]?.endMs ?? 0, endMs: limitMs });
  const words = [...caption.words.slice(0, Math.max(0, place - 1)), ...made, ...caption.words.slice(place)];
  const [startMs, endMs] = [words[0]?.startMs ?? 0, words.at(-1)?.endMs ?? 0];
  const changed = {
    ...caption,
    startMs: Math.min(caption.startMs, startMs),
    endMs: Math.max(caption.endMs, endMs),
    words,
  };
  return captions.map((one, index) => (index === at ? changed : one));
}

/** What is put in is read about so fast, where there is time. */
const usualWordMs = 250;

/** The word, and those after it in the silence that follows, or in its own time. */
function wordsAfter(before: Word, texts: string[], limitMs: number): Word[] {
  const freeMs = limitMs - before.endMs;
  if (freeMs >= minWordMs * texts.length) {
    const endMs = Math.min(limitMs, before.endMs + usualWordMs * texts.length);
    const times = splitTimeFairly(texts, { startMs: before.endMs, endMs });
    return [before, ...texts.flatMap((text, index) => wordOf(text, times[index]))];
  }
  const whole = { startMs: before.startMs, endMs: Math.max(before.endMs, Math.min(limitMs, before.endMs + freeMs)) };
  const all = [before.text, ...texts];
  const times = splitTimeFairly(all, whole);
  return all.flatMap((text, index) => wordOf(text, times[index]));
}

function wordsBefore(texts: string[], { startMs, endMs }: Timed): Word[] {
  const times = splitTimeFairly(texts, { startMs: Math.max(startMs, endMs - usualWordMs * texts.length), endMs });
  return texts.flatMap((text, index) => wordOf(text, times[index]));
}

/** Somebody chose it: nobody need be asked whether it is right. */
function wordOf(text: string, time: Timed | undefined): Word[] {
  return time ? [{ text, ...time, confidence: 1 }] : [];
}
