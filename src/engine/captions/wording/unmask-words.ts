import type { CaptionInput, Word } from '../caption.ts';
import { maskProfanity } from './mask-profanity.ts';

/** A word may be this far outside its caption, since people move the edges of captions. */
const nearMs = 1000;

/** A masked word: a letter, then an asterisk for each of the others. */
const maskedWords = /(?<![\p{L}\p{M}*])\p{L}\*+(?![\p{L}\p{M}*])/gu;

/**
 * Restores swear words in captions that were exported with `f***` and come back: from transcribed words near the
 * caption's time. Otherwise they would be lost when masking is switched off.
 * @param transcribed in order
 */
export function unmaskWords(
  given: CaptionInput[],
  transcribed: readonly Word[],
  language: string | null,
): CaptionInput[] {
  if (!given.some(({ text }) => text.includes('*'))) return given;
  const hidden = transcribed.flatMap((word) => hiddenIn(word, language));
  if (hidden.length === 0) return given;
  return given.map((caption) => {
    const near = hidden.filter((word) => isNear(word, caption));
    const [text = '', ...words] = near.length === 0 ? [caption.text] : unmaskTexts(caption, near);
    if (text === caption.text) return caption;
    return { ...caption, text, words: caption.words?.map((word, i) => ({ ...word, text: words[i] ?? word.text })) };
  });
}

/** The caption's text, then those of its words. */
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

/** The swear words in one transcribed word, which may hold several («mother-fucker»). */
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

/** Uses each word once, in the order in which they were spoken. */
function takeFirst(words: HiddenWord[], masked: string): HiddenWord | undefined {
  const index = words.findIndex((word) => word.masked === masked);
  return index === -1 ? undefined : words.splice(index, 1)[0];
}
