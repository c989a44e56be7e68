import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/service/free-port.ts';
import { programArgs } from '../../scripts/service/service-process.ts';
import { probeSource } from '../../src/engine/media/probe/probe-source.ts';
import { connectDatabase, type Database } from '../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { createAgendaQueue } from '../../src/infra/queue/agenda-queue.ts';
import { createDiskObjectStore } from '../../src/infra/storage/disk-object-store.ts';
import { createOutputModel } from '../../src/product/videos/records/output.model.ts';
import { createVideoModel, type VideoRecord } from '../../src/product/videos/records/video.model.ts';
import { createRenderRunModel } from '../../src/product/videos/rendering/render-run.model.ts';
import { buildVideo } from '../support/build-video.ts';
import { makeClip, tools } from '../support/make-clip.ts';
import { borrowDatabase, giveDatabaseBack } from '../support/mongo.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { lumas } from '../support/render-clip.ts';
import { waitFor } from '../support/wait-for.ts';

/** Long and slow enough for a second worker to come in between, and to be killed there. */
const clip = { seconds: 60, width: 480, height: 270, fps: 15, picture: 'numbered', audio: 'none' } as const;

const folder = mkdtempSync(join(tmpdir(), 'spread-'));
const uri = borrowDatabase();
const store = createDiskObjectStore({ rootDir: join(folder, 'storage') });
const file = join(folder, 'long.mp4');
const workers: ChildProcess[] = [];
/** Of each worker. */
const statusPorts: number[] = [];
let database: Database;
let video: VideoRecord;

beforeAll(async () => {
  database = await connectDatabase({ uri, logger: silentLogger });
  makeClip({ ...clip, file, videoFilters: ['noise=alls=8:allf=t'] });
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const source = join(folder, 'source.mp4');
  await copyFile(file, source);
  await store.putFile('sources/long', source);
  const logs = ['first.log', 'second.log'].map((name) => join(folder, name));
  for (const log of logs) startWorker(log, await findFreePort());
  const takesWork = (log: string) => readFileSync(log, 'utf8').includes('takes work');
  await waitFor(() => expect(logs.map(takesWork)).toEqual([true, true]), { timeoutMs: 180_000 });
  video = await buildVideo(createVideoModel(database.connection), {
    stage: 'planning',
    sourceKey: 'sources/long',
    sourceSizeBytes: 1,
    facts,
    givenCaptions: [],
  });
});

afterAll(async () => {
  const ended = workers.map((worker) => worker.exitCode ?? worker.signalCode ?? once(worker, 'exit'));
  for (const worker of workers) worker.kill('SIGKILL');
  await Promise.all(ended);
  await database?.close();
  await giveDatabaseBack(uri);
  rmSync(folder, { recursive: true, force: true });
});

function startWorker(logFile: string, statusPort: number): void {
  statusPorts.push(statusPort);
  const log = openSync(logFile, 'a');
  const { PATH, HOME } = process.env;
  const worker = spawn(process.execPath, [...programArgs('main', { hasSourceMaps: false }), '--role', 'worker'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      MONGODB_URI: uri,
      DATA_DIR: folder,
      CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache'),
      SPEECH_ENGINE: 'none',
      RENDER_CONCURRENCY: '1',
      STATUS_PORT: String(statusPort),
    },
    stdio: ['ignore', log, log],
  });
  workers.push(worker);
}

/** Who is rendering now, by process id. */
async function rendering(): Promise<number[]> {
  const owners = await createRenderRunModel(database.connection).distinct('leaseOwner', {
    leaseUntil: { $gt: new Date() },
  });
  return owners.map((owner) => Number(owner.split('~')[1]));
}

describe('two workers', () => {
  it('share a long render, and one finishes it when the other is killed', async () => {
    const queue = await createAgendaQueue({ connection: database.connection, name: 'test', logger: silentLogger });
    await queue.wake('plan-render');
    let both: number[] = [];
    while (both.length < 2) {
      both = await rendering();
      await delay(50);
    }
    expect(new Set(both)).toEqual(new Set(workers.map(({ pid }) => pid)));
    const videos = createVideoModel(database.connection);
    const { leaseOwner } = await videos.findById(video._id).lean<VideoRecord>().orFail();
    const helper = workers.find(({ pid }) => String(pid) !== leaseOwner?.split('~')[1]);
    helper?.kill('SIGKILL');
    let stage = '';
    while (stage !== 'processed') {
      const now = await videos.findById(video._id).lean<VideoRecord>().orFail();
      stage = now.stage;
      expect(['rendering', 'assembling', 'processed'], now.failureMessage ?? '').toContain(stage);
      expect(now.errorCode).toBeNull();
      await delay(100);
    }
    const output = await createOutputModel(database.connection).findOne({ videoId: video._id }).lean().orFail();
    const { path } = await store.localFile(output.key);
    const [seen, wanted] = [lumas(path), lumas(file)];
    expect(seen).toHaveLength(clip.seconds * clip.fps);
    expect(Math.max(...seen.map((luma, index) => Math.abs(luma - (wanted[index] ?? 0))))).toBeLessThan(6);
  }, 600_000);

  it('tell at their status port what they have done', async () => {
    const survivor = workers.findIndex(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ask = (path: string) => fetch(`http://127.0.0.1:${statusPorts[survivor]}${path}`);
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await ask('/readyz');
    expect(await ready.json()).toMatchObject({ status: 'ready', checks: { process: { ok: true } } });
    expect((await ask('/api/me')).status).toBe(404);
    const read = await readMetrics(`http://127.0.0.1:${statusPorts[survivor]}`);
    expect(read('captioneer_claims_total{stage="rendering"}')).toBeGreaterThanOrEqual(1);
    expect(read('captioneer_stage_seconds_count{stage="rendering"}')).toBe(1);
    expect(read('captioneer_work_speed_ratio_count{work="render"}')).toBeGreaterThanOrEqual(1);
    expect(read('captioneer_cache_lookups_total{cache="segments",result="miss"}')).toBeGreaterThan(1);
    expect(read('captioneer_stored_bytes_total')).toBeGreaterThan(10_000);
    expect(read('captioneer_queue_depth{stage="rendering"}')).toBe(0);
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });
});
