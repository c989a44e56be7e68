import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureS3Server } from '../../../scripts/s3-server/ensure-s3-server.ts';

it('says why there is no S3 server on a machine that cannot fetch one', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 's3-cache-'));
  onTestFinished(() => rm(cacheDir, { recursive: true }));
  await expect(ensureS3Server({ CACHE_DIR: cacheDir, PATH: cacheDir })).rejects.toThrow(
    'There is no S3 server here: there is no pip for Python 3',
  );
});
