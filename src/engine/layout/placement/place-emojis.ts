import type { PageEmoji } from '../../captions/caption.ts';
import { shiftBetween } from '../geometry/boxes.ts';
import type { Box, EmojiPlacement, Frame, PageLayout } from '../geometry/page-layout.ts';
import { emojiPop } from '../geometry/style-extents.ts';

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
  const gapPx = gap * emPx;
  const top = text.top - gapPx - sizePx;
  const beside = side === 'above' && top >= ceiling ? top + sizePx / 2 : text.bottom + gapPx + sizePx / 2;
  const wanted = text.bottom > text.top ? beside : text.top;
  const centreY = Math.round(wanted + shiftBetween(wanted - reach, wanted + reach, 1, frame.height - 1));
  return emojis.map((emoji) => ({ ...emoji, centreX, centreY, sizePx }));
}

/** In shares of its size. Such a small move, due to letters of another height, is ignored. */
const maxShift = 0.04;

/**
 * Continues an emoji that is also on the next page, so that it does not pop again: at the same place both become one, else
 * the next one is marked as continuing and moves with the text.
 */
export function joinEmojis(pages: PageLayout[]): PageLayout[] {
  const joined: PageLayout[] = [];
  let running: EmojiPlacement | undefined;
  for (const page of pages) {
    const [first, ...rest] = page.emojis;
    if (running && first && isSameEmoji(running, first) && isSamePlace(running, first)) {
      running.endMs = first.endMs;
      joined.push({ ...page, emojis: rest.map((emoji) => ({ ...emoji })) });
    } else {
      const moved =
        running && first && isSameEmoji(running, first)
          ? [{ ...first, continues: true as const }, ...rest]
          : page.emojis;
      joined.push({ ...page, emojis: moved.map((emoji) => ({ ...emoji })) });
      running = undefined;
    }
    running = joined.at(-1)?.emojis.at(-1) ?? running;
  }
  return joined;
}

function isSameEmoji(shown: EmojiPlacement, next: EmojiPlacement): boolean {
  return shown.endMs === next.startMs && shown.emoji === next.emoji && shown.sizePx === next.sizePx;
}

function isSamePlace(shown: EmojiPlacement, next: EmojiPlacement): boolean {
  return shown.centreX === next.centreX && Math.abs(shown.centreY - next.centreY) <= maxShift * shown.sizePx;
}
