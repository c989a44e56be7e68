import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderOfProcess, processIdentity } from '../../../src/infra/processes.ts';
import { createFileCache, type FileCacheOptions } from '../../../src/infra/storage/file-cache.ts';
import { sweepWorkDirs } from '../../../src/product/videos/records/work-dirs.ts';

let dataDir: string;
let downloads: string[];
let time: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-cache-'));
  downloads = [];
  time = Date.now();
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

/** As one process of the machine sees it. */
function openCache(identity = processIdentity(), changes: Partial<FileCacheOptions> = {}) {
  const ownDir = folderOfProcess({ dataDir, identity });
  const cache = createFileCache({
    ...{ dir: join(dataDir, 'cache'), ownDir, identity, maxBytes: 100, minFreeBytes: 0 },
    now: () => time,
    ...changes,
  });
  const lend = (key: string, sizeBytes = 40) => {
    time += 1_000;
    return cache.lend(key, async () => ({
      sizeBytes,
      async download(file) {
        downloads.push(key);
        await writeFile(file, key.padEnd(sizeBytes), { flag: 'wx' });
      },
    }));
  };
  const use = async (key: string, sizeBytes?: number) => (await lend(key, sizeBytes)).release();
  return { ...cache, cache, lend, use };
}

const kept = async () => (await readdir(join(dataDir, 'cache', 'files'))).map((name) => name.replaceAll('~', '/'));
const everyLock = () => readdir(join(dataDir, 'cache', 'locks'));

describe('a file of the cache', () => {
  it('is downloaded once, and then lent to every process of the machine', async () => {
    const [first, second] = [openCache(), openCache()];
    await first.use('sources/a');
    const lent = await second.lend('sources/a');
    expect((await readFile(lent.path, 'utf8')).trim()).toBe('sources/a');
    await lent.release();
    expect(existsSync(lent.path)).toBe(false);
    expect(downloads).toEqual(['sources/a']);
  });

  it('is downloaded once for all that ask for it at the same time', async () => {
    const caches = [openCache(), openCache(), openCache()];
    const lent = await Promise.all([...caches, ...caches].map((cache) => cache.lend('sources/a')));
    expect(new Set(lent.map(({ path }) => path)).size).toBe(6);
    for (const { path } of lent) expect((await readFile(path, 'utf8')).trim()).toBe('sources/a');
    expect(downloads).toEqual(['sources/a']);
    for (const { release } of lent) await release();
    expect(await everyLock()).toEqual([]);
  });

  it('is downloaded by the next one when its download fails, and a part of it is never lent', async () => {
    const download = async (file: string) => {
      await writeFile(file, 'half', { flag: 'wx' });
      throw new Error('the store broke');
    };
    const findMissing = async () => ({ sizeBytes: 40, download });
    await expect(openCache().cache.lend('sources/a', findMissing)).rejects.toThrow('the store broke');
    const lent = await openCache().lend('sources/a');
    expect((await readFile(lent.path, 'utf8')).trim()).toBe('sources/a');
    expect(await everyLock()).toEqual([]);
  });

  it('is kept when it was made here, without a download', async () => {
    const cache = openCache();
    const file = join(dataDir, 'made');
    await writeFile(file, 'made here');
    await cache.add('sources/a', file);
    await rm(file);
    expect(await readFile((await openCache().lend('sources/a')).path, 'utf8')).toBe('made here');
    expect(downloads).toEqual([]);
  });

  it('goes on being readable for its users when it is dropped, and is downloaded for the next one', async () => {
    const cache = openCache();
    const lent = await cache.lend('sources/a');
    await cache.drop('sources/a');
    expect((await readFile(lent.path, 'utf8')).trim()).toBe('sources/a');
    await cache.use('sources/a');
    expect(downloads).toEqual(['sources/a', 'sources/a']);
  });
});

describe('the limits of the cache', () => {
  it('remove the least recently used first', async () => {
    const cache = openCache();
    for (const key of ['sources/a', 'sources/b', 'sources/a', 'sources/c']) await cache.use(key);
    expect(await kept()).toEqual(['sources/a', 'sources/c']);
  });

  it('remove nothing that somebody uses, also in another process', async () => {
    const lent = await openCache().lend('sources/a');
    const cache = openCache();
    for (const key of ['sources/b', 'sources/c', 'sources/d']) await cache.use(key);
    expect(await kept()).toEqual(['sources/a', 'sources/d']);
    await lent.release();
    await cache.use('sources/a');
    expect(downloads.filter((key) => key === 'sources/a')).toEqual(['sources/a']);
  });

  it('let a file that is larger be used by several, and keep the others', async () => {
    const [first, second] = [openCache(), openCache()];
    await first.use('sources/small');
    const lent = await first.lend('sources/huge', 500);
    const again = await second.lend('sources/huge', 500);
    expect((await readFile(again.path)).length).toBe(500);
    await lent.release();
    await again.release();
    expect(downloads).toEqual(['sources/small', 'sources/huge']);
    expect(await kept()).toEqual(['sources/small']);
  });

  it('make room on the disk before a download, and whenever it is short', async () => {
    let freeBytes = 1_000;
    const cache = openCache(processIdentity(), { minFreeBytes: 960, readFreeBytes: async () => freeBytes });
    for (const key of ['sources/a', 'sources/b']) await cache.use(key);
    expect(await kept()).toEqual(['sources/a', 'sources/b']);
    freeBytes = 990;
    await cache.use('sources/c');
    expect(await kept()).toEqual(['sources/b', 'sources/c']);
    freeBytes = 0;
    await cache.trim();
    expect(await kept()).toEqual([]);
  });
});

describe('what is left behind', () => {
  it('by a process that died in a download is no obstacle', async () => {
    const dead = processIdentity(spawnSync('true').pid);
    await mkdir(join(dataDir, 'cache', 'locks'), { recursive: true });
    await writeFile(join(dataDir, 'cache', 'locks', 'sources~a'), dead);
    await openCache().use('sources/a');
    // whether a process of another container is dead shows only in its lock, which it renews
    const elsewhere = join(dataDir, 'cache', 'locks', 'sources~b');
    await writeFile(elsewhere, 'elsewhere/b/pid:[1]~1~2~x');
    await utimes(elsewhere, 0, 0);
    await openCache().use('sources/b');
    expect(downloads).toEqual(['sources/a', 'sources/b']);
    expect(await everyLock()).toEqual([]);
  });

  it('by a process that was killed is in use only until its folder is swept', async () => {
    const killed = openCache(processIdentity(spawnSync('true').pid));
    const { path } = await killed.lend('sources/a', 90);
    await openCache().use('sources/b');
    expect(await kept()).toEqual(['sources/a']);
    await sweepWorkDirs({ dataDir });
    expect(existsSync(path)).toBe(false);
    await openCache().use('sources/b');
    expect(await kept()).toEqual(['sources/b']);
  });

  it('by nobody is no obstacle to a sweep: a new machine has not even the folders', async () => {
    await expect(openCache().cache.sweep(async () => true)).resolves.toBeUndefined();
  });

  it('by removed videos goes with the object, and what nobody uses goes after a day', async () => {
    const cache = openCache();
    for (const key of ['sources/gone', 'sources/kept']) await cache.use(key);
    const isStored = async (key: string) => key !== 'sources/gone';
    await cache.sweep(isStored);
    // a step may be about to store or to read it
    expect(await kept()).toEqual(['sources/gone', 'sources/kept']);
    time += 6 * 60_000;
    await cache.sweep(isStored);
    expect(await kept()).toEqual(['sources/kept']);
    time += 25 * 3_600_000;
    await cache.sweep(isStored);
    expect(await kept()).toEqual([]);
  });
});
