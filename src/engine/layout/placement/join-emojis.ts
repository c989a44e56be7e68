import type { EmojiPlacement, PageLayout } from '../geometry/page-layout.ts';

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
