import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import { softShadow } from '../../layout/geometry/style-extents.ts';
import { assAlpha, assColour } from '../ass/ass-colour.ts';
import { type AssEvent, type AssStyle, clear } from '../ass/ass-event.ts';
import type { WordOnPage } from '../ass/word-events.ts';

/** How a caption style is drawn. */
export interface StyleDrawing {
  /** The libass styles it uses. */
  styles(style: CaptionStyle): AssStyle[];
  /** What it draws behind all words of a page. */
  background?(page: PageLayout, style: CaptionStyle): AssEvent[];
  word(here: WordOnPage, style: CaptionStyle): AssEvent[];
}

/** The libass styles of letters with a soft shadow, an outline and a fill: normal, and lit (spoken). */
export function wordStyles(style: CaptionStyle): AssStyle[] {
  const outline = assColour(style.outlineColor);
  const areLettersOpaque = assAlpha(style.fontColor) === 0 && assAlpha(style.highlightColor) === 0;
  const isAllOpaque = areLettersOpaque && assAlpha(style.outlineColor) === 0;
  return [
    // through translucent letters the video shows: neither shadow nor outline is drawn under them
    { name: 'Shadow', fill: areLettersOpaque ? shadowColour : clear, border: shadowColour },
    { name: 'Outline', fill: isAllOpaque ? outline : clear, border: outline },
    { name: 'Fill', fill: assColour(style.fontColor), border: clear },
    { name: 'Lit', fill: assColour(style.highlightColor), border: clear },
    { name: 'FillAndOutline', fill: assColour(style.fontColor), border: outline },
    { name: 'LitAndOutline', fill: assColour(style.highlightColor), border: outline },
  ];
}

/** Black with the soft shadow's opacity. */
export const shadowColour = `&H${softShadow.alpha.toString(16).toUpperCase()}000000`;
