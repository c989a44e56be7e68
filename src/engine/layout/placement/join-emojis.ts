import type { EmojiPlacement, PageLayout } from '../geometry/page-layout.ts';

/** In shares of its size: letters of another height do not make it hop. */
const samePlace = 0.04;

/**
 * An emoji that is on the next page as well is not made to pop once more: at the same place it goes on, else it moves with
 * the text.
 */
export function joinEmojis(pages: PageLayout[]): PageLayout[] {
  const joined: PageLayout[] = [];
  let running: EmojiPlacement | undefined;
  for (const page of pages) {
    const [first, ...rest] = page.emojis;
    if (running && first && goesOn(running, first) && isSamePlace(running, first)) {
      running.endMs = first.endMs;
      joined.push({ ...page, emojis: rest.map((emoji) => ({ ...emoji })) });
    } else {
      const moved =
        running && first && goesOn(running, first) ? [{ ...first, continues: true as const }, ...rest] : page.emojis;
      joined.push({ ...page, emojis: moved.map((emoji) => ({ ...emoji })) });
      running = undefined;
    }
    running = joined.at(-1)?.emojis.at(-1) ?? running;
  }
  return joined;
}

function goesOn(shown: EmojiPlacement, next: EmojiPlacement): boolean {
  return shown.endMs === next.startMs && shown.emoji === next.emoji && shown.sizePx === next.sizePx;
}

function isSamePlace(shown: EmojiPlacement, next: EmojiPlacement): boolean {
  return shown.centreX === next.centreX && Math.abs(shown.centreY - next.centreY) <= samePlace * shown.sizePx;
}
