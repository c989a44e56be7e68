import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { readingLimits } from '../../../src/engine/captions/pages/reading-limits.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import { probeSource } from '../../../src/engine/media/probe/probe-source.ts';
import type { SourceFacts } from '../../../src/engine/media/source-facts.ts';
import { measureContrast } from '../../../src/engine/readability/measure-contrast.ts';
import { readContrasts } from '../../../src/engine/readability/read-contrasts.ts';
import { planReading } from '../../../src/engine/readability/reading-pages.ts';
import { ffmpeg, tools } from '../../support/make-clip.ts';
import { bundledFonts } from '../../support/render-clip.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const dir = mkdtempSync(join(tmpdir(), 'accessible-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const machine = { fonts, fontsKey: 'none', encoder: 'x264-veryfast', ffmpegBuild: 'test' };
const file = join(dir, 'pictures.mp4');
const pictures = ['color=black', 'color=white', 'color=gray', 'testsrc2'];
const random = seededRandom(Number(process.env.PROPERTY_SEED ?? 1) || Date.now());
let facts: SourceFacts;

/** A second of black, of white, of grey, and of everything at once. */
beforeAll(async () => {
  const noise = ['', '', '', ',noise=alls=100:allf=t'];
  const inputs = pictures.map((picture, index) => {
    const mark = picture.includes('=') ? ':' : '=';
    return `${picture}${mark}s=360x640:r=10:d=1,format=yuv420p${noise[index]}[p${index}]`;
  });
  const graph = `${inputs.join(';')};[p0][p1][p2][p3]concat=n=4[all]`;
  ffmpeg(['-filter_complex', graph, '-map', '[all]', '-c:v', 'libx264', '-preset', 'ultrafast', file]);
  facts = await probeSource({ ffprobe: tools.ffprobe, file });
});

const anyOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

function anyColor(): string {
  const channel = () => anyOf(['00', '33', '66', '77', '80', 'AA', 'FF']);
  return `#${channel()}${channel()}${channel()}${anyOf(['', '', '80'])}`;
}

/** Colours of a caller's own for some, or none, of the style's. */
function anySettings(style: CaptionSettings['style']): CaptionSettings {
  const mayBe = <T>(value: T): T | undefined => anyOf([value, undefined]);
  return {
    ...{ style, fontColor: mayBe(anyColor()), highlightColor: mayBe(anyColor()), outlineColor: mayBe(anyColor()) },
    ...{ outlineThickness: anyOf([undefined, 0, 2, 20]), fontSize: anyOf([undefined, 30, 65]) },
  };
}

/** The lowest contrast on each picture. */
async function contrastsOf(settings: CaptionSettings): Promise<number[]> {
  const given = pictures.map((_, index) => ({
    ...{ startMs: 1000 * index, endMs: 1000 * index + 990 },
    text: anyOf(['Rough winds', 'do shake it', 'Wimbledon']),
  }));
  const captions = alignCaptions(given, []);
  const shown = { facts, settings, captions, language: 'en', faces: null, frameTimes: 'unread' as const };
  const planned = planReading(machine, { ...shown, sourceKey: 'x' });
  const workDir = mkdtempSync(join(dir, 'work-'));
  const input = { ...planned, facts, sourceFile: file, workDir, tools, fonts: bundledFonts };
  const found = await readContrasts({ ...input, measure: async (drawn) => measureContrast(drawn) });
  return found.map((contrast) => contrast ?? 0);
}

describe('accessible captions', () => {
  it.each(captionStyleNames)('are readable on any picture, in any colours (%s)', async (style) => {
    const settings = anySettings(style);
    const contrasts = await contrastsOf({ ...settings, accessible: true });
    expect(contrasts.length).toBeGreaterThanOrEqual(pictures.length);
    expect(Math.min(...contrasts), JSON.stringify({ settings, contrasts })).toBeGreaterThanOrEqual(
      readingLimits.contrast,
    );
  });

  it('would not be without it', async () => {
    expect(Math.min(...(await contrastsOf({ style: 'minimal' })))).toBeLessThan(readingLimits.contrast);
  });
});
