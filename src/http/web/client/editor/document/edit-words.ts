import type { Timed } from '../../../../../engine/captions/caption.ts';
import { splitTime } from '../../../../../engine/captions/words/split-time.ts';
import type { Edit, EditCaption, EditDocument, EditWord } from './edit-document.ts';

/** Edits make no word shorter than this, because it could not be seen; the transcriber may have. */
export const minWordMs = 40;

/** Changes the text of a word. A text with spaces becomes several words that share its time; an empty one removes it. */
export function setWordText(wordId: number, text: string): Edit {
  return changeWord(wordId, (word, nextId) => {
    const texts = splitWords(text);
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) return only === word.text ? [word] : [withText(word, only)];
    return splitTime(texts, word.startMs, word.endMs).map((part, index) => ({ ...part, id: nextId + index }));
  });
}

/** Joins a word and the next one of its caption. */
export function joinWord(wordId: number): Edit {
  return changeCaptionOf(wordId, (caption, at) => {
    const [word, next] = [caption.words[at], caption.words[at + 1]];
    if (!word || !next) return caption;
    const isKey = word.emphasis || next.emphasis;
    const joined = {
      ...withText(word, word.text + next.text),
      endMs: next.endMs,
      ...(isKey ? { emphasis: true } : {}),
    };
    return { ...caption, words: caption.words.toSpliced(at, 2, joined) };
  });
}

/** Inserts words after another one, in the second half of that one's time. */
export function insertWord(afterId: number, text: string): Edit {
  return changeWord(afterId, (word, nextId) => {
    const texts = splitWords(text);
    if (texts.length === 0) return [word];
    const middleMs = Math.round((word.startMs + word.endMs) / 2);
    const added = splitTime(texts, middleMs, word.endMs).map((one, index) => ({ ...one, id: nextId + index }));
    return [{ ...withText(word, word.text), endMs: middleMs }, ...added];
  });
}

/**
 * Moves the start or the end of a word, or both. The words before and after it in its caption become shorter, down to
 * `minWordMs`. The first and the last word extend the caption, up to the captions before and after it.
 */
export function retimeWord(wordId: number, { startMs, endMs }: Partial<Timed>): Edit {
  return changeCaptionOf(wordId, (caption, at, free) => {
    const words = [...caption.words];
    const word = words[at];
    if (!word) return caption;
    const [before, after] = [words[at - 1], words[at + 1]];
    const minStartMs = before ? Math.min(before.endMs, before.startMs + minWordMs) : free.startMs;
    const maxEndMs = after ? Math.max(after.startMs, after.endMs - minWordMs) : free.endMs;
    // with both given the word is moved, and keeps its length if there is room
    const isMoved = startMs !== undefined && endMs !== undefined;
    const lengthMs = isMoved ? clamp(endMs - startMs, minWordMs, maxEndMs - minStartMs) : null;
    const maxStartMs = lengthMs === null ? Math.min(word.endMs, maxEndMs) - minWordMs : maxEndMs - lengthMs;
    const from = startMs === undefined ? word.startMs : clamp(startMs, minStartMs, maxStartMs);
    const wantedEndMs = lengthMs === null ? endMs : from + lengthMs;
    // between words that are short themselves there may be less room than `minWordMs`
    const minEndMs = Math.min(from + minWordMs, maxEndMs);
    const to = wantedEndMs === undefined ? word.endMs : clamp(wantedEndMs, minEndMs, maxEndMs);
    words[at] = { ...withoutParts(word), startMs: Math.round(from), endMs: Math.round(to) };
    if (before && before.endMs > from) words[at - 1] = { ...withoutParts(before), endMs: Math.round(from) };
    if (after && after.startMs < to) words[at + 1] = { ...withoutParts(after), startMs: Math.round(to) };
    return { ...caption, words, startMs: Math.min(caption.startMs, from), endMs: Math.max(caption.endMs, to) };
  });
}

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '');
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/** With another text, the transcriber's confidence and the times of its parts no longer hold. */
function withText({ id, startMs, endMs, emphasis }: EditWord, text: string): EditWord {
  return { id, text, startMs, endMs, ...(emphasis === undefined ? {} : { emphasis }) };
}

/** With another time, the times of its parts no longer hold. */
export function withoutParts({ parts: _, ...word }: EditWord): EditWord {
  return word;
}

export function changeWord(wordId: number, change: (word: EditWord, nextId: number) => EditWord[]): Edit {
  return (document) => {
    let wordCount = 0;
    const changed = changeCaptionOf(wordId, (caption, at) => {
      const word = caption.words[at];
      if (!word) return caption;
      const words = change(word, document.nextId);
      if (words.length === 1 && words[0] === word) return caption;
      wordCount = words.length;
      return { ...caption, words: caption.words.toSpliced(at, 1, ...words) };
    })(document);
    return wordCount > 0 ? { ...changed, nextId: document.nextId + wordCount } : changed;
  };
}

/** Changes the caption that has a word; `at` is the word's index. */
function changeCaptionOf(wordId: number, change: (caption: EditCaption, at: number, free: Timed) => EditCaption): Edit {
  const indexIn = ({ words }: EditCaption) => words.findIndex(({ id }) => id === wordId);
  return changeCaption(
    (caption) => indexIn(caption) >= 0,
    (caption, free) => change(caption, indexIn(caption), free),
  );
}

/** Changes the first caption that `isWanted`. A caption that has no words any more is removed. */
export function changeCaption(
  isWanted: (caption: EditCaption) => boolean,
  change: (caption: EditCaption, free: Timed) => EditCaption,
): Edit {
  return (document) => {
    const index = document.captions.findIndex(isWanted);
    const caption = document.captions[index];
    if (!caption) return document;
    const changed = change(caption, freeSpanOf(document, index));
    if (changed === caption) return document;
    const captions =
      changed.words.length === 0 ? document.captions.toSpliced(index, 1) : document.captions.with(index, changed);
    return { ...document, captions };
  };
}

/** The time that a caption can take without overlapping another one. */
function freeSpanOf({ captions, durationMs }: EditDocument, index: number): Timed {
  const caption = captions[index];
  const [before, after] = [captions[index - 1], captions[index + 1]];
  return {
    startMs: Math.min(caption?.startMs ?? 0, before?.endMs ?? 0),
    endMs: Math.max(caption?.endMs ?? 0, after?.startMs ?? Math.max(durationMs, caption?.endMs ?? 0)),
  };
}
