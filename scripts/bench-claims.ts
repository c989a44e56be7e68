import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/infra/database/connect-database.ts';
import { silentLogger } from '../src/infra/logging/logger.ts';
import { claimVideo } from '../src/product/videos/lease/video-lease.ts';
import { createWorkCaps } from '../src/product/videos/lease/work-caps.ts';
import { createWorkPause } from '../src/product/videos/lease/work-pause.ts';
import { createVideoModel, type VideoModel, type VideoRecord } from '../src/product/videos/records/video.model.ts';
import { startDatabase } from './bench/start-database.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:claims`: how long workers need to claim a video, with many finished and many waiting ones. First one worker
 * claims again and again, then `--claimers` do so at the same time, then as many claim once a second each. The last line is one
 * JSON object.
 */
const { values } = parseArgs({
  options: {
    finished: { type: 'string', default: '1000000' },
    waiting: { type: 'string', default: '10000' },
    people: { type: 'string', default: '5000' },
    claimers: { type: 'string', default: '50' },
  },
});
const sizes = { finished: Number(values.finished), waiting: Number(values.waiting), people: Number(values.people) };
const claimers = Number(values.claimers);
const work = { from: ['queued', 'fetching'], stage: 'fetching' } as const;
const batch = 10_000;

await withCleanUp(async (cleanUp) => {
  const uri = await startDatabase(cleanUp, { cacheGb: 2 });
  const database = await connectDatabase({ uri, logger: silentLogger });
  cleanUp(() => database.close());
  const videos = createVideoModel(database.connection);
  const workPause = createWorkPause({ connection: database.connection, clock: Date.now });
  await database.ensureIndexes();
  await fill(videos);
  const diskRoom = { isLow: async () => false } as Parameters<typeof claimVideo>[0]['diskRoom'];
  const workCaps = createWorkCaps({ videos, clock: Date.now, maxQueued: 0, maxInWork: 0 });
  const claim = async (worker: number) => {
    const workerId = `worker-${worker}`;
    if (!(await claimVideo({ videos, clock: Date.now, workerId, workPause, diskRoom, workCaps }, work))) {
      throw new Error('nothing waits any more');
    }
  };

  const results = {
    alone: await measureClaims(1, 500, () => claim(0)),
    together: await measureClaims(claimers, 40, claim),
    everySecond: await measureClaims(claimers, 20, claim, 1000),
  };
  console.table(results);
  console.log(JSON.stringify({ ...sizes, claimers, ...results }));
});

async function fill(videos: VideoModel): Promise<void> {
  const total = sizes.finished + sizes.waiting;
  for (let from = 0; from < total; from += batch) {
    const records = Array.from({ length: Math.min(batch, total - from) }, (_, index) => record(from + index));
    await videos.collection.insertMany(records as never[], { ordered: false });
  }
}

/** As they are stored; the first ones have ended. */
function record(index: number): Partial<VideoRecord> {
  const at = new Date(Date.now() - 1_000_000 + index);
  const isWaiting = index >= sizes.finished;
  const ownerId = index % sizes.people;
  return {
    _id: `vid_${String(index).padStart(24, '0')}`,
    ownerId,
    url: `https://example.com/${index}.mp4`,
    revision: 1,
    stage: isWaiting ? 'queued' : 'processed',
    progress: isWaiting ? 0 : 100,
    turn: Math.floor((index - sizes.finished) / sizes.people),
    ...{ queuedAt: at, notBefore: at, createdAt: at, leaseOwner: null, leaseUntil: null, removedAt: null },
    ...{ tries: 0, claims: 0, fence: 0 },
  };
}

/** Each of the workers claims `times`, one after the other. @param everyMs between the starts of two; 0 = at once */
async function measureClaims(
  workers: number,
  times: number,
  claim: (worker: number) => Promise<void>,
  everyMs = 0,
): Promise<Record<'p50' | 'p95' | 'worst' | 'aSecond', number>> {
  const latencies: number[] = [];
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      await delay((everyMs * worker) / workers);
      for (let time = 0; time < times; time++) {
        const beganMs = performance.now();
        await claim(worker);
        const latencyMs = performance.now() - beganMs;
        latencies.push(latencyMs);
        await delay(Math.max(0, everyMs - latencyMs));
      }
    }),
  );
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  const seconds = (performance.now() - startedMs) / 1000;
  return { p50: at(0.5), p95: at(0.95), worst: at(1), aSecond: Math.round(sorted.length / seconds) };
}
