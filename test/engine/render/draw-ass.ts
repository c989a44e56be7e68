import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadFonts, writeFontconfig } from '../../../src/engine/layout/fonts/font-set.ts';
import type { Box, Frame, PageLayout } from '../../../src/engine/layout/geometry/page-layout.ts';
import { familiesIn, linkFonts } from '../../../src/engine/render/ass/link-fonts.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';

export const assetsDir = resolve('assets');
const { fileOf, fontDirs } = loadFonts({ assetsDir, fontsDir: null });

/** The pages without their entrance and exit. */
export function standing(pages: PageLayout[]): PageLayout[] {
  return pages.map(({ motion, ...page }) => ({ ...page, startMs: page.startMs + (motion?.enterMs ?? 0) }));
}

export interface DrawnFrame extends Frame {
  /** Three bytes a pixel, row by row. */
  rgb: Buffer;
}

/** Draws a script on black with the real ffmpeg and libass, at one moment. */
export async function drawAss(script: string, frame: Frame, atMs: number): Promise<DrawnFrame> {
  const [drawn] = await drawAssSeries(script, { frame, firstMs: atMs, everyMs: 1000, count: 1 });
  if (!drawn) throw new Error('nothing drawn');
  return drawn;
}

export interface Series {
  frame: Frame;
  firstMs: number;
  /** More than 0. */
  everyMs: number;
  count: number;
  /** Number of rows to keep, from the middle of the frame; default: all. */
  rows?: number;
}

/** Draws several moments with one ffmpeg process. */
export async function drawAssSeries(script: string, series: Series): Promise<DrawnFrame[]> {
  const { frame, firstMs, everyMs, count, rows = frame.height } = series;
  const dir = await mkdtemp(join(tmpdir(), 'draw-ass-'));
  try {
    const fontconfigFile = join(dir, 'fonts.conf');
    await writeFile(join(dir, 'c.ass'), script);
    await writeFile(fontconfigFile, writeFontconfig({ dir: join(tmpdir(), 'draw-ass-fontconfig'), fontDirs }));
    await linkFonts(join(dir, 'fonts'), { families: familiesIn(script), fonts: { fontconfigFile, fileOf } });
    const clock = `settb=1/1000,setpts=${firstMs}+N*${everyMs}`;
    const source = `color=c=black:s=${frame.width}x${frame.height}:r=25,format=gbrp,trim=end_frame=${count},${clock}`;
    const filter = `${source},ass=filename=c.ass:fontsdir=fonts,crop=iw:${rows},format=rgb24`;
    const args = ['-v', 'error', '-f', 'lavfi', '-i', filter, '-frames:v', String(count)];
    const sizeBytes = frame.width * rows * 3;
    const { stdout } = await promisify(execFile)(
      readToolPaths(process.env.CACHE_DIR || '.cache').ffmpeg,
      [...args, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-'],
      { cwd: dir, encoding: 'buffer', maxBuffer: (count + 1) * sizeBytes, env: { FONTCONFIG_FILE: fontconfigFile } },
    );
    return Array.from({ length: count }, (_, index) => ({
      width: frame.width,
      height: rows,
      rgb: stdout.subarray(index * sizeBytes, (index + 1) * sizeBytes),
    }));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * The box around everything brighter than black. Since libass antialiases, an outermost row or column counts by its
 * brightest pixel: half bright is half a pixel.
 */
export function inkBox({ rgb, width, height }: DrawnFrame): Box | null {
  const columns = new Uint8Array(width);
  const rows = new Uint8Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = rgb[(y * width + x) * 3] ?? 0;
      if (value > (columns[x] ?? 0)) columns[x] = value;
      if (value > (rows[y] ?? 0)) rows[y] = value;
    }
  }
  const [across, down] = [edges(columns), edges(rows)];
  return across && down ? { left: across[0], right: across[1], top: down[0], bottom: down[1] } : null;
}

/** Darker pixels are the end of antialiasing. */
const minBrightness = 12;

function edges(brightness: Uint8Array): [number, number] | null {
  const first = brightness.findIndex((value) => value > minBrightness);
  const last = brightness.findLastIndex((value) => value > minBrightness);
  if (first === -1) return null;
  return [first + 1 - (brightness[first] ?? 0) / 255, last + (brightness[last] ?? 0) / 255];
}
