import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readTransportFrames } from '../../../../src/engine/render/segments/transport-frames.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'transport-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function fileHandlePrototype(file: string): Promise<FileHandle> {
  const handle = await open(file);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

describe('readTransportFrames', () => {
  it('reads the same times as ffprobe, for frames in any order', async () => {
    const file = makeClip({
      ...{ file: join(dir, 'a.ts'), seconds: 2, audio: 'none' },
      videoArgs: ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-muxdelay', '0'],
    });
    const columns = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'packet=pts,dts', '-of', 'csv=p=0'];
    const env = { ...process.env, GCONV_PATH: '/nonexistent' };
    const lines = execFileSync(tools.ffprobe, [...columns, file], { env })
      .toString()
      .split('\n')
      .filter(Boolean);
    const pictures = await readTransportFrames(file);
    expect(pictures?.map(({ pts, dts }) => [pts, dts])).toEqual(lines.map((line) => line.split(',', 2).map(Number)));
    expect(pictures?.some(({ pts, dts }) => pts !== dts)).toBe(true);
  });

  it('reads a segment of any length in pieces of one size', async () => {
    const file = join(dir, 'long.ts');
    const one = readFileSync(makeClip({ file: join(dir, 'one.ts'), audio: 'none' }));
    const copies = Math.ceil(3_000_000 / one.length);
    writeFileSync(file, Buffer.concat(Array.from({ length: copies }, () => one)));
    const reads = vi.spyOn(await fileHandlePrototype(file), 'read');
    const frames = await readTransportFrames(file);
    const lengths = reads.mock.calls.map(([buffer]) => (buffer as unknown as Buffer).length);
    reads.mockRestore();
    expect(frames?.length).toBe(25 * copies);
    expect(lengths.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThan(1_000_000);
  });

  it('returns null for a file that is cut off or overwritten', async () => {
    const whole = readFileSync(makeClip({ file: join(dir, 'whole.ts'), audio: 'none' }));
    const file = join(dir, 'broken.ts');
    writeFileSync(file, whole.subarray(0, 188 * 20 + 100));
    expect(await readTransportFrames(file)).toBeNull();
    writeFileSync(file, Buffer.from(whole).fill(0, 188 * 20, 188 * 30));
    expect(await readTransportFrames(file)).toBeNull();
  });
});
