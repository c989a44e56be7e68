import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { addReadabilityCommand } from '../../src/cli/readability-command.ts';
import { makeClip } from '../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'readability-command-'));
const clip = makeClip({ file: join(dir, 'clip.mp4'), seconds: 3, width: 360, height: 640, picture: 'color=white' });
const captions = join(dir, 'captions.json');
writeFileSync(
  captions,
  JSON.stringify([
    { start: 0.1, end: 0.5, text: 'far too quickly said' },
    { start: 1, end: 2.8, text: 'slow' },
  ]),
);

afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(dir, { recursive: true }));

/** Nobody has to be looked for then. */
const still = ['--captions-position', '0.7'];

/** What the command prints. */
async function printed(...options: string[]): Promise<string> {
  const program = new Command().exitOverride();
  addReadabilityCommand(program);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await program.parseAsync(['readability', clip, '--captions', captions, ...still, ...options], { from: 'user' });
  return write.mock.calls.map(([text]) => String(text)).join('');
}

describe('captioneer readability', () => {
  it('says in words which pages of a file are hard to read, and why', async () => {
    const [first = '', ...pages] = (await printed()).trimEnd().split('\n');
    expect(first).toMatch(/clip\.mp4: [12] of \d pages are hard to read/);
    expect(pages.join()).toMatch(/0\.\d s {2}far too quickly said: .*characters a second, at most 17/);
    expect(pages.join()).not.toMatch(/slow/);
  });

  it('measures what other settings would draw, and prints it as the API does', async () => {
    const { files } = JSON.parse(await printed('--json', '--captions-outline-thickness', '0', '--style', 'minimal'));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ file: clip, limits: { contrast: 4.5 }, totals: { pages: expect.any(Number) } });
    const [slow] = files[0].pages.filter(({ text }: { text: string }) => text === 'slow');
    expect(slow).toMatchObject({ problems: ['low_contrast'] });
  });

  it('does not begin where a file is missing', async () => {
    const program = new Command().exitOverride();
    addReadabilityCommand(program);
    const asked = program.parseAsync(['readability', clip, join(dir, 'none.mp4')], { from: 'user' });
    await expect(asked).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
