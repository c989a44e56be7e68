import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../../src/infra/storage/object-store.ts';

export interface StoreUnderTest {
  store: ObjectStore;
  /** Files and half-done uploads that no key names; must be empty whenever nothing is going on. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

/** The behaviour that every `ObjectStore` must have. */
export function describeObjectStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name}, as an object store`, () => {
    let opened: StoreUnderTest;
    let store: ObjectStore;
    let folder: string;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
      folder = await mkdtemp(join(tmpdir(), 'object-store-'));
    });

    afterEach(async () => {
      const leftovers = await opened.leftovers();
      await opened.close();
      await rm(folder, { recursive: true });
      expect(leftovers).toEqual([]);
    });

    const put = (key: string, content: string | Buffer) => store.put(key, Readable.from([Buffer.from(content)]));
    const read = async (key: string, range?: { start: number; end: number }) => text(await store.get(key, { range }));
    const keys = async (prefix: string) => {
      const found: string[] = [];
      for await (const object of store.list(prefix)) found.push(object.key);
      // SeaweedFS lists a folder's objects before those of the same name with a longer ending
      return found.sort();
    };

    it('returns the stored bytes', async () => {
      const stored = await put('sources/one.mp4', 'hello');
      expect(stored).toMatchObject({ key: 'sources/one.mp4', sizeBytes: 5 });
      expect(Math.abs(Date.now() - stored.modifiedAt.getTime())).toBeLessThan(60_000);
      expect(await read('sources/one.mp4')).toBe('hello');
      expect(await store.head('sources/one.mp4')).toEqual(stored);
    });

    it('stores a large object unchanged', async () => {
      const content = Buffer.alloc(11 * 1024 * 1024, 'abcdefghijk');
      await store.put('large', Readable.from(slices(content, 1024 * 1024)));
      expect((await store.head('large'))?.sizeBytes).toBe(content.length);
      expect((await buffer(await store.get('large'))).equals(content)).toBe(true);
    });

    it('stores an empty object', async () => {
      expect((await put('empty', '')).sizeBytes).toBe(0);
      expect(await read('empty')).toBe('');
    });

    it('reads a range with both ends included', async () => {
      await put('digits', '0123456789');
      expect(await read('digits', { start: 0, end: 0 })).toBe('0');
      expect(await read('digits', { start: 3, end: 6 })).toBe('3456');
      expect(await read('digits', { start: 8, end: 500 })).toBe('89');
    });

    it('refuses a range that starts behind the last byte', async () => {
      await put('digits', '0123456789');
      await expect(store.get('digits', { range: { start: 10, end: 20 } })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    });

    it('replaces an object and changes its etag', async () => {
      const first = await put('a/b', 'first');
      const second = await put('a/b', 'other');
      expect(await read('a/b')).toBe('other');
      expect(second.etag).not.toBe(first.etag);
      expect(second.etag).not.toContain('"');
    });

    it('keeps the etag while the bytes are the same', async () => {
      const stored = await put('a/b', 'first');
      await read('a/b');
      expect((await store.head('a/b'))?.etag).toBe(stored.etag);
    });

    it('stores nothing when the bytes end in an error', async () => {
      const failing = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the source broke');
        })(),
      );
      await expect(store.put('broken', failing)).rejects.toThrow('the source broke');
      expect(await store.head('broken')).toBeNull();
    });

    it('keeps the old object when a replacement fails', async () => {
      await put('kept', 'old');
      await expect(store.put('kept', brokenAfter(6 * 1024 * 1024))).rejects.toThrow('the source broke');
      expect(await read('kept')).toBe('old');
    });

    it('stores nothing when it is aborted half way', async () => {
      const controller = new AbortController();
      const endless = Readable.from(
        (async function* () {
          for (let count = 0; ; count++) {
            if (count === 8) controller.abort();
            yield Buffer.alloc(1024 * 1024);
          }
        })(),
      );
      await expect(store.put('aborted', endless, { signal: controller.signal })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(await store.head('aborted')).toBeNull();
    });

    it('stores nothing when it is aborted before it begins', async () => {
      await expect(store.put('never', Readable.from(['x']), { signal: AbortSignal.abort() })).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(await store.head('never')).toBeNull();
    });

    it('stores a local file', async () => {
      const file = join(folder, 'made.mp4');
      await writeFile(file, 'from a file');
      expect(await store.putFile('outputs/made.mp4', file, { contentType: 'video/mp4' })).toMatchObject({
        sizeBytes: 11,
      });
      expect(await read('outputs/made.mp4')).toBe('from a file');
    });

    it('reports a missing local file', async () => {
      await expect(store.putFile('outputs/x', join(folder, 'absent'))).rejects.toMatchObject({ code: 'ENOENT' });
      expect(await store.head('outputs/x')).toBeNull();
    });

    it('provides an object as a local file until it is released', async () => {
      await put('a/b', 'on disk');
      const lent = await store.localFile('a/b');
      expect(await readFile(lent.path, 'utf8')).toBe('on disk');
      await lent.release();
      expect(await read('a/b')).toBe('on disk');
    });

    it('reports not_found for a missing object', async () => {
      expect(await store.head('no/such')).toBeNull();
      await expect(store.get('no/such')).rejects.toMatchObject({ code: 'not_found' });
      await expect(store.localFile('no/such')).rejects.toMatchObject({ code: 'not_found' });
    });

    it('deletes an object, also if it is gone already', async () => {
      await put('a/b/c', 'x');
      await store.delete('a/b/c');
      await store.delete('a/b/c');
      expect(await store.head('a/b/c')).toBeNull();
      expect(await keys('')).toEqual([]);
    });

    it('lets a reader finish while the object is deleted or replaced', async () => {
      await put('read', 'first');
      const open = await store.get('read');
      await put('read', 'second');
      await store.delete('read');
      expect(await text(open)).toBe('first');
    });

    it('lists all objects with the prefix', async () => {
      for (const key of ['b/1', 'a/2', 'a/10', 'a-b', 'a.mp4', 'a0', 'a/c/d', 'ab/x']) await put(key, key);
      expect(await keys('')).toEqual(['a-b', 'a.mp4', 'a/10', 'a/2', 'a/c/d', 'a0', 'ab/x', 'b/1']);
      expect(await keys('a/')).toEqual(['a/10', 'a/2', 'a/c/d']);
      expect(await keys('a/1')).toEqual(['a/10']);
      expect(await keys('none/')).toEqual([]);
    });

    it('lists each object as head describes it', async () => {
      await put('one', 'x');
      const listed = [];
      for await (const object of store.list('')) listed.push(object);
      expect(listed).toEqual([await store.head('one')]);
    });

    it.each([
      '',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      'a/../b',
      '../../etc/passwd',
      'a/./b',
      'a b',
      'ü',
      'a\\b',
      'a\0b',
      'x'.repeat(513),
    ])('refuses the key %j', async (key) => {
      const refused = { code: 'invalid_input' };
      await expect(put(key, 'x')).rejects.toMatchObject(refused);
      await expect(Promise.resolve().then(() => store.get(key))).rejects.toMatchObject(refused);
      await expect(store.head(key)).rejects.toMatchObject(refused);
      await expect(store.delete(key)).rejects.toMatchObject(refused);
    });

    it.each(['../', 'a/../', '/', 'a//'])('refuses the prefix %j', async (prefix) => {
      await expect(keys(prefix)).rejects.toMatchObject({ code: 'invalid_input' });
    });

    it('checks that it works, and leaves no objects behind', async () => {
      await store.check();
      expect(await keys('')).toEqual([]);
    });
  });
}

function* slices(content: Buffer, sizeBytes: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += sizeBytes) yield content.subarray(at, at + sizeBytes);
}

function brokenAfter(sizeBytes: number): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(sizeBytes);
      throw new Error('the source broke');
    })(),
  );
}
