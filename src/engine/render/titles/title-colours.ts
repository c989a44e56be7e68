import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { contrast } from '../../captions/settings/color-contrast.ts';

/** WCAG 2 asks for 4.5 between letters and what is behind them, and for 3 where letters are as large and bold as these. */
const enough = { outline: 4.5, letters: 3 };

/** The colours of a title, from those of the captions; all opaque. */
export interface TitleColours {
  letters: string;
  outline: string;
  /** Ground of a panel, and of the lower line of two. */
  ground: string;
  onGround: string;
  /** Ground of the upper line. */
  accent: string;
  onAccent: string;
}

/** Takes the captions' colours where they can be read on each other, else black or white. */
export function titleColours({ fontColor, highlightColor, outlineColor }: CaptionStyle): TitleColours {
  const [letters, highlight, dark] = [opaque(fontColor), opaque(highlightColor), opaque(outlineColor)];
  const ground = readable(dark, letters, enough.outline);
  // a highlight like the ground would make one box of two
  const accent = contrast(highlight, ground) < 1.6 ? letters : highlight;
  const onAccent = [letters, ground].find((colour) => contrast(colour, accent) >= enough.letters);
  return {
    ...{ letters, outline: ground, ground, onGround: letters, accent },
    onAccent: onAccent ?? readable(ground, accent, enough.letters),
  };
}

/** The wanted colour where it stands out from the other, else black or white. */
function readable(wanted: string, from: string, least: number): string {
  if (contrast(wanted, from) >= least) return wanted;
  return contrast('#000000', from) > contrast('#FFFFFF', from) ? '#000000' : '#FFFFFF';
}

function opaque(colour: string): string {
  return colour.slice(0, 7);
}
