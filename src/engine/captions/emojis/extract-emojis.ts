import { emojiArtPath } from './emoji-art-path.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Pictures that most fonts also draw as plain signs, and that people mean as signs: © ™ ↔ ▶ and the like. */
const plainSign =
  /^[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23e8\u23ed-\u23f2\u25aa-\u25fe\u2900-\u297f\u2b05-\u2b07\u3030\u303d\u3297\u3299]$/u;

/**
 * Whether a grapheme is shown as a colour picture: ZWJ sequences, skin tones, flags and keycaps included. What is
 * followed by U+FE0E is meant as a sign; what there is no picture of (emojis newer than the art, playing cards) stays in
 * the text, where a font may have it.
 */
export function isEmoji(grapheme: string): boolean {
  return isMeantAsPicture(grapheme) && emojiArtPath(grapheme) !== null;
}

/** libass draws no colour emoji: they are lifted out of the text and shown as pictures above it. */
export function extractEmojis(text: string): { text: string; emojis: string[] } {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  return { text: parts.filter((part) => !isEmoji(part)).join(''), emojis: parts.filter(isEmoji) };
}

function isMeantAsPicture(grapheme: string): boolean {
  if (grapheme.endsWith('\ufe0e')) return false;
  if (/^[#*0-9]\ufe0f?\u20e3$/u.test(grapheme)) return true;
  if (/\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(grapheme)) return true;
  return /\p{Extended_Pictographic}/u.test(grapheme) && (grapheme.includes('\ufe0f') || !plainSign.test(grapheme));
}
