import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { readableOn } from '../ass/ass-colour.ts';

/** The style with letters that are readable on a panel in the outline colour. */
export function readableLetters(style: CaptionStyle): CaptionStyle {
  const { fontColor, highlightColor, outlineColor } = style;
  return {
    ...style,
    fontColor: readableOn(outlineColor, fontColor),
    highlightColor: readableOn(outlineColor, highlightColor),
  };
}
