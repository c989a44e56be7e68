import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';

/**
 * An overlay is drawn like any video, but on each frame twice: once on black and once on white. How much of the white
 * shows through is what is transparent. So alpha is right whatever draws: opaque and translucent letters, shadows, emojis.
 * A segment holds both, one above the other, without loss.
 */

/** Raise it when overlays are drawn differently without a change of any argument in a plan. */
export const overlayRecipe = 1;

/** Filters that leave nothing of a source's frame but its time: four pixels. */
export const emptyPicture = ['scale=2:2:flags=neighbor', 'format=yuv444p', 'setsar=1'];

/** Luma of both. Black is that of television, to which alpha is applied; a white beyond its own gives alpha more steps. */
export const canvas = { black: 16, white: 255 };

/**
 * From one empty picture to two frames of one time: black, then white. `geq` because `lutyuv` keeps to the range of
 * television. A filter chain with one input and one output. Pure.
 */
export function canvasPair({ width, height }: Frame): string {
  const filled = (luma: number) => `geq=lum=${luma}:cb=128:cr=128`;
  // the clock of `interleave` counts microseconds
  const paired = `interleave,settb=1/${ticksPerSecond}`;
  return [
    'split=2[k][w]',
    `[k]${filled(canvas.black)}[black]`,
    `[w]${filled(canvas.white)}[white]`,
    `[black][white]${[paired, `scale=${width}:${height}:flags=neighbor`, 'setsar=1', tagged].join(',')}`,
  ].join(';');
}

/** Puts the two frames of one time above each other. */
export const stackPair = 'tile=layout=1x2:nb_frames=2';

/** ffmpeg arguments for segments of an overlay: without loss, and with a colour for every pixel. */
export const pairEncoderArgs = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p'],
  ...['-x264-params', 'open-gop=0:keyint=9000:min-keyint=12:scenecut=0'],
];

/** The colours of every output. */
export const tagged = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';
