import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createObjectStore } from '../../../src/infra/storage/create-object-store.ts';
import { startFakeS3 } from '../../support/fake-s3.ts';

const pathsIn = (dataDir: string) => ({ dataDir, cacheDir: dataDir, fontsDir: null });

it('stores objects in DATA_DIR by default', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const store = await createObjectStore({ storage: { kind: 'disk' }, paths: pathsIn(dataDir) });
  await store.put('a', Readable.from(['x']));
  await access(join(dataDir, 'storage', 'objects', 'a'));
  await rm(dataDir, { recursive: true });
});

it('stores objects in the bucket of the settings', async () => {
  const account = { bucket: 'media', region: 'us-east-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };
  const server = await startFakeS3(account);
  const storage = { kind: 's3' as const, endpoint: server.endpoint, ...account };
  const store = await createObjectStore({ storage, paths: pathsIn('/nowhere') });
  await store.put('a', Readable.from(['x']), { contentType: 'video/mp4' });
  expect(server.contentTypeOf('a')).toBe('video/mp4');
  await server.close();
});
