import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import { rasteriseEmoji } from '../../../../src/engine/render/emojis/write-emoji-lanes.ts';
import { outputFrame } from '../../../../src/engine/render/filters/output-frame.ts';
import { planRender } from '../../../../src/engine/render/plan/plan-render.ts';
import { renderStill } from '../../../../src/engine/render/stills/render-still.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { type ClipOptions, ffmpeg, makeClip, numberedLevels, numberedStep, tools } from '../../../support/make-clip.ts';
import { bundledFonts, renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'stills-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
let made = 0;

function clip(name: string, options: Partial<ClipOptions> = {}): string {
  return makeClip({ file: join(dir, name), seconds: 2, audio: 'none', ...options });
}

async function overlayFor(file: string, settings: CaptionSettings, emoji?: string) {
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const frame = outputFrame(facts, settings);
  const style = resolveCaptionStyle(settings);
  const given = [{ startMs: 0, endMs: 2000, text: 'Most people think so', ...(emoji ? { emoji } : {}) }];
  const pages = layOutCaptions({ captions: alignCaptions(given, []), style, frame, fonts });
  const emojis = pages.flatMap((page) => page.emojis);
  return { facts, overlay: { ass: writeAssScript({ pages, style, frame }), emojis, fontsKey: 'none' } };
}

/** Returns the JPEG's path. */
async function still(file: string, atMs: number, settings: CaptionSettings = {}, emoji?: string): Promise<string> {
  const { facts, overlay } = await overlayFor(file, settings, emoji);
  const plan = planRender({
    ...{ sourceKey: 'test', facts, frameTimes: 'unread', settings, overlay },
    ...{ encoder: 'x264-veryfast', ffmpegBuild: 'test' },
  });
  const workDir = join(dir, `work${made++}`);
  mkdirSync(workDir);
  const jpeg = await renderStill({
    ...{ plan, facts, sourceFile: file, atMs, workDir, tools, fonts: bundledFonts, rasteriseEmoji },
  });
  const path = join(dir, `still${made}.jpg`);
  writeFileSync(path, jpeg);
  return path;
}

/** Without this, a test picture's colours are too sharp for 4:2:0, and any two encoders differ. */
const natural = ['gblur=sigma=1.5', 'eq=saturation=0.4'];

describe('a still', () => {
  it.each([
    ['at the start', 0, {}],
    ['between two frames', 950, { style: 'pill' }],
    ['while a word springs up', 520, {}],
    ['in a vertical crop', 1240, { style: 'boxed', resizeForSocialMedia: true }],
  ] as const)('is what the output shows %s', async (_, atMs, settings) => {
    const file = clip(`same${atMs}.mp4`, { width: 480, height: 270, videoFilters: natural });
    const { overlay } = await overlayFor(file, settings);
    const outFile = join(dir, `out${atMs}.mp4`);
    await renderClip({ file, outFile, workDir: join(dir, `render${atMs}`), settings, overlay });
    const jpeg = await still(file, atMs, settings);
    const frame = Math.floor(atMs / 40);
    const likeness = psnr(pixels(jpeg), pixels(outFile, frame));
    expect(likeness).toBeGreaterThan(33);
    expect(likeness).toBeGreaterThan(psnr(pixels(jpeg), pixels(outFile, frame + 1)) + 1);
  });

  it.each([
    ['mp4 with one key frame', 'one.mp4', {}, 990, 24],
    ['the time of a frame', 'edge.mp4', {}, 1000, 25],
    ['after the end', 'end.mp4', {}, 60_000, 49],
    ['MPEG-TS', 'a.ts', {}, 1310, 32],
    ['Matroska', 'a.mkv', {}, 1310, 32],
    ['AVI', 'a.avi', {}, 1310, 32],
    ['a hundred frames a second', 'fast.mp4', { fps: 100 }, 1309, 130],
    [
      'interlaced',
      'i.mp4',
      { videoFilters: ['setfield=tff'], videoArgs: ['-c:v', 'libx264', '-flags', '+ildct+ilme'] },
      1310,
      32,
    ],
  ] as const)('shows the picture that is on screen then (%s)', async (_, name, options, atMs, number) => {
    const file = clip(name, { picture: 'numbered', ...(options as Partial<ClipOptions>) });
    expect(numberOf(await still(file, atMs, { fontSize: 18 }))).toBe(number % numberedLevels);
  });

  it('draws the words of the moment on a frame that is shown for long', async () => {
    const file = clip('gap.mp4', {
      ...{ width: 360, height: 640 },
      picture: 'numbered',
      videoFilters: ["select='not(between(n,10,40))'"],
      outputArgs: ['-fps_mode', 'vfr'],
    });
    const settings = { style: 'word-by-word', fontColor: '#FF0000' } as const;
    const [early, late] = [await still(file, 450, settings), await still(file, 1550, settings)];
    expect([numberOf(early), numberOf(late)]).toEqual([9, 9]);
    expect(psnr(pixels(early), pixels(late))).toBeLessThan(30);
  });

  it('shows an emoji in colour', async () => {
    const file = clip('emoji.mp4', { picture: 'color=gray', width: 360, height: 640 });
    const settings = { fontColor: '#FFFFFF', highlightColor: '#FFFFFF' };
    const colourful = (path: string) => {
      const rgb = pixels(path);
      let count = 0;
      for (let at = 0; at < rgb.length; at += 3) if ((rgb[at] ?? 0) - (rgb[at + 2] ?? 0) > 80) count += 1;
      return count;
    };
    expect(colourful(await still(file, 700, settings))).toBe(0);
    expect(colourful(await still(file, 700, settings, '🔥'))).toBeGreaterThan(200);
  });
});

/** Pixels of a JPEG, or of a video's frame by its number. */
function pixels(file: string, frame = 0): Buffer {
  const colours = file.endsWith('.jpg') ? '' : 'scale=in_color_matrix=bt709,';
  const filters = `select='eq(n,${frame})',${colours}format=rgb24`;
  return ffmpeg(['-i', file, '-vf', filters, '-frames:v', '1', '-f', 'rawvideo', 'pipe:1']);
}

/** PSNR in decibels. */
function psnr(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (const [at, value] of a.entries()) sum += (value - (b[at] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / a.length));
}

/** The frame number that is encoded in the brightness of the top left corner. */
function numberOf(jpeg: string): number {
  const [red = 0] = pixels(jpeg);
  const luma = 16 + (red * 219) / 255;
  return Math.round((luma - 16) / numberedStep);
}
