import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import type { AssEvent, AssStyle } from '../ass/ass-event.ts';

/**
 * How one look is drawn: which colours libass must know, and what is on screen for a page, in time and from below up.
 */
export interface StyleDrawing {
  styles(style: CaptionStyle): AssStyle[];
  events(page: PageLayout, style: CaptionStyle): AssEvent[];
}
