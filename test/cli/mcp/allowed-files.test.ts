import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allowedFile } from '../../../src/cli/mcp/allowed-files.ts';
import { freeFileBeside } from '../../../src/cli/mcp/free-file.ts';

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'allowed-files-')));
const videos = join(dir, 'videos');
mkdirSync(join(videos, 'deep'), { recursive: true });
mkdirSync(join(dir, 'videos-of-others'));
for (const name of ['videos/a.mp4', 'videos/..b.mp4', 'videos-of-others/c.mp4', 'secret.txt']) {
  writeFileSync(join(dir, name), 'x');
}
symlinkSync(join(dir, 'secret.txt'), join(videos, 'link.mp4'));
symlinkSync(dir, join(videos, 'deep/up'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('files of an assistant', () => {
  it.each(['a.mp4', './deep/../a.mp4', join(videos, 'a.mp4')])('may be %s', async (name) => {
    await expect(allowedFile(name, [videos])).resolves.toBe(join(videos, 'a.mp4'));
  });

  it('may begin with dots', async () => {
    await expect(allowedFile('..b.mp4', [videos])).resolves.toBe(join(videos, '..b.mp4'));
  });

  it.each([
    '../secret.txt',
    join(dir, 'secret.txt'),
    'link.mp4',
    'deep/up/secret.txt',
    '../videos-of-others/c.mp4',
    '/etc/passwd',
  ])('may not be %s, outside the folder', async (name) => {
    await expect(allowedFile(name, [videos])).rejects.toThrow('outside the folders');
  });

  it.each([
    ['nothing.mp4', 'There is no file'],
    ['deep', 'is not a file'],
  ])('are told apart from what is none: %s', async (name, message) => {
    await expect(allowedFile(name, [videos])).rejects.toThrow(message);
  });
});

describe('results beside a file', () => {
  it('replace nothing', async () => {
    const file = join(videos, 'a.mp4');
    expect(await freeFileBeside(file, '.mp4')).toBe(join(videos, 'a-captioned.mp4'));
    writeFileSync(join(videos, 'a-captioned.mp4'), 'x');
    expect(await freeFileBeside(file, '.mp4')).toBe(join(videos, 'a-captioned-2.mp4'));
    symlinkSync(join(videos, '..', 'not-there-yet.mp4'), join(videos, 'a-captioned-2.mp4'));
    expect(await freeFileBeside(file, '.mp4')).toBe(join(videos, 'a-captioned-3.mp4'));
  });
});
