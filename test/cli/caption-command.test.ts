import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPaths, hyphenateOptions } from '../../src/cli/caption-command.ts';

const dir = mkdtempSync(join(tmpdir(), 'caption-command-'));
const inFile = join(dir, 'in.mp4');
const link = join(dir, 'link.mp4');
writeFileSync(inFile, 'video');
symlinkSync(inFile, link);
afterAll(() => rmSync(dir, { recursive: true }));

describe('the files of a captioning at the command line', () => {
  it('are fine when the video is there and the output has a folder', async () => {
    await expect(checkPaths({ inFile, outFile: join(dir, 'out.mp4') })).resolves.toBeUndefined();
  });

  it('are told by name when they are not there', async () => {
    const missing = join(dir, 'missing.mp4');
    await expect(checkPaths({ inFile: missing, outFile: join(dir, 'out.mp4') })).rejects.toMatchObject({
      code: 'ENOENT',
      path: missing,
    });
    await expect(checkPaths({ inFile, outFile: join(dir, 'no-folder', 'out.mp4') })).rejects.toMatchObject({
      code: 'ENOENT',
      path: join(dir, 'no-folder'),
    });
  });

  it.each([inFile, link])('are not one and the same', async (outFile) => {
    await expect(checkPaths({ inFile, outFile })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('names of options', () => {
  it('may be written like fields of the API', () => {
    expect(hyphenateOptions(['caption', '--captions_font_size', '30', '--captions_position=top'])).toEqual([
      'caption',
      '--captions-font-size',
      '30',
      '--captions-position=top',
    ]);
  });

  it('are the only arguments that change', () => {
    const args = ['caption', 'my_clip.mp4', '-o', 'out_file.mp4', '--captions=my_captions.srt', '--', '-_-'];
    expect(hyphenateOptions(args)).toEqual(args);
  });
});
