import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isPresetFile, readPresetFile } from '../../src/cli/preset-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'preset-file-'));
afterAll(() => rmSync(dir, { recursive: true }));

function file(content: string): string {
  const path = join(dir, 'brand.json');
  writeFileSync(path, content);
  return path;
}

describe('a preset in a file', () => {
  it('is told from a ready-made style by its name', () => {
    expect(['pop', 'brand.json', 'BRAND.JSON', undefined].map(isPresetFile)).toEqual([false, true, true, false]);
  });

  it.each([
    ['settings', { style: 'Pill', captions_font_color: '#fff', language: 'de' }],
    ['a preset of the API', { name: 'x', settings: { style: 'pill', captions_font_color: '#FFFFFF' }, default: true }],
  ])('may be %s', async (_kind, content) => {
    expect(await readPresetFile(file(JSON.stringify(content)))).toEqual({ style: 'pill', fontColor: '#FFFFFF' });
  });

  it.each([
    ['not JSON', '{', 'settings'],
    ['a list', '[1]', 'settings'],
    ['null', 'null', 'settings'],
    ['a wrong value', '{"captions_font_size": 99}', 'settings.captions_font_size'],
    ['another preset', '{"style": "mine"}', 'settings.style'],
  ])('is refused when it is %s', async (_kind, content, field) => {
    const refused = { code: 'invalid_input', details: { errors: { [field]: expect.anything() } } };
    await expect(readPresetFile(file(content))).rejects.toMatchObject(refused);
  });
});
