import { boundingBox, grow } from './boxes.ts';
import { softShadow } from './caption-motion.ts';
import type { Box, PageLayout } from './page-layout.ts';

/** The box around the soft shadows of all words at normal size, on all pages; null = no words. */
export function shadowBox(pages: PageLayout[]): Box | null {
  return boundingBox(
    pages.flatMap(({ words, outlinePx, emPx }) =>
      words.map(({ ink }) => {
        const box = grow(ink, outlinePx + softShadow.spread * emPx);
        return { ...box, bottom: box.bottom + softShadow.offsetY * emPx };
      }),
    ),
  );
}
