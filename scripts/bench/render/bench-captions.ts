import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, CaptionInput } from '../../../src/engine/captions/caption.ts';

const wordsPerCaption = 8;
/** 161 words a minute, as people talk in short videos. */
const captionMs = 3000;
const emojis = ['🌹', '🔥', '🎉', '👀', '💡', '🚀', '🌍', '😂', '💰', '❤️'];

/** Captions for a clip of such a length, from a text that is repeated; ten of them with an emoji, evenly spread. */
export function benchCaptions(text: string, seconds: number): CaptionInput[] {
  const words = text.split(/\s+/).filter(Boolean);
  const count = Math.floor((seconds * 1000) / captionMs);
  const apart = count / emojis.length;
  return Array.from({ length: count }, (_, i) => {
    const first = i * wordsPerCaption;
    const said = Array.from({ length: wordsPerCaption }, (_, k) => words[(first + k) % words.length]);
    const emoji = Math.floor(i / apart) === Math.floor((i - 1) / apart) ? undefined : emojis[Math.floor(i / apart)];
    return { startMs: i * captionMs, endMs: (i + 1) * captionMs - 100, text: said.join(' '), emoji };
  });
}

/** The captions with the word changed that is said at a moment. */
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
