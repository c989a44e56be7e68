import type { Timed } from '../../captions/caption.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { captionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, Frame } from '../geometry/page-layout.ts';
import { styleExtents } from '../geometry/style-extents.ts';
import { captionSpace, createPagePlacer } from './block-place.ts';
import type { FramedShot } from './caption-places.ts';

interface CaptionBandsInput {
  style: CaptionStyle;
  frame: Frame;
  fonts: FontSet;
  shots: FramedShot[];
}

/**
 * Returns a function that tells where captions may stand during a span of one shot. It depends on settings and faces, and
 * not on what the captions say, so that an edit of them moves nothing that keeps off them.
 */
export function captionBands({ style, frame, fonts, shots }: CaptionBandsInput): (span: Timed) => Box {
  const geometry = captionGeometry(style, frame, fonts);
  const extents = styleExtents[style.drawing];
  const placeOf = createPagePlacer(geometry, style, extents, shots);
  const { halfWidth, halfHeight, emoji } = captionSpace(geometry, style.position, extents);
  return (span) => {
    const { centreY, emojis } = placeOf({ ...span, words: [], emojis: [] });
    const [above, below] = emojis === 'above' ? [emoji, 0] : [0, emoji];
    return {
      left: frame.width / 2 - halfWidth,
      right: frame.width / 2 + halfWidth,
      top: centreY - halfHeight - above,
      bottom: centreY + halfHeight + below,
    };
  };
}
