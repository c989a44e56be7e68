import { boundingBox, grow } from './boxes.ts';
import { softShadow } from './caption-motion.ts';
import type { Box, PageLayout } from './page-layout.ts';

/** Where the soft shadows of resting words may reach, on all pages together; null = no words. */
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
