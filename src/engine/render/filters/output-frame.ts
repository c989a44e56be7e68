import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { Frame } from '../../layout/geometry/page-layout.ts';
import type { SourceFacts, VideoFacts } from '../../media/source-facts.ts';
import { isVertical } from '../../reframe/camera/crop-window.ts';

/** Centred crop of the source frame (in coded pixels, in display orientation), and the size it is scaled to. */
export interface FrameGeometry {
  crop: Frame | null;
  scale: boolean;
  frame: Frame;
}

/** What of the settings decides about the size of the output. */
export type FrameSettings = Pick<CaptionSettings, 'resizeForSocialMedia' | 'outputSize'>;

/** The size of the output. Both sides are even, as 4:2:0 needs. */
export function outputFrame(facts: SourceFacts, settings: FrameSettings): Frame {
  return frameGeometry(facts, settings).frame;
}

/**
 * The displayed frame, or its middle as exact 9:16, in the wanted size. A source that is 9:16 within a pixel counts as
 * vertical already: it is not cropped.
 */
export function frameGeometry({ video }: SourceFacts, settings: FrameSettings): FrameGeometry {
  const { outputSize = 'auto' } = settings;
  const shown = { width: video.displayWidth, height: video.displayHeight };
  const coded = orientedSize(video);
  if (isReframed({ video }, settings)) return verticalGeometry(shown, coded, outputSize);
  const sized = outputSize === 'auto' || outputSize === 'source' ? shown : withShortSide(shown, Number(outputSize));
  return wholeGeometry(sized, coded);
}

/**
 * Whether the output is made vertical from another shape, and so needs a camera path.
 */
export function isReframed({ video }: Pick<SourceFacts, 'video'>, settings: FrameSettings): boolean {
  return settings.resizeForSocialMedia === true && !isVertical(video);
}

/** Coded size, with width and height swapped if the frame is shown turned by 90°. */
export function orientedSize({ rotation, codedWidth, codedHeight }: VideoFacts): Frame {
  const sideways = rotation === 90 || rotation === 270;
  return sideways ? { width: codedHeight, height: codedWidth } : { width: codedWidth, height: codedHeight };
}

function wholeGeometry(shown: Frame, coded: Frame): FrameGeometry {
  const frame = { width: even(shown.width), height: even(shown.height) };
  const squarePixels = shown.width === coded.width && shown.height === coded.height;
  const scale = !squarePixels || shown.width < 2 || shown.height < 2;
  if (scale) return { crop: null, scale, frame };
  const isEven = shown.width === frame.width && shown.height === frame.height;
  return { crop: isEven ? null : frame, scale, frame };
}

/** How many times as wide as in the source its picture is shown; at least 1. Closer windows of a camera are enlarged more. */
export function enlargementOf({ crop, frame }: FrameGeometry, video: VideoFacts): number {
  return Math.max(1, frame.width / (crop ?? orientedSize(video)).width);
}

type OutputSize = NonNullable<CaptionSettings['outputSize']>;

/** Enlarging makes no side longer: beyond it, decoders of phones give up. */
const longestEnlarged = 3840;

function withShortSide({ width, height }: Frame, length: number): Frame {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(length / short, Math.max(1, longestEnlarged / long));
  return {
    width: Math.max(2, 2 * Math.round((width * scale) / 2)),
    height: Math.max(2, 2 * Math.round((height * scale) / 2)),
  };
}

/** 9:16 with even sides comes in steps of 18 × 32. */
const verticalStep = { width: 18, height: 32 };

function verticalGeometry(shown: Frame, coded: Frame, size: OutputSize): FrameGeometry {
  const width = Math.min(shown.width, (shown.height * 9) / 16);
  const height = Math.min(shown.height, (shown.width * 16) / 9);
  const steps = verticalWidth(shown, height, size) / verticalStep.width;
  const crop = {
    width: Math.max(1, Math.round((width * coded.width) / shown.width)),
    height: Math.max(1, Math.round((height * coded.height) / shown.height)),
  };
  const frame = { width: steps * verticalStep.width, height: steps * verticalStep.height };
  const unscaled = crop.width === frame.width && crop.height === frame.height;
  return { crop, scale: !unscaled, frame };
}

/**
 * Width of a vertical output. Platforms want 1080 × 1920. The window of a wide picture is narrower than that, and every
 * player would enlarge it: here it is enlarged well, and captions are drawn in the size that is shown.
 * @param height of the largest window, in the pixels of the source
 */
function verticalWidth(shown: Frame, height: number, size: OutputSize): number {
  if (size === 'auto') return shown.height >= 720 ? 1080 : 720;
  if (size !== 'source') return Number(size);
  return verticalStep.width * Math.max(1, Math.min(60, Math.floor(height / verticalStep.height)));
}

function even(length: number): number {
  return Math.max(2, 2 * Math.floor(length / 2));
}
