import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../../scripts/service/api-client.ts';
import { findFreePort } from '../../scripts/service/free-port.ts';
import type { Role } from '../../src/app/choose-roles.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { systemClock } from '../../src/infra/clock.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { connectDatabase } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { testAccounts } from '../support/test-accounts.ts';

/** Each kind of work in a part of its own, as on different machines. */
const parts: Record<string, Role[]> = {
  api: ['api'],
  fetch: ['fetch', 'transcribe'],
  render: ['render'],
  assemble: ['assemble'],
  deliver: ['deliver', 'chats'],
};

const uri = borrowDatabase();
const running: RunningService[] = [];
/** Of each part: where its health and metrics are. */
const ports: Record<string, number> = {};
let dataDir: string;
let media: MediaServer;
let receiver: CallbackReceiver;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'job-roles-'));
  const clip = makeToneClip(join(dataDir, 'clip.mp4'));
  media = await startMediaServer({ '/clip.mp4': { kind: 'file', file: clip } });
  receiver = await startCallbackReceiver();
  for (const [name, roles] of Object.entries(parts)) {
    const port = await findFreePort();
    ports[name] = port;
    running.push(await startService({ config: configFor(port), logger: silentLogger, roles }));
  }
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await Promise.all([media?.close(), receiver?.close()]);
  await giveDatabaseBack(uri);
  await rm(dataDir, { recursive: true, force: true });
});

function configFor(port: number) {
  return readConfig({
    DATA_DIR: dataDir,
    CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
    MONGODB_URI: uri,
    SPEECH_ENGINE: 'none',
    ALLOW_PRIVATE_NETWORK: 'true',
    PORT: String(port),
    STATUS_PORT: String(port),
  });
}

async function createUser(): Promise<string> {
  const database = await connectDatabase({ uri, logger: silentLogger });
  const config = configFor(0);
  try {
    const accounts = testAccounts({ database, clock: systemClock, config });
    return (await accounts.createUser({ email: 'ann@example.com' })).apiToken;
  } finally {
    await database.close();
  }
}

/** How many videos a part has claimed, by stage. */
async function claimsOf(part: string): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${ports[part]}/metrics`)).text();
  const claims = text.matchAll(/^captioneer_claims_total\{stage="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...claims].map(([, stage, count]) => [stage, Number(count)]));
}

it('takes a video through parts that each do one kind of work', async () => {
  const client = createApiClient({ baseUrl: `http://127.0.0.1:${ports.api}`, token: await createUser() });
  const created = await client.call('POST', '/api/video/create', {
    video_url: `${media.url}/clip.mp4`,
    captions: [{ start: 0.2, end: 1.5, text: 'one after the other' }],
    callback: receiver.url,
  });
  const { video_id: videoId } = created.json<{ video_id: string }>();
  expect((await receiver.waitFor(videoId)).event).toMatchObject({ type: 'video.processed', video_id: videoId });
  expect(await claimsOf('fetch')).toEqual({ fetching: 1 });
  expect(await claimsOf('render')).toEqual({ planning: 1, rendering: 1 });
  expect(await claimsOf('assemble')).toEqual({ assembling: 1 });
  expect(await claimsOf('deliver')).toEqual({});
});
