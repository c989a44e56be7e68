import type { PageEmoji } from '../../captions/caption.ts';
import { shiftBetween } from '../geometry/boxes.ts';
import { emojiPop } from '../geometry/caption-motion.ts';
import type { Box, EmojiPlacement, Frame } from '../geometry/page-layout.ts';

/** In ems: about 125 px at 1080×1920, a little more while it pops. */
const size = 1.3;
const gap = 0.1;
/** What an emoji and its gap take up beside the text, also while it pops; ems. */
export const emojiRoom = gap + (size * (1 + emojiPop.peakScale)) / 2;

export interface EmojiSurroundings {
  /** What the text covers, outline included. */
  text: Box;
  emPx: number;
  frame: Frame;
  /** Nothing may stand higher. */
  ceiling: number;
  side: 'above' | 'below';
}

/**
 * On its side of the text, below it where there is no room above; alone on the page, in the middle of where text would
 * be.
 */
export function placeEmojis(
  emojis: PageEmoji[],
  { text, emPx, frame, ceiling, side }: EmojiSurroundings,
): EmojiPlacement[] {
  const room = Math.min(frame.width, frame.height) / emojiPop.peakScale;
  const sizePx = Math.max(2, Math.round(Math.min(size * emPx, room - 2)));
  const reach = (sizePx * emojiPop.peakScale) / 2;
  const centreX = Math.round((text.left + text.right) / 2);
  const wanted = wantedCentre({ text, sizePx, gapPx: gap * emPx, ceiling, side });
  const centreY = Math.round(wanted + shiftBetween(wanted - reach, wanted + reach, 1, frame.height - 1));
  return emojis.map((emoji) => ({ ...emoji, centreX, centreY, sizePx }));
}

function wantedCentre(place: {
  text: Box;
  sizePx: number;
  gapPx: number;
  ceiling: number;
  side: EmojiSurroundings['side'];
}): number {
  const { text, sizePx, gapPx, ceiling, side } = place;
  if (text.bottom <= text.top) return text.top;
  const top = text.top - gapPx - sizePx;
  return side === 'above' && top >= ceiling ? top + sizePx / 2 : text.bottom + gapPx + sizePx / 2;
}
