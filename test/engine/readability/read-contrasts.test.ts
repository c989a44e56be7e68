import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import { probeSource } from '../../../src/engine/media/probe/probe-source.ts';
import { measureContrast } from '../../../src/engine/readability/measure-contrast.ts';
import { readContrasts } from '../../../src/engine/readability/read-contrasts.ts';
import { planReading } from '../../../src/engine/readability/reading-pages.ts';
import { makeClip, tools } from '../../support/make-clip.ts';
import { bundledFonts } from '../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'contrasts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const machine = { fonts, fontsKey: 'none', encoder: 'x264-veryfast', ffmpegBuild: 'test' };
/** White letters with nothing around them but a soft shadow, spoken from half a second on. */
const plain: CaptionSettings = { style: 'pop', fontColor: '#FFFFFF', highlightColor: '#FFFFFF', outlineThickness: 0 };

/** The contrast of the pages of two phrases: one in the first two seconds, one in the last two of six. */
async function contrasts(file: string, settings: CaptionSettings) {
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const given = [
    { startMs: 500, endMs: 1700, text: 'so it was' },
    { startMs: 4300, endMs: 5500, text: 'then' },
  ];
  const captions = alignCaptions(given, []);
  const video = {
    sourceKey: 'x',
    facts,
    settings,
    captions,
    language: 'en',
    faces: null,
    frameTimes: 'unread' as const,
  };
  const planned = planReading(machine, video);
  const workDir = mkdtempSync(join(dir, 'work-'));
  const input = { ...planned, facts, sourceFile: file, workDir, tools, fonts: bundledFonts };
  return {
    pages: planned.pages,
    found: await readContrasts({ ...input, measure: async (drawn) => measureContrast(drawn) }),
  };
}

/** Black for three seconds, then white. */
const turnsWhite = ["drawbox=color=white:t=fill:enable='gte(t,3)'"];

describe('the contrast of pages', () => {
  it.each([
    ['a file with an index', 'a.mp4', {}],
    ['a file without one', 'a.ts', {}],
    ['frames that are shown for long', 'gap.mp4', { outputArgs: ['-fps_mode', 'vfr'] }],
    ['a picture that is turned', 'turned.mp4', { rotation: 90 }],
  ])('is against the picture that is behind them then (%s)', async (name, file, options) => {
    const gaps = name.startsWith('frames') ? ["select='not(mod(n,50))+eq(n,149)'"] : [];
    const picture = { picture: 'color=black' as const, width: 360, height: 640, seconds: 6, audio: 'none' as const };
    const clip = makeClip({ file: join(dir, file), ...picture, videoFilters: [...turnsWhite, ...gaps], ...options });
    const { pages, found } = await contrasts(clip, plain);
    expect(pages.map(({ text, lines }) => [text, lines])).toEqual([
      ['so it was', 1],
      ['then', 1],
    ]);
    expect(found[0]).toBeGreaterThan(18);
    expect(found[1]).toBeLessThan(4.5);
  });

  it('counts outlines and boxes, in a vertical crop too', async () => {
    const picture = { picture: 'color=white' as const, width: 640, height: 360, seconds: 6, audio: 'none' as const };
    const clip = makeClip({ file: join(dir, 'white.mp4'), ...picture });
    for (const settings of [{ ...plain, outlineThickness: 12 }, { style: 'boxed' }] as const) {
      const { found } = await contrasts(clip, { ...settings, resizeForSocialMedia: true });
      for (const contrast of found) expect(contrast).toBeGreaterThan(10);
    }
  });
});
