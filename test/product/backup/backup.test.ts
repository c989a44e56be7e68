import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { mongo } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskObjectStore } from '../../../src/infra/storage/disk-object-store.ts';
import { restoreBackup } from '../../../src/product/backup/restore-backup.ts';
import { takeBackup } from '../../../src/product/backup/take-backup.ts';
import { testDatabase } from '../../support/mongo.ts';

const [{ connection: from }, { connection: to }] = [await testDatabase(), await testDatabase()];
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = { things: 'videos', wakes: 'agendaJobs' };
let count = 0;
let dir: string;
let source: ReturnType<typeof createDiskObjectStore>;
let target: ReturnType<typeof createDiskObjectStore>;

beforeEach(async () => {
  count += 1;
  dir = join(folder, `backup-${count}`);
  source = createDiskObjectStore({ rootDir: join(folder, `from-${count}`) });
  target = createDiskObjectStore({ rootDir: join(folder, `to-${count}`) });
  for (const { db } of [from, to]) {
    for (const collection of (await db?.collections()) ?? []) await collection.deleteMany({});
  }
});

const things = (connection = from) => connection.collection<{ _id: string; at?: unknown }>(names.things);
const backUp = (withMedia = true) =>
  takeBackup({ connection: from, store: source, clock: Date.now }, dir, { withMedia });
const restore = () => restoreBackup({ connection: to, store: target }, dir);
const put = (key: string, content: string) => source.put(key, Readable.from([Buffer.from(content)]));

describe('a backup', () => {
  it('brings back every document with its types, and every file', async () => {
    const kinds = {
      date: new Date(5),
      long: mongo.Long.fromString('9007199254740993'),
      double: new mongo.Double(1),
      binary: new mongo.Binary(Buffer.from([0, 255])),
      id: new mongo.ObjectId(),
      nested: [{ a: null }, 'ж', /x/i],
    };
    await things().insertMany(Array.from({ length: 1_200 }, (_, n) => ({ _id: `video-${n}`, at: kinds })));
    await from.collection(names.wakes).insertOne({ name: 'listen' });
    await put('sources/abc', 'a source');
    await put('checks/x', 'written to try the store');
    const taken = await backUp();
    expect(taken.media).toEqual({ files: 1, bytes: 8 });
    expect(await restore()).toEqual(taken);
    const raw = (connection: typeof from) => things(connection).find({}, { raw: true }).sort({ _id: 1 }).toArray();
    expect(await raw(to)).toEqual(await raw(from));
    expect(await to.collection(names.wakes).countDocuments()).toBe(0);
    expect(await text(await target.get('sources/abc'))).toBe('a source');
    expect(await target.head('checks/x')).toBeNull();
  });

  it('holds one moment of the database, whatever is written meanwhile', async () => {
    await things().insertMany(Array.from({ length: 3_000 }, (_, n) => ({ _id: `video-${n}` })));
    await from.collection('pairs').insertOne({ before: true });
    let writes = 0;
    const writing = (async () => {
      for (; writes < 200; writes++) {
        await Promise.all([
          things().insertOne({ _id: `later-${writes}` }),
          from.collection('pairs').insertOne({ _id: `later-${writes}` } as never),
        ]);
      }
    })();
    const taken = await backUp();
    await writing;
    await restore();
    const [inVideos, inOutputs] = [
      await things(to).countDocuments({ _id: /^later/ }),
      await to.collection('pairs').countDocuments({ _id: /^later/ } as never),
    ];
    // each pair was written at the same time
    expect(Math.abs(inVideos - inOutputs)).toBeLessThanOrEqual(1);
    expect(taken.collections.find(({ name }) => name === names.things)?.documents).toBe(3_000 + inVideos);
  });

  it('copies only new files into a folder that holds an earlier one', async () => {
    await put('sources/one', 'first');
    await backUp();
    const before = readFileSync(join(dir, 'media/sources/one'));
    writeFileSync(join(dir, 'media/sources/one'), 'FIRST');
    await put('sources/two', 'second');
    expect((await backUp()).media).toEqual({ files: 2, bytes: 11 });
    // the same size, so it was not copied again
    expect(readFileSync(join(dir, 'media/sources/one'), 'utf8')).toBe('FIRST');
    expect(before.toString()).toBe('first');
  });

  it('may leave the media to others', async () => {
    await put('sources/one', 'first');
    expect((await backUp(false)).media).toBeNull();
    await restore();
    expect(await target.head('sources/one')).toBeNull();
  });
});

describe('a restore is refused', () => {
  const refusal = (code: string, message: RegExp) =>
    expect.objectContaining({ code, message: expect.stringMatching(message) });

  it('into a database that holds anything, and nothing is changed', async () => {
    await things().insertOne({ _id: 'video' });
    await backUp();
    await things(to).insertOne({ _id: 'other' });
    await expect(restore()).rejects.toEqual(refusal('conflict', /not empty: videos has documents/));
    expect(await things(to).countDocuments()).toBe(1);
  });

  it('of a folder that is no whole backup', async () => {
    await expect(restore()).rejects.toEqual(refusal('invalid_input', /no whole backup/));
    await backUp();
    writeFileSync(join(dir, 'manifest.json'), '{"format":2}');
    await expect(restore()).rejects.toEqual(refusal('invalid_input', /damaged, or of another version/));
  });

  it('of a damaged backup, before anything is written', async () => {
    await things().insertMany([{ _id: 'one' }, { _id: 'two' }]);
    await backUp();
    truncateSync(join(dir, 'database/videos.bson'), 10);
    await expect(restore()).rejects.toEqual(refusal('invalid_input', /videos\.bson is damaged/));
    expect(await things(to).countDocuments()).toBe(0);
  });
});
