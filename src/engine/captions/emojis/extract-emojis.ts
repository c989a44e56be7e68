import { splitGraphemes } from '../../../infra/segments.ts';
import type { Caption } from '../caption.ts';
import { emojiArtPath } from './emoji-art-path.ts';
import { emojiOfShortcode } from './emoji-shortcodes.ts';

/** Emojis that most fonts draw as text, and that people mean as text symbols: © ™ ↔ ▶ and the like. */
const textSymbol =
  /^[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23e8\u23ed-\u23f2\u25aa-\u25fe\u2900-\u297f\u2b05-\u2b07\u3030\u303d\u3297\u3299]$/u;

/**
 * Splits a text into text and emojis, since libass draws no colour emoji: they are shown as images above the text.
 * Emojis include ZWJ sequences, skin tones, flags and keycaps. A grapheme with U+FE0E stays text, and so does one without
 * art (newer emojis, playing cards), for which a font may have a glyph.
 */
export function extractEmojis(text: string): { text: string; emojis: string[] } {
  const shown: string[] = [];
  const emojis: string[] = [];
  for (const part of splitGraphemes(text)) (isEmoji(part) ? emojis : shown).push(part);
  return { text: shown.join(''), emojis };
}

/** Whether a text has nothing but emojis and blanks. */
export function isOnlyEmojis(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) && extractEmojis(text).text.trim() === '';
}

function isEmoji(grapheme: string): boolean {
  return isMeantAsEmoji(grapheme) && emojiArtPath(grapheme) !== null;
}

function isMeantAsEmoji(grapheme: string): boolean {
  if (grapheme.endsWith('\ufe0e')) return false;
  if (/^[#*0-9]\ufe0f?\u20e3$/u.test(grapheme)) return true;
  if (/\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(grapheme)) return true;
  return /\p{Extended_Pictographic}/u.test(grapheme) && (grapheme.includes('\ufe0f') || !textSymbol.test(grapheme));
}

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
