import { splitTime } from '../../../../../engine/captions/words/split-time.ts';
import type { EditCaption, EditDocument, EditWord } from './edit-document.ts';

/** No word is shorter than can be seen, unless the speech engine said so. */
export const minWordMs = 40;

/** Corrects a word: blanks make several of it, which share its time; without any text it goes. */
export function setWordText(document: EditDocument, wordId: number, text: string): EditDocument {
  const texts = text.split(/\s+/).filter((part) => part !== '');
  return changeWord(document, wordId, (word, nextId) => {
    const [only] = texts;
    if (texts.length === 1 && only !== undefined) return only === word.text ? [word] : [withText(word, only)];
    return splitTime(texts, word.startMs, word.endMs).map((part, index) => ({ ...part, id: nextId + index }));
  });
}

/** One word of this and the next one of its caption. */
export function joinWord(document: EditDocument, wordId: number): EditDocument {
  return changeCaptionOf(document, wordId, (caption) => {
    const at = caption.words.findIndex(({ id }) => id === wordId);
    const [word, next] = [caption.words[at], caption.words[at + 1]];
    if (!word || !next) return caption;
    const joined = { ...withText(word, word.text + next.text), endMs: next.endMs };
    return { ...caption, words: caption.words.toSpliced(at, 2, joined) };
  });
}

/** A word behind another one, in the second half of its time. */
export function insertWord(document: EditDocument, afterId: number, text: string): EditDocument {
  const said = text.trim();
  if (said === '') return document;
  return changeWord(document, afterId, (word, nextId) => {
    const middleMs = Math.round((word.startMs + word.endMs) / 2);
    const [first, ...more] = said.split(/\s+/);
    const added = splitTime([first ?? '', ...more], middleMs, word.endMs);
    return [{ ...withText(word, word.text), endMs: middleMs }, ...added.map((one, i) => ({ ...one, id: nextId + i }))];
  });
}

/**
 * Moves where a word begins or ends. Neighbours of its caption give way as far as they can still be seen; the caption
 * grows with its first and its last word, up to its own neighbours.
 */
export function retimeWord(
  document: EditDocument,
  wordId: number,
  { startMs, endMs }: { startMs?: number; endMs?: number },
): EditDocument {
  const index = document.captions.findIndex(({ words }) => words.some(({ id }) => id === wordId));
  const caption = document.captions[index];
  if (!caption) return document;
  const room = freeSpanOf(document, index);
  const at = caption.words.findIndex(({ id }) => id === wordId);
  const words = [...caption.words];
  const word = words[at];
  if (!word) return document;
  const [before, after] = [words[at - 1], words[at + 1]];
  const least = before ? Math.min(before.endMs, before.startMs + minWordMs) : room.fromMs;
  const most = after ? Math.max(after.startMs, after.endMs - minWordMs) : room.toMs;
  // with both given it is moved, and keeps its length where it can
  const isMoved = startMs !== undefined && endMs !== undefined;
  const lengthMs = isMoved ? clamp(endMs - startMs, minWordMs, most - least) : null;
  const latestMs = lengthMs === null ? Math.min(word.endMs, most) - minWordMs : most - lengthMs;
  const from = startMs === undefined ? word.startMs : clamp(startMs, least, latestMs);
  const wantedEndMs = lengthMs === null ? endMs : from + lengthMs;
  // between words that are short themselves there may be less room than that
  const soonestMs = Math.min(from + minWordMs, most);
  const to = wantedEndMs === undefined ? word.endMs : clamp(wantedEndMs, soonestMs, most);
  words[at] = { ...withoutParts(word), startMs: Math.round(from), endMs: Math.round(to) };
  if (before && before.endMs > from) words[at - 1] = { ...withoutParts(before), endMs: Math.round(from) };
  if (after && after.startMs < to) words[at + 1] = { ...withoutParts(after), startMs: Math.round(to) };
  const grown = { ...caption, words, startMs: Math.min(caption.startMs, from), endMs: Math.max(caption.endMs, to) };
  return { ...document, captions: document.captions.with(index, grown) };
}

/** What a caption may take without touching another one. */
export function freeSpanOf({ captions, durationMs }: EditDocument, index: number): { fromMs: number; toMs: number } {
  const caption = captions[index];
  const [before, after] = [captions[index - 1], captions[index + 1]];
  return {
    fromMs: Math.min(caption?.startMs ?? 0, before?.endMs ?? 0),
    toMs: Math.max(caption?.endMs ?? 0, after?.startMs ?? Math.max(durationMs, caption?.endMs ?? 0)),
  };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Another text in the same time: what the engine knew of it counts no more. */
function withText({ id, startMs, endMs }: EditWord, text: string): EditWord {
  return { id, text, startMs, endMs };
}

/** Times of parts would not fit any more. */
function withoutParts({ parts: _, ...word }: EditWord): EditWord {
  return word;
}

function changeWord(
  document: EditDocument,
  wordId: number,
  change: (word: EditWord, nextId: number) => EditWord[],
): EditDocument {
  let made = 0;
  const changed = changeCaptionOf(document, wordId, (caption) => {
    const at = caption.words.findIndex(({ id }) => id === wordId);
    const word = caption.words[at];
    if (!word) return caption;
    const words = change(word, document.nextId);
    if (words.length === 1 && words[0] === word) return caption;
    made = words.length;
    return { ...caption, words: caption.words.toSpliced(at, 1, ...words) };
  });
  return made > 0 ? { ...changed, nextId: document.nextId + made } : changed;
}

/** A caption that is left without words goes. */
function changeCaptionOf(
  document: EditDocument,
  wordId: number,
  change: (caption: EditCaption) => EditCaption,
): EditDocument {
  const index = document.captions.findIndex(({ words }) => words.some(({ id }) => id === wordId));
  const caption = document.captions[index];
  if (!caption) return document;
  const changed = change(caption);
  if (changed === caption) return document;
  const captions =
    changed.words.length === 0 ? document.captions.toSpliced(index, 1) : document.captions.with(index, changed);
  return { ...document, captions };
}
