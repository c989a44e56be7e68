import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { shadowBox } from '../../../../src/engine/layout/geometry/boxes.ts';
import { styleExtents } from '../../../../src/engine/layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { splitShadows } from '../../../../src/engine/render/ass/soft-shadows.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { type ClipOptions, ffmpeg, makeClip } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'shadows-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const frame = { width: 360, height: 640 };
const said = 'Most people think so but they are wrong about it';

function overlayOf(settings: CaptionSettings) {
  const style = resolveCaptionStyle(settings);
  const captions = alignCaptions([{ startMs: 210, endMs: 5300, text: said }], []);
  const pages = layOutCaptions({ captions, style, frame, fonts });
  return {
    ass: writeAssScript({ pages, style, frame }),
    shadowBox: shadowBox(pages, styleExtents[style.drawing].soft),
    emojis: [],
    fontsKey: 'none',
  };
}

describe('soft shadows drawn separately', () => {
  it.each([
    ['a steady clip', {}, { fps: 15 }],
    ['two frames a second', {}, { fps: 2 }],
    ['an orange outline', { outlineColor: '#FF8800', outlineThickness: 12 }, { fps: 10 }],
    ['words with changing shadows', { style: 'pill' }, { fps: 10 }],
    ['outlines that stand still', { style: 'handwritten' }, { fps: 10 }],
    ['black outlines below words that spring', { style: 'gradient', outlineThickness: 14 }, { fps: 10 }],
  ] as const)(
    'look the same in every frame as shadows drawn with the captions (%s)',
    async (name, settings, options) => {
      const overlay = overlayOf(settings);
      const file = whiteClip(`${name}.mp4`, options);
      const common = { file, settings };
      const [apart, among] = [join(dir, `${name} apart.mp4`), join(dir, `${name} among.mp4`)];
      const { plan } = await renderClip({ ...common, outFile: apart, workDir: `${apart}.work`, overlay });
      await renderClip({
        ...common,
        outFile: among,
        workDir: `${among}.work`,
        overlay: { ...overlay, shadowBox: null },
      });
      const likeness = psnrOfEach(apart, among);
      expect(likeness).toHaveLength(plan.segments.reduce((sum, { frameCount }) => sum + (frameCount ?? 0), 0));
      expect(Math.min(...likeness)).toBeGreaterThan(36);
    },
  );
});

describe('splitShadows', () => {
  const window = { frame, startTicks: 0, endTicks: 90_000 * 6 };

  it('takes the shadows that do not move, and leaves every other event', () => {
    const { ass, shadowBox: box } = overlayOf({});
    const split = splitShadows({ ass, shadowBox: box, ...window });
    const events = (script = '') => script.split('\n').filter((line) => line.startsWith('Dialogue:'));
    const fading = events(split?.captions).filter((line) => line.includes(',Shadow,'));
    expect(fading.filter((line) => !line.includes('\\fade('))).toEqual([]);
    expect(events(split?.shadows.ass).every((line) => line.includes(',Shadow,'))).toBe(true);
    expect(events(split?.captions).length + events(split?.shadows.ass).length).toBe(events(ass).length);
    expect(split?.shadows.ass).toContain(`PlayResX: ${split?.shadows.strip.width}`);
  });

  it('takes black outlines only where nothing in colour is below the letters', () => {
    const outlinesApart = (settings: CaptionSettings) => {
      const { ass, shadowBox: box } = overlayOf(settings);
      return splitShadows({ ass, shadowBox: box, ...window })?.shadows.ass.includes(',Outline,,') ?? false;
    };
    const all = [{ style: 'handwritten' }, { style: 'underline' }, { style: 'handwritten', outlineColor: '#0B1D45' }];
    expect(all.map((settings) => outlinesApart(settings as CaptionSettings))).toEqual([true, true, false]);
  });

  it('changes the strip when libass first shows a page, and begins with the window', () => {
    const { ass, shadowBox: box } = overlayOf({});
    const ticks = splitShadows({ ass, shadowBox: box, ...window, startTicks: 45_001.5 })?.shadows.ticks ?? [];
    expect(ticks[0]).toBe(45_001);
    expect(ticks.length).toBeGreaterThan(3);
    expect(ticks.slice(1).every((tick) => Math.floor(tick * (1 / 90_000) * 1000) % 10 === 0)).toBe(true);
  });

  it.each([
    ['something is drawn below the shadows', 'boxed', true],
    ['shadows appear letter by letter', 'typewriter', true],
    ['the area of the shadows is unknown', 'pop', false],
  ] as const)('leaves a script whole where %s', (_, style, isKnown) => {
    const { ass, shadowBox: box } = overlayOf({ style });
    expect(splitShadows({ ass, shadowBox: isKnown ? box : null, ...window })).toBeNull();
  });
});

function whiteClip(name: string, options: Partial<ClipOptions>): string {
  const videoFilters = ['lutyuv=y=200:u=128:v=128'];
  return makeClip({ ...frame, file: join(dir, name), seconds: 6, audio: 'none', videoFilters, ...options });
}

/** PSNR between the frames of two files, in decibels. */
function psnrOfEach(one: string, other: string): number[] {
  const printed = ffmpeg(['-i', one, '-i', other, '-lavfi', 'psnr=stats_file=-', '-f', 'null', '/dev/null']).toString();
  return [...printed.matchAll(/psnr_avg:(\S+)/g)].map(([, value]) => (value === 'inf' ? 100 : Number(value)));
}
