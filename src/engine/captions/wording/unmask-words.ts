import type { CaptionInput, Word } from '../caption.ts';
import { maskProfanity } from './mask-profanity.ts';

/** How far from where it was heard a word may have got when somebody moved the ends of its caption. */
const nearMs = 1000;

/** As masking writes a word: a letter, then an asterisk for each of the others. */
const maskedWords = /(?<![\p{L}\p{M}*])\p{L}\*+(?![\p{L}\p{M}*])/gu;

/**
 * Captions that come back as they were exported hold swear words as `f***`. Those that were heard there are themselves
 * again, so that nothing is lost when they are to be shown one day.
 * @param heard in order
 */
export function unmaskWords(given: CaptionInput[], heard: readonly Word[], language: string | null): CaptionInput[] {
  if (!given.some(({ text }) => text.includes('*'))) return given;
  const hidden = heard.flatMap((word) => hiddenIn(word, language));
  if (hidden.length === 0) return given;
  return given.map((caption) => {
    const near = hidden.filter((word) => isNear(word, caption));
    const [text = '', ...words] = near.length === 0 ? [caption.text] : unmaskTexts(caption, near);
    if (text === caption.text) return caption;
    return { ...caption, text, words: caption.words?.map((word, i) => ({ ...word, text: words[i] ?? word.text })) };
  });
}

/** Of the caption, then of its words. */
function unmaskTexts({ text, words = [] }: CaptionInput, near: HiddenWord[]): string[] {
  const unmask = (texts: string[]) => {
    const left = [...near];
    return texts.map((one) => one.replace(maskedWords, (masked) => takeFirst(left, masked)?.written ?? masked));
  };
  return [...unmask([text]), ...unmask(words.map((word) => word.text))];
}

interface HiddenWord {
  masked: string;
  written: string;
  startMs: number;
  endMs: number;
}

/** The swear words of one word as it is written, which may be of several («mother-fucker»). */
function hiddenIn({ text, startMs, endMs }: Word, language: string | null): HiddenWord[] {
  const masked = maskProfanity(text, language);
  return [...masked.matchAll(maskedWords)].flatMap(({ 0: part, index }) => {
    const written = text.slice(index, index + part.length);
    return masked.length === text.length && written !== part ? [{ masked: part, written, startMs, endMs }] : [];
  });
}

function isNear({ startMs, endMs }: HiddenWord, caption: CaptionInput): boolean {
  return endMs > caption.startMs - nearMs && startMs < caption.endMs + nearMs;
}

/** Each is taken once, in the order in which they are said. */
function takeFirst(words: HiddenWord[], masked: string): HiddenWord | undefined {
  const index = words.findIndex((word) => word.masked === masked);
  return index === -1 ? undefined : words.splice(index, 1)[0];
}
