import type { Timed } from '../../../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { applyDictionary } from '../../../../../engine/captions/wording/apply-dictionary.ts';
import { splitTime } from '../../../../../engine/captions/words/split-time.ts';
import { type Edit, type EditCaption, type EditWord, isSame } from './edit-document.ts';
import { changeCaption, clamp, minWordMs, splitWords, withoutParts } from './edit-words.ts';

/** Splits a caption in two; the second one begins with this word. */
export function splitCaption(wordId: number): Edit {
  return (document) => {
    const index = document.captions.findIndex(({ words }) => words.some(({ id }) => id === wordId));
    const caption = document.captions[index];
    const at = caption?.words.findIndex(({ id }) => id === wordId) ?? 0;
    const word = caption?.words[at];
    if (!caption || !word || at === 0) return document;
    const first = { ...caption, endMs: word.startMs, words: caption.words.slice(0, at) };
    const second = { ...caption, id: document.nextId, startMs: word.startMs, words: caption.words.slice(at) };
    return { ...document, nextId: document.nextId + 1, captions: document.captions.toSpliced(index, 1, first, second) };
  };
}

/** Joins a caption and the next one. Its emoji is kept; if it has none, that of the next one. */
export function joinCaption(captionId: number): Edit {
  return (document) => {
    const index = document.captions.findIndex(({ id }) => id === captionId);
    const [caption, next] = [document.captions[index], document.captions[index + 1]];
    if (!caption || !next) return document;
    const words = withoutOverlaps([...caption.words, ...next.words]);
    const joined = { ...next, ...caption, endMs: Math.max(caption.endMs, next.endMs), words };
    return { ...document, captions: document.captions.toSpliced(index, 2, joined) };
  };
}

/** Moves a whole caption, up to the captions before and after it. */
export function moveCaption(captionId: number, byMs: number): Edit {
  return changeCaption(hasId(captionId), (caption, free) => {
    const by = Math.round(clamp(byMs, free.startMs - caption.startMs, free.endMs - caption.endMs));
    if (by === 0) return caption;
    const move = <T extends Timed>(one: T): T => ({ ...one, startMs: one.startMs + by, endMs: one.endMs + by });
    const words = caption.words.map((word) => ({
      ...move(word),
      ...(word.parts ? { parts: word.parts.map(move) } : {}),
    }));
    return { ...move(caption), words };
  });
}

/** Moves the start or the end of a caption; words that would lie outside are pressed together. */
export function retimeCaption(captionId: number, { startMs, endMs }: Partial<Timed>): Edit {
  return changeCaption(hasId(captionId), (caption, free) => {
    const minMs = minWordMs * caption.words.length;
    const maxStartMs = Math.max(free.startMs, caption.endMs - minMs);
    const from = Math.round(clamp(startMs ?? caption.startMs, free.startMs, maxStartMs));
    const to = Math.round(clamp(endMs ?? caption.endMs, Math.min(from + minMs, free.endMs), free.endMs));
    if (from === caption.startMs && to === caption.endMs) return caption;
    return { ...caption, startMs: from, endMs: to, words: fitWords(caption.words, from, to) };
  });
}

export function addCaption(atMs: number, text: string): Edit {
  return (document) => {
    const texts = splitWords(text);
    const next = document.captions.find(({ startMs }) => startMs > atMs);
    const previous = document.captions.findLast(({ startMs }) => startMs <= atMs);
    const from = Math.round(Math.max(atMs, previous?.endMs ?? 0));
    const to = Math.round(Math.min(from + Math.max(800, texts.length * 350), next?.startMs ?? document.durationMs));
    if (texts.length === 0 || to - from < minWordMs * texts.length) return document;
    const words = splitTime(texts, from, to).map((word, index) => ({ ...word, id: document.nextId + 1 + index }));
    const added = { id: document.nextId, startMs: from, endMs: to, words };
    const captions = [...document.captions, added].sort((a, b) => a.startMs - b.startMs);
    return { ...document, captions, nextId: document.nextId + 1 + words.length };
  };
}

/** @param emoji null = the caption has none of its own */
export function setEmoji(captionId: number, emoji: string | null): Edit {
  return changeCaption(hasId(captionId), (caption) => {
    if ((caption.emoji ?? null) === emoji) return caption;
    const { emoji: _, ...rest } = caption;
    return emoji === null ? rest : { ...rest, emoji };
  });
}

/** Replaces a word or a phrase everywhere, as a dictionary entry would: punctuation and possessives are kept. */
export function replaceWords(from: string, to: string): Edit {
  return (document) => {
    if (from.trim() === '' || to.trim() === '') return document;
    let { nextId } = document;
    const captions = document.captions.map((caption) => {
      const oldWords = new Set<object>(caption.words);
      const replaced = applyDictionary([...caption.words], [{ from, to }]);
      if (replaced.every((word) => oldWords.has(word))) return caption;
      // new words have no id yet
      const words = replaced.map((word) => (oldWords.has(word) ? (word as EditWord) : { ...word, id: nextId++ }));
      return { ...caption, words };
    });
    return nextId === document.nextId ? document : { ...document, captions, nextId };
  };
}

/** @param changes what is undefined follows the style from now on */
export function changeSettings(changes: CaptionSettings): Edit {
  return (document) => {
    const merged = Object.entries({ ...document.settings, ...changes }).filter(([, value]) => value !== undefined);
    const settings: CaptionSettings = Object.fromEntries(merged);
    return isSame(settings, document.settings) ? document : { ...document, settings };
  };
}

function hasId(captionId: number) {
  return ({ id }: EditCaption) => id === captionId;
}

/** The words within a span, in order, none shorter than `minWordMs`: those that do not fit are pressed together. */
function fitWords(words: readonly EditWord[], fromMs: number, toMs: number): EditWord[] {
  const clipped = words.map((word) => ({
    ...word,
    startMs: clamp(word.startMs, fromMs, toMs),
    endMs: clamp(word.endMs, fromMs, toMs),
  }));
  const isLongEnough = ({ startMs, endMs }: Timed) => endMs - startMs >= minWordMs;
  if (clipped.every(isLongEnough)) return clipped.map((word, i) => withTimeOf(words[i] ?? word, word));
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const span = { from: Math.min(first.startMs, fromMs), to: Math.max(last.endMs, toMs) };
  const share = (toMs - fromMs) / Math.max(1, span.to - span.from);
  const at = (ms: number) => Math.round(fromMs + (ms - span.from) * share);
  const pressed = words.map((word) => ({ ...withoutParts(word), startMs: at(word.startMs), endMs: at(word.endMs) }));
  if (pressed.every(isLongEnough)) return pressed;
  const texts = words.map(({ text }) => text);
  return splitTime(texts, fromMs, toMs).map((word, i) => ({ ...word, id: words[i]?.id ?? 0 }));
}

/** Captions may overlap, but the words of one caption may not. */
function withoutOverlaps(words: EditWord[]): EditWord[] {
  let lastMs = 0;
  return words.map((word) => {
    const startMs = Math.max(lastMs, word.startMs);
    lastMs = Math.max(startMs, word.endMs);
    return withTimeOf(word, { startMs, endMs: lastMs });
  });
}

/** The word itself if it has this time already. */
function withTimeOf(word: EditWord, { startMs, endMs }: Timed): EditWord {
  return startMs === word.startMs && endMs === word.endMs ? word : { ...withoutParts(word), startMs, endMs };
}
