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

type FrameSettings = Pick<CaptionSettings, 'resizeForSocialMedia'>;

/** The size of the output. Both sides are even, as 4:2:0 needs. */
export function outputFrame(facts: SourceFacts, settings: FrameSettings): Frame {
  return frameGeometry(facts, settings).frame;
}

/**
 * The displayed frame, or its middle as 9:16: 1080 × 1920, or the largest exact 9:16 with even sides that needs no
 * upscaling. A source that is 9:16 within a pixel keeps its pixels.
 */
export function frameGeometry({ video }: SourceFacts, settings: FrameSettings): FrameGeometry {
  const shown = { width: video.displayWidth, height: video.displayHeight };
  const coded = orientedSize(video);
  if (isReframed({ video }, settings)) return verticalGeometry(shown, coded);
  return wholeGeometry(shown, coded);
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

/** 9:16 with even sides comes in steps of 18 × 32; 60 of them are 1080 × 1920. */
function verticalGeometry(shown: Frame, coded: Frame): FrameGeometry {
  const width = Math.min(shown.width, (shown.height * 9) / 16);
  const height = Math.min(shown.height, (shown.width * 16) / 9);
  const steps = Math.max(1, Math.min(60, Math.floor(height / 32)));
  const crop = {
    width: Math.max(1, Math.round((width * coded.width) / shown.width)),
    height: Math.max(1, Math.round((height * coded.height) / shown.height)),
  };
  const frame = { width: steps * 18, height: steps * 32 };
  const unscaled = crop.width === frame.width && crop.height === frame.height;
  return { crop, scale: !unscaled, frame };
}

function even(length: number): number {
  return Math.max(2, 2 * Math.floor(length / 2));
}
