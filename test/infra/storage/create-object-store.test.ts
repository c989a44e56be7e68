import { access, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createObjectStore } from '../../../src/infra/storage/create-object-store.ts';
import { sweepWorkDirs } from '../../../src/product/videos/records/work-dirs.ts';
import { s3ConfigOf, startFakeS3 } from '../../support/fake-s3.ts';

const pathsIn = (dataDir: string) => ({ dataDir, cacheDir: dataDir, fontsDir: null });
const limits = { sourceCacheBytes: 1_000, minFreeDiskBytes: 0 };

it('stores objects in DATA_DIR by default', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const store = await createObjectStore({ storage: { kind: 'disk' }, paths: pathsIn(dataDir), limits, identity: 'me' });
  await store.put('a', Readable.from(['x']));
  await access(join(dataDir, 'storage', 'objects', 'a'));
  await rm(dataDir, { recursive: true });
});

it('stores objects in the bucket of the settings, with copies that a later process sweeps', async () => {
  const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };
  const server = await startFakeS3(account);
  const storage = s3ConfigOf(server, account);
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const store = await createObjectStore({ storage, paths: pathsIn(dataDir), limits, identity: 'somebody' });
  await store.put('a', Readable.from(['x']), { contentType: 'video/mp4' });
  expect(server.contentTypeOf('a')).toBe('video/mp4');
  const { path } = await store.localFile('a');
  await access(path);
  // as when the process has died with the copy in hand
  await sweepWorkDirs({ dataDir });
  await access(path);
  await utimes(join(dataDir, 'work', 'somebody'), 0, 0);
  await sweepWorkDirs({ dataDir });
  await expect(access(path)).rejects.toThrow();
  await server.close();
  await rm(dataDir, { recursive: true });
});

it('downloads a source once for all processes of a machine, and not what was stored from there', async () => {
  const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };
  const server = await startFakeS3(account);
  const folder = await mkdtemp(join(tmpdir(), 'data-'));
  const open = (machine: string, identity: string) =>
    createObjectStore({
      storage: s3ConfigOf(server, account),
      paths: pathsIn(join(folder, machine)),
      limits,
      identity,
    });
  const [worker, ...others] = [await open('a', 'first'), await open('a', 'second'), await open('b', 'third')];
  const file = join(folder, 'source');
  await writeFile(file, 'a source');
  await worker?.putFile('sources/a', file);
  for (const store of [...others, ...others]) {
    const { path, release } = await store.localFile('sources/a');
    expect(await readFile(path, 'utf8')).toBe('a source');
    await release();
  }
  await expect.poll(() => server.reads()).toEqual([{ key: 'sources/a', bytes: 8 }]);
  await others[0]?.delete('sources/a');
  await expect(worker?.localFile('sources/a')).rejects.toMatchObject({ code: 'not_found' });
  await server.close();
  await rm(folder, { recursive: true });
});
