import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extractZipEntry, listZipEntries } from '../../scripts/setup/unzip.mjs';
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

async function unpackAll(path: string, options?: { append: boolean }): Promise<Buffer[]> {
  const contents: Buffer[] = [];
  for (const entry of await listZipEntries(path)) {
    const destination = join(folder, 'out');
    await extractZipEntry(path, entry, destination, options);
    contents.push(readFileSync(destination));
  }
  return contents;
}

describe('unpacking a zip file', () => {
  it('lists the entries in their order', async () => {
    const entries = await listZipEntries(write(zipFile([text, bytes])));
    expect(entries.map(({ name, sizeBytes }) => [name, sizeBytes])).toEqual([
      ['data/text.txt', 45_000],
      ['data/bytes.bin', 4],
    ]);
  });

  it('gives back packed, stored and empty files', async () => {
    const contents = await unpackAll(write(zipFile([text, bytes, nothing])));
    expect(contents.map((content) => content.toString('hex'))).toEqual(
      [text, bytes, nothing].map(({ data }) => data.toString('hex')),
    );
  });

  it('finds the directory before a comment', async () => {
    expect(await listZipEntries(write(zipFile([bytes], 'made by hand')))).toHaveLength(1);
  });

  it('joins the parts of a file', async () => {
    const parts: ZipMember[] = ['abc', 'def'].map((data, index) => ({ name: `part${index}`, data: Buffer.from(data) }));
    const joined = (await unpackAll(write(zipFile(parts)), { append: true })).at(-1);
    expect(joined?.toString()).toBe('abcdef');
  });

  it('refuses a file that was changed inside', async () => {
    const damaged = zipFile([bytes]);
    damaged.writeUInt8(7, damaged.indexOf(bytes.data));
    await expect(unpackAll(write(damaged))).rejects.toThrow('data/bytes.bin is damaged');
  });

  it('refuses a file that was cut off', async () => {
    const whole = zipFile([text]);
    await expect(listZipEntries(write(whole.subarray(0, whole.length - 30)))).rejects.toThrow('not a whole zip file');
  });

  it('refuses what is no zip file', async () => {
    await expect(listZipEntries(write(Buffer.from('<html>')))).rejects.toThrow('not a whole zip file');
  });
});
