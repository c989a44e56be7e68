import type { PageEmoji } from '../../captions/caption.ts';
import { shiftBetween } from '../geometry/boxes.ts';
import { emojiPop } from '../geometry/caption-motion.ts';
import type { Box, EmojiPlacement, Frame } from '../geometry/page-layout.ts';

/** In ems: about 125 px at 1080×1920, a little more while it pops. */
const size = 1.3;
const gap = 0.1;
/** Height of an emoji and its gap above or below the text, including its pop; ems. */
export const emojiRoom = gap + (size * (1 + emojiPop.peakScale)) / 2;

interface EmojiSurroundings {
  /** Box of the text, including its outline. */
  text: Box;
  emPx: number;
  frame: Frame;
  /** Upper limit for emojis. */
  ceiling: number;
  side: 'above' | 'below';
}

/** Places emojis on the given side of the text, or below it if there is no space above. Without text, at its place. */
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
