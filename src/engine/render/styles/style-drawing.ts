import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { PageLayout } from '../../layout/geometry/page-layout.ts';
import type { AssEvent, AssStyle } from '../ass/ass-event.ts';

/**
 * How a caption style is drawn: the libass styles it uses, and the events of a page.
 */
export interface StyleDrawing {
  styles(style: CaptionStyle): AssStyle[];
  events(page: PageLayout, style: CaptionStyle): AssEvent[];
}
