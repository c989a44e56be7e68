import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, type AssStyle, layers, px } from '../ass/ass-event.ts';

/** The libass style of an outline right behind the letters, where accessible captions need one. */
export function haloStyles({ accessibility }: CaptionStyle): AssStyle[] {
  if (!accessibility?.haloColor) return [];
  const color = assColour(accessibility.haloColor);
  return [{ name: 'Halo', fill: color, border: color }];
}

/** The events of a word, and where it is needed, a halo for each event of letters, which moves as they do. */
export function withHalos(events: AssEvent[], page: PageLayout, { accessibility }: CaptionStyle): AssEvent[] {
  if (!accessibility?.haloColor) return events;
  const letters = events.filter(({ layer, tags }) => layer === layers.fill && !tags.includes('\\p1'));
  const halos = letters.map((event) => ({
    ...event,
    layer: layers.over,
    style: 'Halo',
    tags: `${withoutColours(event.tags)}\\bord${px(page.outlinePx)}`,
  }));
  return [...events, ...halos];
}

/** Clips that end at the letters would cut a halo off. */
function withoutColours(tags: string): string {
  return tags
    .replace(/\\t\([^()]*\\i?clip\([^()]*\)\)/g, '')
    .replace(/\\i?clip\([^()]*\)/g, '')
    .replace(/\\[1-4]?c&H[0-9A-F]+&/g, '')
    .replace(/\\bord[\d.]+/g, '');
}
