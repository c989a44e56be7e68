import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fallbackFonts } from '../../../../src/engine/layout/fonts/fallback-fonts.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';

const assetsDir = resolve('assets');
let fontsDir = '';

beforeAll(async () => {
  fontsDir = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(fontsDir, { recursive: true, force: true }));

describe('loadFonts', () => {
  it('lets Poppins Black in capitals stand in for THEBOLDFONT', () => {
    const fonts = loadFonts({ assetsDir, fontsDir: null });
    expect(fonts.primary('THEBOLDFONT').family).toBe('Poppins Black');
    expect(fonts.usesCapitals('THEBOLDFONT')).toBe(true);
    expect(fonts.usesCapitals('Rubik')).toBe(false);
  });

  it("takes the owner's THEBOLDFONT, and passes over what is no font", async () => {
    await writeFile(join(fontsDir, 'THEBOLDFONT-broken.ttf'), 'no font');
    await copyFile(join(assetsDir, 'fonts/Rubik-Black.ttf'), join(fontsDir, 'Another.ttf'));
    expect(loadFonts({ assetsDir, fontsDir }).primary('THEBOLDFONT').family).toBe('Poppins Black');
    await copyFile(join(assetsDir, 'fonts/SigmarOne-Regular.ttf'), join(fontsDir, 'the bold-font.TTF'));
    const fonts = loadFonts({ assetsDir, fontsDir });
    expect(fonts.primary('THEBOLDFONT').path).toBe(join(fontsDir, 'the bold-font.TTF'));
    expect(fonts.fontDirs).toEqual([join(assetsDir, 'fonts'), fontsDir]);
  });

  it('does without a fonts folder that is not there', () => {
    expect(loadFonts({ assetsDir, fontsDir: '/nowhere' }).primary('Rubik').family).toBe('Rubik Black');
  });

  it('finds a face for a letter of every script', () => {
    const fonts = loadFonts({ assetsDir, fontsDir: null });
    for (const letter of 'aéỳЖΩשبहกবதతગಕമਪଓසქՀአខລမ한直カ→♪₿') {
      expect(fonts.faceFor('Sigmar', letter, 'chinese'), letter).not.toBeNull();
    }
  });

  it('names the file of a family, whether it has been needed or not', () => {
    const fonts = loadFonts({ assetsDir, fontsDir });
    const rubik = join(assetsDir, 'fonts/Rubik-Black.ttf');
    expect(fonts.fileOf('Rubik Black')).toBe(rubik);
    expect(fonts.primary('Rubik').path).toBe(rubik);
    const japanese = fonts.fileOf('Noto Sans JP Black');
    expect(japanese).toBe(join(assetsDir, 'fonts/NotoSansJP-Black.ttf'));
    expect(fonts.faceFor('Rubik', 'カ', 'japanese')?.path).toBe(japanese);
    expect(fonts.fileOf('Comic Sans')).toBeNull();
  });

  it('bundles every font of the chain', async () => {
    for (const { file } of fallbackFonts)
      await expect(readFile(join(assetsDir, 'fonts', file)), file).resolves.toBeDefined();
  });
});
