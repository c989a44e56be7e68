import { applyDictionary } from '../../../../../engine/captions/wording/apply-dictionary.ts';
import { splitTime } from '../../../../../engine/captions/words/split-time.ts';
import type { EditCaption, EditDocument, EditWord } from './edit-document.ts';
import { clamp, freeSpanOf, minWordMs, withoutParts } from './edit-words.ts';

/** Splits a caption in two; the second one begins with this word. */
export function splitCaption(document: EditDocument, wordId: number): EditDocument {
  const index = document.captions.findIndex(({ words }) => words.some(({ id }) => id === wordId));
  const caption = document.captions[index];
  const at = caption?.words.findIndex(({ id }) => id === wordId) ?? 0;
  const word = caption?.words[at];
  if (!caption || !word || at === 0) return document;
  const first = { ...caption, endMs: word.startMs, words: caption.words.slice(0, at) };
  const second = { ...caption, id: document.nextId, startMs: word.startMs, words: caption.words.slice(at) };
  return { ...document, nextId: document.nextId + 1, captions: document.captions.toSpliced(index, 1, first, second) };
}

/** Joins a caption and the next one. Its emoji is kept; if it has none, that of the next one. */
export function joinCaption(document: EditDocument, captionId: number): EditDocument {
  const index = document.captions.findIndex(({ id }) => id === captionId);
  const [caption, next] = [document.captions[index], document.captions[index + 1]];
  if (!caption || !next) return document;
  const emoji = caption.emoji ?? next.emoji;
  const joined: EditCaption = {
    id: caption.id,
    startMs: caption.startMs,
    endMs: Math.max(caption.endMs, next.endMs),
    ...(emoji === undefined ? {} : { emoji }),
    words: withoutOverlaps([...caption.words, ...next.words]),
  };
  return { ...document, captions: document.captions.toSpliced(index, 2, joined) };
}

/** Moves a whole caption, up to the captions before and after it. */
export function moveCaption(document: EditDocument, captionId: number, byMs: number): EditDocument {
  return changeCaption(document, captionId, (caption, free) => {
    const by = Math.round(clamp(byMs, free.fromMs - caption.startMs, free.toMs - caption.endMs));
    const move = <T extends { startMs: number; endMs: number }>(one: T): T => ({
      ...one,
      startMs: one.startMs + by,
      endMs: one.endMs + by,
    });
    const words = caption.words.map((word) => ({
      ...move(word),
      ...(word.parts ? { parts: word.parts.map(move) } : {}),
    }));
    return by === 0 ? caption : { ...move(caption), words };
  });
}

/** Moves the start or the end of a caption; words that would lie outside are pressed together. */
export function retimeCaption(
  document: EditDocument,
  captionId: number,
  { startMs, endMs }: { startMs?: number; endMs?: number },
): EditDocument {
  return changeCaption(document, captionId, (caption, free) => {
    const minMs = minWordMs * caption.words.length;
    const from = Math.round(
      clamp(startMs ?? caption.startMs, free.fromMs, Math.max(free.fromMs, caption.endMs - minMs)),
    );
    const to = Math.round(clamp(endMs ?? caption.endMs, Math.min(from + minMs, free.toMs), free.toMs));
    if (from === caption.startMs && to === caption.endMs) return caption;
    return { ...caption, startMs: from, endMs: to, words: fitWords(caption.words, from, to) };
  });
}

export function addCaption(document: EditDocument, atMs: number, text: string): EditDocument {
  const texts = text.split(/\s+/).filter((part) => part !== '');
  const next = document.captions.find(({ startMs }) => startMs > atMs);
  const previous = document.captions.findLast(({ startMs }) => startMs <= atMs);
  const from = Math.round(Math.max(atMs, previous?.endMs ?? 0));
  const to = Math.round(Math.min(from + Math.max(800, texts.length * 350), next?.startMs ?? document.durationMs));
  if (texts.length === 0 || to - from < minWordMs * texts.length) return document;
  const words = splitTime(texts, from, to).map((word, index) => ({ ...word, id: document.nextId + 1 + index }));
  const added = { id: document.nextId, startMs: from, endMs: to, words };
  const captions = [...document.captions, added].sort((a, b) => a.startMs - b.startMs);
  return { ...document, captions, nextId: document.nextId + 1 + words.length };
}

export function removeCaption(document: EditDocument, captionId: number): EditDocument {
  const captions = document.captions.filter(({ id }) => id !== captionId);
  return captions.length === document.captions.length ? document : { ...document, captions };
}

/** @param emoji null = the caption has none of its own */
export function setEmoji(document: EditDocument, captionId: number, emoji: string | null): EditDocument {
  return changeCaption(document, captionId, (caption) => {
    if ((caption.emoji ?? null) === emoji) return caption;
    const { emoji: _, ...rest } = caption;
    return emoji === null ? rest : { ...rest, emoji };
  });
}

/** Replaces a word or a phrase everywhere, as a dictionary entry would: punctuation and possessives are kept. */
export function replaceWords(document: EditDocument, from: string, to: string): EditDocument {
  if (from.trim() === '' || to.trim() === '') return document;
  let { nextId } = document;
  let changes = 0;
  const captions = document.captions.map((caption) => {
    const oldWords = new Set<object>(caption.words);
    const replaced = applyDictionary([...caption.words], [{ from, to }]);
    if (replaced.every((word) => oldWords.has(word))) return caption;
    changes += 1;
    // new words have no id yet
    return {
      ...caption,
      words: replaced.map((word): EditWord => (oldWords.has(word) ? (word as EditWord) : { ...word, id: nextId++ })),
    };
  });
  return changes === 0 ? document : { ...document, captions, nextId };
}

function changeCaption(
  document: EditDocument,
  captionId: number,
  change: (caption: EditCaption, free: { fromMs: number; toMs: number }) => EditCaption,
): EditDocument {
  const index = document.captions.findIndex(({ id }) => id === captionId);
  const caption = document.captions[index];
  if (!caption) return document;
  const changed = change(caption, freeSpanOf(document, index));
  return changed === caption ? document : { ...document, captions: document.captions.with(index, changed) };
}

/** The words within a span, in order, none shorter than `minWordMs`: those that do not fit are pressed together. */
function fitWords(words: readonly EditWord[], fromMs: number, toMs: number): EditWord[] {
  const clipped = words.map((word) => ({
    ...word,
    startMs: clamp(word.startMs, fromMs, toMs),
    endMs: clamp(word.endMs, fromMs, toMs),
  }));
  const isCramped = clipped.some(({ startMs, endMs }) => endMs - startMs < minWordMs);
  if (!isCramped) return clipped.map((word, i) => (isSameTime(word, words[i]) ? word : withoutParts(word)));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const span = { from: Math.min(first.startMs, fromMs), to: Math.max(last.endMs, toMs) };
  const share = (toMs - fromMs) / Math.max(1, span.to - span.from);
  const at = (ms: number) => Math.round(fromMs + (ms - span.from) * share);
  const pressed = words.map((word) => ({ ...withoutParts(word), startMs: at(word.startMs), endMs: at(word.endMs) }));
  const isLongEnough = pressed.every(({ startMs, endMs }) => endMs - startMs >= minWordMs);
  if (isLongEnough) return pressed;
  const texts = words.map(({ text }) => text);
  return splitTime(texts, fromMs, toMs).map((word, i) => ({ ...word, id: words[i]?.id ?? 0 }));
}

function isSameTime(one: EditWord, other: EditWord | undefined): boolean {
  return one.startMs === other?.startMs && one.endMs === other.endMs;
}

/** Captions may overlap, but the words of one caption may not. */
function withoutOverlaps(words: EditWord[]): EditWord[] {
  let lastMs = 0;
  return words.map((word) => {
    const startMs = Math.max(lastMs, word.startMs);
    lastMs = Math.max(startMs, word.endMs);
    return startMs === word.startMs && lastMs === word.endMs ? word : { ...withoutParts(word), startMs, endMs: lastMs };
  });
}
