import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FontSet } from '../../src/engine/layout/fonts/font-set.ts';
import { writeFontconfig } from '../../src/engine/layout/fonts/font-set.ts';
import { runFfmpeg } from '../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { familiesIn, linkFonts } from '../../src/engine/render/ass/link-fonts.ts';
import { captionsFile, captionsFilter, fontsFolder } from '../../src/engine/render/segments/render-args.ts';

export interface Moments {
  /** A video of the script's frame size; its picture at `pictureMs` is the background of all moments. */
  file: string;
  pictureMs: number;
  /** libass script. */
  ass: string;
  fromMs: number;
  everyMs: number;
  count: number;
  /** Part of the frame that is shown, in pixels, over its whole width. */
  crop: { top: number; height: number };
  /** Of each moment in the strip. */
  width: number;
  outFile: string;
}

/** Draws moments of a script side by side, by one ffmpeg with the filter that renders captions. */
export async function drawMoments(
  { ffmpeg, fonts }: { ffmpeg: string; fonts: FontSet },
  { file, pictureMs, ass, fromMs, everyMs, count, crop, width, outFile }: Moments,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'captioneer-moments-'));
  try {
    await writeFile(join(dir, captionsFile), ass);
    const fontconfigFile = join(dir, 'fonts.conf');
    const cache = join(tmpdir(), 'captioneer-moments-fontconfig');
    await writeFile(fontconfigFile, writeFontconfig({ dir: cache, fontDirs: fonts.fontDirs }));
    const render = { fontconfigFile, fileOf: fonts.fileOf };
    await linkFonts(join(dir, fontsFolder), { families: familiesIn(ass), fonts: render });
    const filters = [
      `trim=end_frame=1,loop=loop=${count - 1}:size=1`,
      `settb=1/1000,setpts=${fromMs}+N*${everyMs}`,
      ...[captionsFilter, `crop=iw:${crop.height}:0:${crop.top}`, `scale=${width}:-2:flags=lanczos`],
      `tile=${count}x1:padding=4`,
    ];
    const input = ['-ss', (pictureMs / 1000).toFixed(3), '-i', resolve(file)];
    await runFfmpeg({
      ffmpeg,
      args: [...input, '-vf', filters.join(','), '-frames:v', '1', '-q:v', '4', '-update', '1', resolve(outFile)],
      cwd: dir,
      env: { FONTCONFIG_FILE: fontconfigFile },
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
