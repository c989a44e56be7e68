import type { Frame } from '../../layout/geometry/page-layout.ts';
import { editingSize } from '../../media/copies/editing-copy.ts';
import { isRgb, swscaleInput } from '../../media/probe/colour-facts.ts';
import type { Fraction, SourceFacts, VideoFacts } from '../../media/source-facts.ts';
import type { FrameGeometry } from './output-frame.ts';

/**
 * Filters that work on the sequence of frames. They look back and ahead, so they need frames around a cut. If a file has
 * no frame times, a reader guesses them, and may guess the same for two frames: `fps` then spaces them evenly.
 */
export function timeFilters({ video }: SourceFacts, areTimesKnown = true): string[] {
  const filters: string[] = [];
  if (video.interlaced) filters.push('bwdif=mode=send_frame:parity=auto:deint=interlaced');
  const rate = reducedRate(video) ?? (areTimesKnown ? null : video.frameRate);
  if (rate) filters.push(`fps=${rate.num}/${rate.den}`);
  return filters;
}

/**
 * Divides rates above 60 frames a second by a whole number: 120 becomes 60, 100 becomes 50. A variable rate becomes 60,
 * so that nothing is lost where frames are farther apart. null = the rate is kept.
 */
export function reducedRate(video: Pick<VideoFacts, 'frameRate' | 'variableFrameRate'>): Fraction | null {
  const { num, den } = video.frameRate;
  const divisor = Math.ceil(num / den / 60 - 0.01);
  if (divisor <= 1) return null;
  return video.variableFrameRate ? { num: 60, den: 1 } : { num, den: den * divisor };
}

/** Filters on single frames: orientation, crop, size, and conversion to BT.709 8-bit 4:2:0 with square pixels. */
export function pictureFilters({ video }: SourceFacts, geometry: FrameGeometry): string[] {
  const { crop, scale, frame } = geometry;
  return [
    ...orientationFilters(video),
    ...(crop ? [`crop=${crop.width}:${crop.height}`] : []),
    ...sizeAndColourFilters(video, scale ? frame : null),
  ];
}

/** Filters for the editing copy: the uncropped source in display orientation, small, in the output's colours. */
export function editingFilters(facts: SourceFacts): string[] {
  const frame = editingSize(facts);
  return [...timeFilters(facts), ...pictureFilters(facts, { crop: null, scale: true, frame })];
}

type DrawnVideo = Pick<VideoFacts, 'hasAlpha' | 'pixelFormat' | 'colour'>;

/**
 * The filters after orientation and crop: size, transparency over black, and colours.
 * @param frame null = the size is right
 */
export function sizeAndColourFilters(video: DrawnVideo, frame: Frame | null): string[] {
  return [
    ...(video.hasAlpha ? overBlack(video) : []),
    ...colourFilters(video, frame ? `${frame.width}:${frame.height}` : null),
    'format=yuv420p',
    'setsar=1',
    'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
  ];
}

/** Uses the matrix of the facts: by default ffmpeg takes untagged sources for BT.601. */
function overBlack(video: DrawnVideo): string[] {
  const toRgb = isRgb(video.pixelFormat) ? [] : [`scale=${swscaleInput(video)}:flags=bicubic`];
  return [...toRgb, 'format=gbrap', 'premultiply=inplace=1', 'format=gbrp'];
}

/** Turns the frame to display orientation; pixels keep their aspect ratio. */
export function orientationFilters({ mirrored, rotation }: Pick<VideoFacts, 'mirrored' | 'rotation'>): string[] {
  const turns = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] };
  if (mirrored && rotation === 180) return ['vflip'];
  return [...(mirrored ? ['hflip'] : []), ...turns[rotation]];
}

/** zscale for HDR and wide gamut; swscale, several times cheaper, for the rest. */
function colourFilters(video: DrawnVideo, size: string | null): string[] {
  const resize = size === null ? [] : [`scale=${size}:flags=lanczos`];
  const { transfer, primaries, matrix, fullRange } = video.colour;
  if (transfer === 'smpte2084' || transfer === 'arib-std-b67') return [...resize, ...toneMapping(video)];
  if (primaries === 'bt2020') return [...resize, ...gamutConversion(video)];
  const fromRgb = isRgb(video.pixelFormat) || video.hasAlpha;
  if (!fromRgb && !fullRange && matrix === 'bt709') return resize;
  const from = fromRgb ? '' : `${swscaleInput(video)}:`;
  return [
    `scale=${size === null ? '' : `${size}:`}${from}out_color_matrix=bt709:out_range=tv:flags=${size === null ? 'bicubic' : 'lanczos'}`,
  ];
}

/**
 * Reference white at 203 cd/m² (ITU-R BT.2408). Mobius keeps everything darker than a third of it, which is mostly
 * faces, and rolls off the rest. Hable's curve, often used, makes everything grey.
 */
function toneMapping(video: DrawnVideo): string[] {
  return [
    `zscale=${zscaleInput(video)}:t=linear:npl=203`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=mobius:param=0.3:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
  ];
}

function gamutConversion(video: DrawnVideo): string[] {
  return [`zscale=${zscaleInput(video)}:p=bt709:t=bt709:m=bt709:r=tv`];
}

function zscaleInput({ colour, pixelFormat }: DrawnVideo): string {
  const names: Record<string, string> = {
    bt2020nc: '2020_ncl',
    bt2020c: '2020_cl',
    'bt2020-10': '2020_10',
    bt2020: '2020',
    'bt2020-12': '2020_12',
  };
  const name = (value: string) => names[value] ?? value;
  const matrix = isRgb(pixelFormat) ? 'gbr' : name(colour.matrix);
  return `min=${matrix}:pin=${name(colour.primaries)}:tin=${name(colour.transfer)}:rin=${colour.fullRange ? 'pc' : 'tv'}`;
}
