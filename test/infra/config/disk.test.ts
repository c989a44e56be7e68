import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { realDisk } from '../../../src/infra/config/disk.ts';
import { readConfig } from '../../../src/infra/config/read-config.ts';

const dir = mkdtempSync(join(tmpdir(), 'disk-'));
const file = join(dir, 'a-file');
writeFileSync(file, '[]');
afterAll(() => rmSync(dir, { recursive: true }));

const missing = join(dir, 'not', 'there');
const read = (env: Record<string, string>) => () => readConfig(env, realDisk);

describe('a setting that is a path', () => {
  it.each([
    ['DATA_DIR', dir],
    ['DATA_DIR', missing],
    ['FONTS_DIR', dir],
    ['WHISPER_CT2_DIR', dir],
    ['PRICE_TABLE', file],
    ['PRICE_TABLE', '[]'],
  ])('is accepted if it exists or can be created: %s', (name, value) => {
    expect(read({ [name]: value })).not.toThrow();
  });

  it.each([
    ['DATA_DIR', file],
    ['DATA_DIR', join(file, 'below')],
    ['FONTS_DIR', missing],
    ['FONTS_DIR', file],
    ['WHISPER_CT2_DIR', missing],
    ['PRICE_TABLE', missing],
    ['PRICE_TABLE', dir],
  ])('stops the start otherwise: %s', (name, value) => {
    expect(read({ [name]: value })).toThrow(
      new RegExp(`^These settings are wrong or missing:\n  ${name} must be [^\n]+\n`),
    );
    expect(read({ [name]: value })).not.toThrow(dir);
  });

  it('is reported together with other wrong settings', () => {
    expect(read({ FONTS_DIR: missing, PORT: 'x', DATA_DIR: file })).toThrow(/PORT .+\n {2}DATA_DIR .+\n {2}FONTS_DIR /);
  });
});
