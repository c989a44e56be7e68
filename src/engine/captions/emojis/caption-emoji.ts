import type { Caption } from '../caption.ts';
import { emojiOfShortcode } from './emoji-shortcodes.ts';
import { extractEmojis } from './extract-emojis.ts';

/** A caption's emoji as given by a caller; a shortcode (`:fire:`) is replaced by its emoji. */
export function parseCaptionEmoji(given: string): string {
  return drawableEmoji(given) === undefined ? (emojiOfShortcode(given) ?? given) : given;
}

/** The emoji to draw; undefined = there is no art. Symbols that stay text in a caption (▶, ©) are emojis here. */
export function drawableEmoji(emoji: string): string | undefined {
  return (
    extractEmojis(emoji).emojis[0] ?? extractEmojis(`${[...emoji.replace('\ufe0e', '')][0] ?? ''}\ufe0f`).emojis[0]
  );
}

/** Emojis of captions for which there is no art, each once. */
export function emojisWithoutArt(captions: Caption[]): string[] {
  const emojis = new Set(captions.flatMap(({ emoji }) => emoji ?? []));
  return [...emojis].filter((emoji) => drawableEmoji(emoji) === undefined);
}
