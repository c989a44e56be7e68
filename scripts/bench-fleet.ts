import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase } from './bench/start-database.ts';
import { runFleet } from './fleet/run-fleet.ts';
import { startS3Server } from './s3-server/start-s3-server.ts';
import { makeTemporaryFolder, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:fleet`: many workers, each a process of its own, on a replica set of three and a real S3 server, make videos
 * of many people, and each is replaced in the middle. Only ffmpeg, speech and face detection are stand-ins, which take their
 * time and write their bytes. It takes ten minutes at most: what is not finished then must wait, whole and in the queue. The
 * last line is one JSON object; `faults` in it must be empty, else it ends with code 1.
 */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '50' },
    videos: { type: 'string', default: '10000' },
    people: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '10' },
  },
});
const work = {
  videoSeconds: 20,
  videoBytes: 250_000,
  probeMs: 100,
  speechMs: 500,
  facesMs: 200,
  renderMs: 2_000,
  assembleMs: 100,
};

await withCleanUp(async (cleanUp) => {
  const startedMs = performance.now();
  const say = (line: string) => console.log(`${Math.round((performance.now() - startedMs) / 1000)} s: ${line}`);
  const folder = await makeTemporaryFolder(cleanUp);
  const mongoUri = await startDatabase(cleanUp, { members: 3 });
  const s3 = await startS3Server(join(folder, 's3'));
  cleanUp(() => s3.stop());
  const report = await runFleet(cleanUp, {
    sizes: { videos: Number(values.videos), people: Number(values.people) },
    workers: Number(values.workers),
    budgetMs: Number(values.minutes) * 60_000 - performance.now(),
    ...{ work, mongoUri, s3, folder: join(folder, 'workers'), say },
  });
  console.log(JSON.stringify(report));
  if (report.faults.length > 0) process.exitCode = 1;
});
