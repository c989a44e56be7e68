import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
import { splitStrips } from '../../../../src/engine/render/ass/caption-strips.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { ffmpeg, makeClip } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'strips-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const frame = { width: 360, height: 640, frameRate: { num: 10, den: 1 } };
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

describe('captions drawn on strips', () => {
  it.each([
    ['a steady clip', {}, { fps: 15 }],
    ['two frames a second', {}, { fps: 2 }],
    ['an orange outline', { outlineColor: '#FF8800', outlineThickness: 12 }, { fps: 10 }],
    ['words with changing shadows', { style: 'pill' }, { fps: 10 }],
    ['outlines that stand still', { style: 'handwritten' }, { fps: 10 }],
    ['black outlines below words that spring', { style: 'gradient', outlineThickness: 14 }, { fps: 10 }],
    ['coloured light', { style: 'neon' }, { fps: 10 }],
    ['shadows that rise one by one', { animation: 'wave' }, { fps: 10 }],
    ['light that tilts', { style: 'neon', animation: 'settle' }, { fps: 10 }],
    ['a stroke that is drawn', { style: 'underline' }, { fps: 10 }],
  ] as const)('look the same in every frame as all of them drawn together (%s)', async (name, settings, options) => {
    const overlay = overlayOf(settings);
    const file = whiteClip(options);
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
  });
});

describe('splitStrips', () => {
  const window = { frame, startTicks: 0, endTicks: 90_000 * 6, repeats: [] };
  const split = (settings: CaptionSettings, part: object = {}) =>
    splitStrips({ ...overlayOf(settings), ...window, ...part });
  const events = (script = '') => script.split('\n').filter((line) => line.startsWith('Dialogue:'));

  it('takes the shadows that do not move, and leaves every other event', () => {
    const { ass } = overlayOf({});
    const { captions, strips } = split({});
    expect(strips).toHaveLength(1);
    const fading = events(captions).filter((line) => line.includes(',Shadow,'));
    expect(fading.filter((line) => !line.includes('\\fade('))).toEqual([]);
    expect(events(strips[0]?.ass).every((line) => line.includes(',Shadow,'))).toBe(true);
    expect(events(captions).length + events(strips[0]?.ass).length).toBe(events(ass).length);
    expect(strips[0]?.ass).toContain(`PlayResX: ${strips[0]?.area.width}`);
    expect(strips[0]).toMatchObject({ isBlack: true, shrunk: 2 });
  });

  it('takes coloured light with the shadows below it, moving or not, and draws sharp shadows at their full size', () => {
    const neon = split({ style: 'neon' }).strips;
    expect(neon.map(({ isBlack }) => isBlack)).toEqual([false]);
    const soft = /,(Lit)?Glow,.*blur|,Shadow,/;
    expect(events(split({ style: 'neon' }).captions).filter((line) => /^Dialogue: [12],/.test(line))).toEqual([]);
    expect(events(neon[0]?.ass).every((line) => soft.test(line))).toBe(true);
    expect(split({ style: 'minimal' }).strips.map(({ shrunk }) => shrunk)).toEqual([1]);
  });

  it('takes outlines that are black and stand still', () => {
    const outlinesApart = (settings: CaptionSettings) =>
      split(settings).strips.some(({ ass }) => ass.includes(',Outline,,'));
    const all = [{ style: 'handwritten' }, { style: 'underline' }, { style: 'handwritten', outlineColor: '#0B1D45' }];
    expect(all.map((settings) => outlinesApart(settings as CaptionSettings))).toEqual([true, true, false]);
  });

  it('changes a strip when libass first shows a page, and begins with the window', () => {
    const ticks = split({ animation: 'none' }, { startTicks: 45_001.5 }).strips[0]?.ticks ?? [];
    expect(ticks[0]).toBe(45_001);
    expect(ticks.length).toBeGreaterThan(3);
    expect(ticks.slice(1).every((tick) => Math.floor(tick * (1 / 90_000) * 1000) % 10 === 0)).toBe(true);
  });

  it('changes a strip with every frame only while something on it moves', () => {
    const ticks = (animation: 'none' | 'rise') => split({ style: 'neon', animation }).strips[0]?.ticks ?? [];
    const onFrames = (all: number[]) => all.filter((tick) => tick % 9000 === 0).length;
    expect(onFrames(ticks('rise'))).toBeGreaterThan(onFrames(ticks('none')));
    expect(ticks('rise').length).toBeLessThan(60);
  });

  it('has room on the strip for what rises to its place', () => {
    const area = (animation: 'none' | 'rise') => split({ style: 'neon', animation }).strips[0]?.area;
    const [still, rising] = [area('none'), area('rise')];
    expect(rising?.height).toBeGreaterThan(still?.height ?? Number.POSITIVE_INFINITY);
    expect([rising?.left, rising?.top, rising?.width]).toEqual([still?.left, still?.top, still?.width]);
  });

  it('lies within the frame, at places that colours have', () => {
    const shadowBox = { left: -9, top: 301.5, right: 380, bottom: 640 };
    for (const size of [frame, { ...frame, width: 362, height: 638 }]) {
      const area = split({}, { frame: size, shadowBox }).strips[0]?.area;
      const { left = 1, top = 1, width = 1, height = 1 } = area ?? {};
      expect([left, top % 2, width % 4, height % 4]).toEqual([0, 0, 0, 0]);
      expect([left + width <= size.width, top + height <= size.height]).toEqual([true, true]);
    }
  });

  it.each([
    ['something is drawn below the shadows', 'boxed', true],
    ['there is nothing soft', 'typewriter', true],
    ['the area of the shadows is unknown', 'pop', false],
  ] as const)('leaves a script whole where %s', (_, style, isKnown) => {
    const { ass } = overlayOf({ style });
    expect(split({ style }, isKnown ? {} : { shadowBox: null })).toEqual({ captions: ass, strips: [] });
  });
});

/** One clip for each frame rate. */
function whiteClip({ fps }: { fps: number }): string {
  const file = join(dir, `${fps}.mp4`);
  if (existsSync(file)) return file;
  const videoFilters = ['lutyuv=y=200:u=128:v=128'];
  return makeClip({ ...frame, file, fps, seconds: 6, audio: 'none', videoFilters });
}

/** PSNR between the frames of two files, in decibels. */
function psnrOfEach(one: string, other: string): number[] {
  const printed = ffmpeg(['-i', one, '-i', other, '-lavfi', 'psnr=stats_file=-', '-f', 'null', '/dev/null']).toString();
  return [...printed.matchAll(/psnr_avg:(\S+)/g)].map(([, value]) => (value === 'inf' ? 100 : Number(value)));
}
