import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { familiesIn, linkFonts } from '../../../../src/engine/render/ass/link-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'link-fonts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files: Record<string, string> = { 'Rubik Black': 'one/black.ttf', 'Noto Sans JP': 'two/black.ttf' };
const fonts = { fontconfigFile: '', fileOf: (family: string) => (files[family] ? join(folder, files[family]) : null) };
const event = (text: string) => `Dialogue: 0,0:00:00.00,0:00:01.00,Fill,,0,0,0,,${text}\n`;

describe('linkFonts', () => {
  it('links each font of a script once, and no others', async () => {
    const dir = join(folder, 'fonts');
    const words =
      event('{\\pos(1,2)}{\\fnRubik Black\\fs60}TWO {\\fs60\\fnNoTo Sans}') + event('{\\fnRubik Black}WORDS');
    await linkFonts(dir, { families: familiesIn(words + event('{\\fnNoto Sans JP}カ')), fonts });
    expect(readdirSync(dir).sort()).toEqual(['0-black.ttf', '1-black.ttf']);
  });

  it('replaces earlier links', async () => {
    const dir = join(folder, 'again');
    await linkFonts(dir, {
      families: familiesIn(event('{\\fnRubik Black}WORD') + event('{\\fnNoto Sans JP}カ')),
      fonts,
    });
    await linkFonts(dir, { families: familiesIn(event('{\\fnNoto Sans JP}カ')), fonts });
    expect(readdirSync(dir)).toEqual(['0-black.ttf']);
  });

  it('makes links that can be read', async () => {
    const dir = join(folder, 'read');
    const file = join(folder, 'real.ttf');
    writeFileSync(file, 'a font');
    await linkFonts(dir, { families: familiesIn(event('{\\fnReal}WORD')), fonts: { ...fonts, fileOf: () => file } });
    expect(readFileSync(join(dir, '0-real.ttf'), 'utf8')).toBe('a font');
  });
});
