import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { colorDistance } from '../../../../src/engine/captions/settings/color-contrast.ts';
import { captionStyleNames } from '../../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import type { Box } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { keyBounce } from '../../../../src/engine/layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { assetsDir, type DrawnFrame, drawAssSeries, inkBox } from '../draw-ass.ts';

const fonts = loadFonts({ assetsDir, fontsDir: null });
const frame = { width: 360, height: 640 };
/** The word is spoken from 1 s to 2 s. */
const spokenMs = 1000;

/** One caption, whose last word stands out or not, drawn at some moments. */
async function draw(settings: CaptionSettings, { text, isKey }: { text: string; isKey: boolean }, atMs: number[]) {
  const words = text.split(' ').map((word, index, { length }) => ({
    ...{ text: word, startMs: index === length - 1 ? spokenMs : index * 100, endMs: 2000 },
    ...(index === length - 1 && isKey ? { emphasis: true } : {}),
  }));
  const timed = words.map((word, index) => ({ ...word, endMs: words[index + 1]?.startMs ?? word.endMs }));
  const captions = alignCaptions([{ startMs: 0, endMs: 2000, text, words: timed }], []);
  const style = resolveCaptionStyle({ ...settings, position: 0.5 });
  const pages = layOutCaptions({ captions, style, frame, fonts });
  const script = writeAssScript({ pages, style, frame });
  const drawn = await Promise.all(
    atMs.map((firstMs) => drawAssSeries(script, { frame, firstMs, everyMs: 1000, count: 1 })),
  );
  return { style, frames: drawn.flat(), word: pages.at(-1)?.words.at(-1) };
}

/** Whether a box of the frame has enough of a colour. */
function hasColour({ rgb, width }: DrawnFrame, { left, top, right, bottom }: Box, colour: string): boolean {
  let found = 0;
  for (let y = Math.floor(top); y < bottom; y++) {
    for (let x = Math.floor(left); x < right; x++) {
      const at = (y * width + x) * 3;
      const hex = `#${rgb.subarray(at, at + 3).toString('hex')}`;
      if (colorDistance(hex, colour) < 60) found++;
    }
  }
  return found > 20;
}

describe('a word that stands out', () => {
  // a style that chooses a key word of each page marks one always
  it.each(captionStyleNames.filter((style) => !resolveCaptionStyle({ style }).hasKeyLines))(
    'has its own colour while it is spoken, and only then if it is marked (%s)',
    async (name) => {
      for (const isKey of [true, false]) {
        const { style, frames, word } = await draw({ style: name }, { text: 'It is hot', isKey }, [spokenMs + 700]);
        const [drawn] = frames;
        if (!drawn || !word) throw new Error('a word expected');
        expect([isKey, hasColour(drawn, word.plate, style.emphasis.color)]).toEqual([isKey, isKey]);
      }
    },
  );

  const widthOf = (drawn: DrawnFrame | undefined) => {
    const box = drawn && inkBox(drawn);
    return box ? box.right - box.left : 0;
  };
  const atPeak = spokenMs + keyBounce.riseMs;
  const afterwards = spokenMs + 400;

  it('bounces when it is spoken, also where other words rest', async () => {
    const { frames } = await draw({ style: 'karaoke' }, { text: 'so remarkable', isKey: true }, [atPeak, afterwards]);
    const { frames: plain } = await draw({ style: 'karaoke' }, { text: 'so remarkable', isKey: false }, [
      atPeak,
      afterwards,
    ]);
    expect(widthOf(frames[0]) - widthOf(frames[1])).toBeGreaterThan(3);
    expect(Math.abs(widthOf(plain[0]) - widthOf(plain[1]))).toBeLessThan(2);
  });

  it('does not move where nothing is to move', async () => {
    const settings = { style: 'karaoke', animation: 'none' } as const;
    const { frames } = await draw(settings, { text: 'so remarkable', isKey: true }, [atPeak, afterwards]);
    expect(Math.abs(widthOf(frames[0]) - widthOf(frames[1]))).toBeLessThan(1);
  });
});
