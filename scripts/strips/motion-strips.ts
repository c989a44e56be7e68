import { alignCaptions } from '../../src/engine/captions/alignment/align-captions.ts';
import { captionAnimationNames } from '../../src/engine/captions/settings/caption-animations.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames } from '../../src/engine/captions/settings/style-names.ts';
import type { FontSet } from '../../src/engine/layout/fonts/font-set.ts';
import { layOutCaptions } from '../../src/engine/layout/lay-out-captions.ts';
import { writeAssScript } from '../../src/engine/render/styles/ass-script.ts';
import { drawMoments } from './draw-moments.ts';

/** A strip shows six moments, 40 ms apart, around the change from one page to the next. */
const moments = { everyMs: 40, count: 6 };
const frame = { width: 1080, height: 1920 };

export interface MotionStrip {
  /** Of the file, without its ending. */
  name: string;
  settings: CaptionSettings;
}

export const motionStrips: MotionStrip[] = [
  ...captionAnimationNames.map((animation) => ({ name: `animation-${animation}`, settings: { animation } })),
  ...captionStyleNames.map((style) => ({ name: `style-${style}`, settings: { style } })),
];

const words = [
  ...[timed('thou', 1000, 1200), timed('that', 1200, 1420), timed('art', 1420, 1700), timed('now.', 1700, 2100)],
  ...[timed('The', 2100, 2300), timed('worlds', 2300, 2650), timed('fresh', 2650, 2900), timed('gift', 2900, 3500)],
];

function timed(text: string, startMs: number, endMs: number) {
  return { text, startMs, endMs };
}

/** Writes a strip as JPEG. */
export async function drawMotionStrip(
  tools: { ffmpeg: string; fonts: FontSet },
  { settings }: MotionStrip,
  { picture, outFile }: { picture: { file: string; atMs: number }; outFile: string },
): Promise<void> {
  const style = resolveCaptionStyle(settings);
  const captions = alignCaptions(
    [{ startMs: 1000, endMs: 3500, text: words.map(({ text }) => text).join(' ') }],
    words,
  );
  const pages = layOutCaptions({ captions, style, frame, fonts: tools.fonts });
  const second = pages.find((page, index) => index > 0 && page.words.length > 0);
  const changeMs = second?.words[0]?.startMs ?? 0;
  await drawMoments(tools, {
    ...moments,
    ...{ file: picture.file, pictureMs: picture.atMs, outFile, width: 270, crop: { top: 1010, height: 480 } },
    ass: writeAssScript({ pages, style, frame }),
    // the last moment but one is the word's start
    fromMs: changeMs - 4 * moments.everyMs,
  });
}
