import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, CaptionInput } from '../../../src/engine/captions/caption.ts';

const wordsPerCaption = 8;
/**
 * 8 words in 2.9 s are 166 words a minute, the pace of short videos. In step with segments of 3 s, the same words of each
 * caption would be at a cut.
 */
const captionMs = 2900;
const emojis = ['🌹', '🔥', '🎉', '👀', '💡', '🚀', '🌍', '😂', '💰', '❤️'];

/** Captions for a clip of this length, from a repeated text; ten of them, evenly spread, have an emoji. */
export function benchCaptions(text: string, seconds: number): CaptionInput[] {
  const words = text.split(/\s+/).filter(Boolean);
  const count = Math.floor((seconds * 1000) / captionMs);
  const spacing = count / emojis.length;
  return Array.from({ length: count }, (_, i) => {
    const first = i * wordsPerCaption;
    const spoken = Array.from({ length: wordsPerCaption }, (_, k) => words[(first + k) % words.length]);
    const emoji =
      Math.floor(i / spacing) === Math.floor((i - 1) / spacing) ? undefined : emojis[Math.floor(i / spacing)];
    return { startMs: i * captionMs, endMs: (i + 1) * captionMs - 100, text: spoken.join(' '), emoji };
  });
}

/** The captions, with the word at this time changed. */
export function editOneWord(inputs: CaptionInput[], known: Caption[], atMs: number): Caption[] {
  const edited = inputs.map((input) => {
    if (atMs < input.startMs || atMs >= input.startMs + captionMs) return input;
    const words = input.text.split(' ');
    words[Math.floor(((atMs - input.startMs) / captionMs) * words.length)] = 'Zapier';
    return { ...input, text: words.join(' ') };
  });
  return alignCaptions(
    edited,
    known.flatMap((caption) => caption.words),
  );
}
