import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from '../../../src/infra/storage/disk-object-store.ts';
import { describeObjectStore } from '../../contracts/object-store.contract.ts';

const namesIn = (folder: string) => readdir(folder).catch(() => []);

describeObjectStore('disk', async () => {
  const rootDir = await mkdtemp(join(tmpdir(), 'disk-store-'));
  return {
    store: createDiskObjectStore({ rootDir }),
    leftovers: () => namesIn(join(rootDir, 'incoming')),
    close: () => rm(rootDir, { recursive: true }),
  };
});

describe('createDiskObjectStore', () => {
  let rootDir: string;

  beforeEach(async () => {
    rootDir = await mkdtemp(join(tmpdir(), 'disk-store-'));
  });

  afterEach(() => rm(rootDir, { recursive: true }));

  it('deletes what a crash left an hour ago, and nothing newer', async () => {
    const store = createDiskObjectStore({ rootDir, now: () => 10_000_000_000 });
    await store.put('first', Readable.from(['x']));
    const incoming = join(rootDir, 'incoming');
    await writeFile(join(incoming, 'old'), 'half');
    await writeFile(join(incoming, 'young'), 'half');
    await utimes(join(incoming, 'old'), 0, (10_000_000_000 - 3_600_001) / 1000);
    await utimes(join(incoming, 'young'), 0, (10_000_000_000 - 3_599_999) / 1000);

    await createDiskObjectStore({ rootDir, now: () => 10_000_000_000 }).put('next', Readable.from(['x']));

    expect(await namesIn(incoming)).toEqual(['young']);
  });

  it('leaves no empty folder after deleting an object', async () => {
    const store = createDiskObjectStore({ rootDir });
    await store.put('a/b/c', Readable.from(['x']));
    await store.put('a/kept', Readable.from(['x']));
    await store.delete('a/b/c');
    expect(await namesIn(join(rootDir, 'objects', 'a'))).toEqual(['kept']);
  });

  it('copies the target of a link and does not change it', async () => {
    const store = createDiskObjectStore({ rootDir });
    const original = join(rootDir, 'original');
    await writeFile(original, 'bytes');
    await symlink(original, join(rootDir, 'link'));
    await store.putFile('taken', join(rootDir, 'link'));
    await rm(original);
    expect(await text(await store.get('taken'))).toBe('bytes');
  });

  it('allows concurrent put and delete in one folder', async () => {
    const store = createDiskObjectStore({ rootDir });
    const rounds = Array.from({ length: 40 }, async (_, count) => {
      await store.put(`busy/${count}`, Readable.from(['x']));
      await store.delete(`busy/${count}`);
    });
    await Promise.all(rounds);
    expect(await namesIn(join(rootDir, 'objects'))).toEqual([]);
  });
});
