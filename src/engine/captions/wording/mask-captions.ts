import type { Caption, Word } from '../caption.ts';
import { maskProfanity } from './mask-profanity.ts';

/** Swear words in captions as `f***`: in the text, in each word, and in parts of words. */
export function maskCaptions(captions: Caption[], language: string | null): Caption[] {
  return captions.map((caption) => ({
    ...caption,
    text: maskProfanity(caption.text, language),
    words: caption.words.map((word) => maskWord(word, language)),
  }));
}

function maskWord(word: Word, language: string | null): Word {
  const text = maskProfanity(word.text, language);
  if (text === word.text) return word;
  // a part is no word of its own where the whole is: the layout cuts it anew
  const { parts: _, ...whole } = word;
  return { ...whole, text };
}
