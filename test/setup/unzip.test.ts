import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unzip } from '../../scripts/setup/unzip.mjs';
import { type ZipMember, zipFile } from './zip-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-unzip-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = { name: 'data/text.txt', data: Buffer.from('one line\n'.repeat(5000)) };
const bytes = { name: 'data/bytes.bin', data: Buffer.from([0, 1, 2, 255]), isStored: true };
const nothing = { name: 'data/nothing', data: Buffer.alloc(0), isStored: true };

function write(content: Buffer): string {
  const path = join(folder, 'test.whl');
  writeFileSync(path, content);
  return path;
}

/** Unpacks every entry into a file of its own and returns their names and contents. */
async function unpackAll(path: string): Promise<[name: string, content: Buffer][]> {
  const names: string[] = [];
  const fileOf = (index: number) => join(folder, `out-${index}`);
  await unzip(path, (name) => ({ path: fileOf(names.push(name) - 1) }));
  return names.map((name, index) => [name, readFileSync(fileOf(index))]);
}

describe('unpacking a zip file', () => {
  it('writes compressed, stored and empty files, in their order', async () => {
    const members = [text, bytes, nothing];
    expect(await unpackAll(write(zipFile(members)))).toEqual(members.map(({ name, data }) => [name, data]));
  });

  it('writes only the files that are asked for', async () => {
    const path = join(folder, 'out');
    await unzip(write(zipFile([text, bytes])), (name) => (name === bytes.name ? { path } : null));
    expect(readFileSync(path)).toEqual(bytes.data);
  });

  it('finds the directory before a comment', async () => {
    expect(await unpackAll(write(zipFile([bytes], 'made by hand')))).toHaveLength(1);
  });

  it('joins the parts of a file', async () => {
    const parts: ZipMember[] = ['abc', 'def'].map((data, index) => ({ name: `part${index}`, data: Buffer.from(data) }));
    const path = join(folder, 'joined');
    await unzip(write(zipFile(parts)), () => ({ path, append: true }));
    expect(readFileSync(path, 'utf8')).toBe('abcdef');
  });

  it('refuses a file that was changed inside', async () => {
    const damaged = zipFile([bytes]);
    damaged.writeUInt8(7, damaged.indexOf(bytes.data));
    await expect(unpackAll(write(damaged))).rejects.toThrow('data/bytes.bin is damaged');
  });

  it('refuses a file that was cut off', async () => {
    const whole = zipFile([text]);
    await expect(unpackAll(write(whole.subarray(0, whole.length - 30)))).rejects.toThrow('file is truncated');
  });

  it('refuses what is no zip file', async () => {
    await expect(unpackAll(write(Buffer.from('<html>')))).rejects.toThrow('not a zip file');
  });
});
