import type { Caption } from '../caption.ts';
import { emojiOfShortcode } from './emoji-shortcodes.ts';
import { extractEmojis } from './extract-emojis.ts';

/** A caption's emoji as a caller gave it; a shortcode (`:fire:`) becomes what it stands for. */
export function parseCaptionEmoji(given: string): string {
  return drawableEmoji(given) === undefined ? (emojiOfShortcode(given) ?? given) : given;
}

/** It was asked for as a picture: signs that stand in a text as signs (▶, ©) are pictures here. */
export function drawableEmoji(emoji: string): string | undefined {
  return (
    extractEmojis(emoji).emojis[0] ?? extractEmojis(`${[...emoji.replace('\ufe0e', '')][0] ?? ''}\ufe0f`).emojis[0]
  );
}

/** What captions have as their emoji and there is no picture of; each once. */
export function emojisWithoutArt(captions: Caption[]): string[] {
  const own = new Set(captions.flatMap(({ emoji }) => emoji ?? []));
  return [...own].filter((emoji) => drawableEmoji(emoji) === undefined);
}
