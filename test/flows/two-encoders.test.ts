import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { probeSource } from '../../src/engine/media/probe/probe-source.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { createDiskObjectStore } from '../../src/infra/storage/disk-object-store.ts';
import { createOutputModel } from '../../src/product/videos/records/output.model.ts';
import { createVideoModel } from '../../src/product/videos/records/video.model.ts';
import { readPlan } from '../../src/product/videos/rendering/plan-store.ts';
import { buildVideo } from '../support/build-video.ts';
import { makeClip, tools } from '../support/make-clip.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { probedStreams } from '../support/probe-output.ts';
import { waitFor } from '../support/wait-for.ts';

const encoders = ['x264-veryfast', 'svt-av1'];
const count = 6;

const uri = borrowDatabase();
const running: RunningService[] = [];
const ports: number[] = [];
let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'two-encoders-'));
  database = await connectDatabase({ uri, logger: silentLogger });
  for (const encoder of encoders) {
    const port = await findFreePort();
    ports.push(port);
    const config = readConfig({
      DATA_DIR: dataDir,
      CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
      MONGODB_URI: uri,
      SPEECH_ENGINE: 'none',
      ENCODER: encoder,
      STATUS_PORT: String(port),
    });
    running.push(await startService({ config, logger: silentLogger, roles: ['worker'] }));
  }
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await database?.close();
  await giveDatabaseBack(uri);
  await rm(dataDir, { recursive: true, force: true });
});

async function orderVideos(): Promise<void> {
  const store = createDiskObjectStore({ rootDir: join(dataDir, 'storage') });
  for (let ownerId = 1; ownerId <= count; ownerId++) {
    const file = makeClip({ file: join(dataDir, `${ownerId}.mp4`), seconds: 1 + ownerId, fps: 10 });
    const facts = await probeSource({ ffprobe: tools.ffprobe, file });
    const sourceKey = `sources/${ownerId}`;
    await store.putFile(sourceKey, file);
    const made = { ownerId, sourceKey, sourceSizeBytes: 1, facts, givenCaptions: [] };
    await buildVideo(createVideoModel(database.connection), { stage: 'planning', ...made });
  }
}

/** How many videos both workers have claimed, by stage. */
async function claims(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const port of ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [, stage = '', number] of text.matchAll(/^captioneer_claims_total\{stage="(\w+)"\} (\d+)$/gm))
      sums[stage] = (sums[stage] ?? 0) + Number(number);
  }
  return sums;
}

it('two workers with different encoders finish each video with the one that has planned it', async () => {
  await orderVideos();
  const queue = await createAgendaQueue({ connection: database.connection, name: 'test', logger: silentLogger });
  for (const _ of encoders) await queue.wake('plan-render');
  const videos = createVideoModel(database.connection);
  const ended = async () => expect(await videos.countDocuments({ stage: 'processed' })).toBe(count);
  await waitFor(ended, { timeoutMs: 240_000 });
  // none was planned twice
  expect(await claims()).toMatchObject({ planning: count, rendering: count });
  for (const [i, encoder] of encoders.entries()) {
    const text = await (await fetch(`http://127.0.0.1:${ports[i]}/metrics`)).text();
    expect(text).toContain(`captioneer_encoder_processes{encoder="${encoder}"} 1`);
  }
  const store = createDiskObjectStore({ rootDir: join(dataDir, 'storage') });
  for (const { _id, planKey } of await videos.find().lean()) {
    const plan = await readPlan(store, planKey);
    const output = await createOutputModel(database.connection).findOne({ videoId: _id }).lean().orFail();
    const [stream] = probedStreams((await store.localFile(output.key)).path);
    expect(stream).toMatchObject({ codec_name: plan?.encoder === 'svt-av1' ? 'av1' : 'h264' });
  }
}, 300_000);
