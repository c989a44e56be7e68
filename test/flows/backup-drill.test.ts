import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../../scripts/service/api-client.ts';
import { programArgs } from '../../scripts/service/service-process.ts';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { createDataDir, startService, type TestService, type TestUser } from '../support/service-process.ts';
import { waitFor } from '../support/wait-for.ts';

const videoCount = 4;
const [firstDir, secondDir] = [createDataDir(), createDataDir()];
const backupDir = join(createDataDir(), 'backup');
const secondUri = borrowDatabase();
let media: MediaServer;
let receiver: CallbackReceiver;
let first: TestService;
let second: TestService | undefined;
let user: TestUser;

beforeAll(async () => {
  const clips = Array.from({ length: videoCount + 1 }, (_, n) =>
    makeToneClip(join(firstDir, `clip-${n}.mp4`), { seconds: 3, tag: `drill ${n}` }),
  );
  media = await startMediaServer(
    Object.fromEntries(clips.map((file, n) => [`/clip-${n}.mp4`, { kind: 'file', file } as const])),
  );
  receiver = await startCallbackReceiver();
  first = await startService({ env: { RENDER_CONCURRENCY: '1' } });
  user = await first.createUser();
});

afterAll(async () => {
  await first?.stop();
  await second?.stop();
  await Promise.all([media?.close(), receiver?.close()]);
  await giveDatabaseBack(secondUri);
  for (const dir of [firstDir, secondDir, backupDir]) rmSync(dir, { recursive: true, force: true });
});

async function order(client: TestUser['client'], n: number): Promise<string> {
  const created = await client.call('POST', '/api/video/create', {
    video_url: `${media.url}/clip-${n}.mp4`,
    captions: [{ start: 0.2, end: 2.5, text: `video number ${n}` }],
    callback: receiver.url,
  });
  expect(created.status).toBe(201);
  return created.json<{ video_id: string }>().video_id;
}

/** With the settings of the second service, which does not run yet. */
async function restore(): Promise<{ documents: number; media_files: number }> {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    MONGODB_URI: secondUri,
    DATA_DIR: secondDir,
    CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
  };
  const args = [...programArgs('captioneer'), 'backup', 'restore', backupDir, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: secondDir, env });
  return JSON.parse(stdout);
}

it('brings everything that was accepted before it to an end, once, in another place', async () => {
  const videoIds: string[] = [];
  for (let n = 0; n < videoCount; n++) videoIds.push(await order(user.client, n));
  // one is finished, the others are in work or wait
  await receiver.waitFor(videoIds[0] ?? '');
  const taken = JSON.parse(await first.runCli(['backup', 'create', backupDir, '--json']));
  const late = await order(user.client, videoCount);
  await first.kill9();
  const restored = await restore();
  expect(restored.documents).toBe(taken.documents);
  expect(restored.media_files).toBe(taken.media_files);
  second = await startService({
    dataDir: secondDir,
    isAlone: false,
    env: { MONGODB_URI: secondUri, RENDER_CONCURRENCY: '1' },
  });
  const client = createApiClient({ baseUrl: second.baseUrl, token: user.client.token });
  for (const videoId of videoIds) {
    await waitFor(async () => {
      const state = (await client.call('GET', '/api/video/get', { video_id: videoId })).json<{
        status: string;
        video_url?: string;
      }>();
      expect(state.status).toBe('processed');
      const output = await fetch(new URL(new URL(String(state.video_url)).pathname, second?.baseUrl));
      expect([output.status, (await output.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
    });
    await receiver.waitFor(videoId);
  }
  expect((await client.call('GET', '/api/video/get', { video_id: late })).status).toBe(404);
  // whoever was told before the crash may be told again, by the same event
  const events = videoIds.map((videoId) => new Set(receiver.of(videoId).map(({ eventId }) => eventId)).size);
  expect(events).toEqual(videoIds.map(() => 1));
}, 300_000);
