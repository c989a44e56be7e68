import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import type { CaptionStrip } from '../ass/caption-strips.ts';
import type { Chroma } from '../emojis/write-emoji-lanes.ts';
import { tagged } from '../overlay/overlay-canvas.ts';
import { clockInput } from './repeat-clock.ts';

/** File names in the work folder. */
export const stripFiles = (number: number) => ({ script: `strip${number}.ass`, clock: `strip${number}.ivf` });

/** ffmpeg arguments that open the clocks of strips as inputs. */
export function stripInputs(strips: CaptionStrip[]): string[] {
  return strips.flatMap((_, number) => clockInput(stripFiles(number).clock));
}

/**
 * Filter chains that draw strips as pictures with alpha, `strip0` and up.
 * @param firstInput number of the first strip's clock
 */
export function stripChains(strips: CaptionStrip[], firstInput: number, fontsFolder: string): string[] {
  return strips.flatMap(({ area, shrunk, isBlack }, number) => {
    const drawn = {
      size: `scale=${area.width / shrunk}:${area.height / shrunk}:flags=neighbor`,
      // libass scales blur by the original size only
      ass: `ass=filename=${stripFiles(number).script}:fontsdir=${fontsFolder}:original_size=${area.width}x${area.height}`,
      number,
    };
    const enlarged = shrunk === 1 ? [] : [`scale=${area.width}:${area.height}:flags=bilinear`];
    return [
      `[${firstInput + number}:v]settb=1/${ticksPerSecond},split[a${number}][b${number}]`,
      ...(isBlack ? blackChains(drawn) : colourChains(drawn)),
      `[ink${number}][opacity${number}]${['alphamerge', ...enlarged].join(',')}[strip${number}]`,
    ];
  });
}

interface StripDrawing {
  /** Filter that makes the clock's picture as large as the strip is drawn. */
  size: string;
  /** Filter that draws. */
  ass: string;
  number: number;
}

/**
 * Black is drawn on white. How much of the white is left is how transparent the strip is: libass on a transparent background
 * would apply the opacity of a shadow twice.
 */
function blackChains({ size, ass, number }: StripDrawing): string[] {
  return [
    `[a${number}]${['format=gray', 'geq=lum=255', size, 'format=gray', ass, 'negate'].join(',')}[opacity${number}]`,
    `[b${number}]${['format=yuv420p', 'lutyuv=y=16:u=128:v=128', size, tagged].join(',')}[ink${number}]`,
  ];
}

/**
 * Colours are drawn on zeros and on the largest values. What differs is transparent, in each plane by itself. Colours on
 * zeros are already multiplied by alpha, and are divided by it.
 */
function colourChains({ size, ass, number }: StripDrawing): string[] {
  const on = (value: number) =>
    ['format=yuv420p', `geq=lum=${value}:cb=${value}:cr=${value}`, size, tagged, ass].join(',');
  return [
    `[a${number}]${on(0)},split[low${number}][dark${number}]`,
    `[b${number}]${on(255)}[high${number}]`,
    `[high${number}][low${number}]blend=all_mode=subtract,negate,split[alpha${number}][opaque${number}]`,
    `[dark${number}][alpha${number}]blend=all_mode=divide[ink${number}]`,
    `[opaque${number}]extractplanes=y[opacity${number}]`,
  ];
}

/** Filters that overlay the strips. A chain with one input and one output; with strips it contains `;`. */
export function overlayStrips(strips: CaptionStrip[], chroma: Chroma): string {
  const overlays = strips.map(
    ({ area }, number) =>
      `[p${number}][strip${number}]overlay=x=${area.left}:y=${area.top}:eof_action=pass:format=yuv${chroma}`,
  );
  return overlays.map((overlay, number) => `${number === 0 ? 'null' : ''}[p${number}];${overlay}`).join('');
}
