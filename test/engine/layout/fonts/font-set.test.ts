import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fallbackFonts } from '../../../../src/engine/layout/fonts/fallback-fonts.ts';
import { fontsKey, loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';

const assetsDir = resolve('assets');
let fontsDir = '';

beforeAll(async () => {
  fontsDir = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterAll(() => rm(fontsDir, { recursive: true, force: true }));

describe('loadFonts', () => {
  it('replaces THEBOLDFONT by Poppins Black in capitals', () => {
    const fonts = loadFonts({ assetsDir, fontsDir: null });
    expect(fonts.primary('THEBOLDFONT').family).toBe('Poppins Black');
    expect(fonts.usesCapitals('THEBOLDFONT')).toBe(true);
    expect(fonts.usesCapitals('Rubik')).toBe(false);
  });

  it("uses the operator's THEBOLDFONT, and ignores files that are not fonts", async () => {
    await writeFile(join(fontsDir, 'THEBOLDFONT-broken.ttf'), 'not a font');
    await copyFile(join(assetsDir, 'fonts/Rubik-Black.ttf'), join(fontsDir, 'Another.ttf'));
    expect(loadFonts({ assetsDir, fontsDir }).primary('THEBOLDFONT').family).toBe('Poppins Black');
    await copyFile(join(assetsDir, 'fonts/SigmarOne-Regular.ttf'), join(fontsDir, 'the bold-font.TTF'));
    const fonts = loadFonts({ assetsDir, fontsDir });
    expect(fonts.primary('THEBOLDFONT').path).toBe(join(fontsDir, 'the bold-font.TTF'));
    expect(fonts.fontDirs).toEqual([join(assetsDir, 'fonts'), fontsDir]);
  });

  it('finds the same font for a grapheme that is too long to be remembered', () => {
    const fonts = loadFonts({ assetsDir, fontsDir: null });
    const long = `e${'\u0301'.repeat(5000)}`;
    expect(fonts.faceFor('Rubik', long, 'chinese')).toBe(fonts.faceFor('Rubik', 'e\u0301', 'chinese'));
  });

  it('works without the fonts folder', () => {
    expect(loadFonts({ assetsDir, fontsDir: '/nowhere' }).primary('Rubik').family).toBe('Rubik Black');
  });

  it('finds a font for a letter of every script', () => {
    const fonts = loadFonts({ assetsDir, fontsDir: null });
    for (const letter of 'aéỳЖΩשبहกবதతગಕമਪଓසქՀአខລမ한直カ→♪₿') {
      expect(fonts.faceFor('Sigmar', letter, 'chinese'), letter).not.toBeNull();
    }
  });

  it('finds the file of a family, whether it is loaded or not', () => {
    const fonts = loadFonts({ assetsDir, fontsDir });
    const rubik = join(assetsDir, 'fonts/Rubik-Black.ttf');
    expect(fonts.fileOf('Rubik Black')).toBe(rubik);
    expect(fonts.primary('Rubik').path).toBe(rubik);
    const japanese = fonts.fileOf('Noto Sans JP Black');
    expect(japanese).toBe(join(assetsDir, 'fonts/NotoSansJP-Black.ttf'));
    expect(fonts.faceFor('Rubik', 'カ', 'japanese')?.path).toBe(japanese);
    expect(fonts.fileOf('Comic Sans')).toBeNull();
  });

  it('bundles every fallback font', async () => {
    for (const { file } of fallbackFonts)
      await expect(readFile(join(assetsDir, 'fonts', file)), file).resolves.toBeDefined();
  });
});

describe('fontsKey', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    await writeFile(join(folder, 'a.ttf'), 'letters');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('stays the same as long as fonts and art do, whatever other files there are', async () => {
    const before = await fontsKey([folder], 'art 1');
    await writeFile(join(folder, 'notes.txt'), 'of the licence');
    expect(await fontsKey([folder], 'art 1')).toBe(before);
  });

  it('changes with the content of a font, with its name and with the art', async () => {
    const keys = [await fontsKey([folder], 'art 1'), await fontsKey([folder], 'art 2')];
    await writeFile(join(folder, 'a.ttf'), 'other letters');
    keys.push(await fontsKey([folder], 'art 1'));
    await writeFile(join(folder, 'b.ttf'), 'letters');
    keys.push(await fontsKey([folder], 'art 1'));
    expect(new Set(keys).size).toBe(4);
  });
});
