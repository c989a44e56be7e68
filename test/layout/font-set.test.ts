import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fallbackFonts } from '../../src/layout/fallback-fonts.ts';
import { loadFonts } from '../../src/layout/font-set.ts';

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

  it('bundles every font of the chain', async () => {
    for (const { file } of fallbackFonts)
      await expect(readFile(join(assetsDir, 'fonts', file)), file).resolves.toBeDefined();
  });
});
