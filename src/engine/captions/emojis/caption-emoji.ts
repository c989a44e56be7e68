import type { Caption } from '../caption.ts';
import { emojiOfShortcode } from './emoji-shortcodes.ts';
import { liftEmojis } from './extract-emojis.ts';

/** A caption's emoji as a caller gave it; a shortcode (`:fire:`) becomes what it stands for. */
export function readOwnEmoji(given: string): string {
  return shownOwnEmoji(given) === undefined ? (emojiOfShortcode(given) ?? given) : given;
}

/** It was asked for as a picture: signs that stand in a text as signs (▶, ©) are pictures here. */
export function shownOwnEmoji(emoji: string): string | undefined {
  return liftEmojis(emoji).emojis[0] ?? liftEmojis(`${[...emoji.replace('\ufe0e', '')][0] ?? ''}\ufe0f`).emojis[0];
}

/** What captions have as their emoji and there is no picture of; each once. */
export function ownEmojisWithoutPicture(captions: Caption[]): string[] {
  const own = new Set(captions.flatMap(({ emoji }) => emoji ?? []));
  return [...own].filter((emoji) => shownOwnEmoji(emoji) === undefined);
}
