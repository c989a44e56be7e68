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

const isMissing = join(dir, 'not', 'there');
const read = (env: Record<string, string>) => () => readConfig(env, realDisk);

describe('a setting that is a path', () => {
  it.each([
    ['DATA_DIR', dir],
    ['DATA_DIR', isMissing],
    ['FONTS_DIR', dir],
    ['WHISPER_CT2_DIR', dir],
    ['PRICE_TABLE', file],
    ['PRICE_TABLE', '[]'],
  ])('is taken when what it needs is there: %s', (name, value) => {
    expect(read({ [name]: value })).not.toThrow();
  });

  it.each([
    ['DATA_DIR', file],
    ['DATA_DIR', join(file, 'below')],
    ['FONTS_DIR', isMissing],
    ['FONTS_DIR', file],
    ['WHISPER_CT2_DIR', isMissing],
    ['PRICE_TABLE', isMissing],
    ['PRICE_TABLE', dir],
  ])('stops the start when it is not: %s', (name, value) => {
    expect(read({ [name]: value })).toThrow(
      new RegExp(`^These settings are wrong or missing:\n  ${name} must be [^\n]+\n`),
    );
    expect(read({ [name]: value })).not.toThrow(dir);
  });

  it('is named together with the other bad ones', () => {
    expect(read({ FONTS_DIR: isMissing, PORT: 'x', DATA_DIR: file })).toThrow(
      /PORT .+\n {2}DATA_DIR .+\n {2}FONTS_DIR /,
    );
  });
});
