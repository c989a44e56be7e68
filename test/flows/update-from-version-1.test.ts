import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../scripts/service/api-client.ts';
import { type ServiceProcess, startServiceProcess } from '../../scripts/service/service-process.ts';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { pendingMigrations } from '../../src/infra/database/migrations/pending-migrations.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../src/infra/storage/disk-object-store.ts';
import { restoreBackup } from '../../src/product/backup/restore-backup.ts';
import { allMigrations } from '../../src/product/migrations/all-migrations.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { createDataDir } from '../support/service-process.ts';
import { waitFor } from '../support/wait-for.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** See `scripts/make-release-fixture.ts`. */
const fixture = 'test/fixtures/version-1.0.0.tar.gz';

const folder = createDataDir();
const dataDir = join(folder, 'data');
const uri = borrowDatabase();
let account: { token: string; given: string; transcribed: string; failed: string };
let receiver: CallbackReceiver;
let database: Database;
let service: ServiceProcess;
let client: ApiClient;

beforeAll(async () => {
  const backup = join(folder, 'backup');
  mkdirSync(backup);
  mkdirSync(dataDir);
  execFileSync('tar', ['-xzf', fixture, '-C', backup]);
  account = JSON.parse(readFileSync(join(backup, 'account.json'), 'utf8'));
  receiver = await startCallbackReceiver();
  database = await connectDatabase({ uri, logger: silentLogger });
  const store = createDiskObjectStore({ rootDir: join(dataDir, 'storage') });
  await restoreBackup({ connection: database.connection, store }, backup);
  // the receiver has another port now
  const moved = { $set: { destination: receiver.url } };
  await database.connection.collection('deliveries').updateOne({ _id: anyId, videoId: account.given }, moved);
  await database.connection.collection('sessions').createIndex({ previousHash: 1 }, { name: 'previousHash_1' });
  service = await startServiceProcess({
    ...{ dataDir, logFile: join(folder, 'service.log') },
    // ten years: the fixture must not expire
    env: { MONGODB_URI: uri, ALLOW_PRIVATE_NETWORK: 'true', RETENTION_DAYS: '3650' },
  });
  client = createApiClient({ baseUrl: service.baseUrl, token: account.token });
});

afterAll(async () => {
  await service?.stop();
  await Promise.all([receiver?.close(), database?.close()]);
  await giveDatabaseBack(uri);
  rmSync(folder, { recursive: true, force: true });
});

/** The database of the tests refuses queries without an index. */
const anyId = { $gte: '' as never };

const captionsOf = async (videoId: string) =>
  (await client.call('GET', `/api/videos/${videoId}/captions`)).json<{
    captions: { text: string; words: object[] }[];
  }>().captions;

async function outputOf(videoId: string): Promise<Buffer> {
  const { output } = await client.videoDetails(videoId);
  const reply = await client.call('GET', new URL(output?.video_url ?? '').pathname);
  expect(reply.status).toBe(200);
  return reply.bytes;
}

describe('what version 1.0.0 has stored', () => {
  it('is migrated soon after the start, and what only that version needed is gone', async () => {
    await waitFor(async () => {
      expect(await pendingMigrations(allMigrations(database.connection))).toEqual([]);
    });
    const deliveries = await database.connection.collection('deliveries').find({ _id: anyId }).toArray();
    expect(deliveries.length).toBeGreaterThan(2);
    expect(deliveries.map(({ v }) => v)).toEqual(deliveries.map(() => 2));
  });

  it('is read: videos, captions, outputs, and why one has failed', async () => {
    expect((await client.videoDetails(account.given)).status).toBe('processed');
    expect((await captionsOf(account.given)).map(({ text }) => text)).toEqual(['as it was before']);
    expect((await captionsOf(account.transcribed)).flatMap(({ words }) => words).length).toBeGreaterThan(4);
    expect((await outputOf(account.transcribed)).length).toBeGreaterThan(10_000);
    const failed = await client.call('GET', `/api/video/get?video_id=${account.failed}`);
    expect([failed.status, failed.json<{ message: string }>().message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
    expect((await client.call('GET', '/api/usage')).status).toBe(200);
  });

  it('is delivered: the callback that was still to be sent', async () => {
    const { event } = await receiver.waitFor(account.given);
    expect(event).toMatchObject({ type: 'video.processed', video_id: account.given });
  });

  it('is edited, rendered and delivered again', async () => {
    const before = await outputOf(account.transcribed);
    for (const video_id of [account.given, account.transcribed]) {
      await client.editVideo({ video_id, captions_font_color: '#00ff00', callback: receiver.url });
      const ended = await waitForEnd(client, video_id, { revision: 2 });
      expect([ended.status, ended.revision]).toEqual(['processed', 2]);
      await waitFor(() => expect(receiver.of(video_id).at(-1)?.event.status).toBe('processed'));
    }
    expect((await captionsOf(account.transcribed)).length).toBeGreaterThan(0);
    expect((await outputOf(account.transcribed)).equals(before)).toBe(false);
  });
});
