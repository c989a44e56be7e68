import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { createPeople } from './bench/api/create-people.ts';
import { type ApiBench, measureCalls, whileRendering } from './bench/api/measure-api.ts';
import { startCallers } from './bench/api/start-callers.ts';
import { startServiceWithVideo } from './bench/service-with-video.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:api`: how many replies a second GET /api/me and GET /api/video/get give to 20 callers, beside `/healthz`,
 * which needs no database. Then how long each of 200 callers waits while all cores render videos, and what rendering loses by
 * them. Service, database and callers share the cores. `-- --only quiet` (or `rendering`) measures a part, `-- --every-ms 0`
 * lets the 200 ask again as soon as they are answered. It takes about three minutes. The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    'every-ms': { type: 'string', default: '2000' },
  },
});
const isSelected = (part: string) => values.only === undefined || values.only === part;
const [rounds, seconds, everyMs] = [Number(values.rounds), Number(values.seconds), Number(values['every-ms'])];
const cores = availableParallelism();

await withCleanUp(async (cleanUp) => {
  const service = await startServiceWithVideo(cleanUp, {
    // counted, as usual, but enough for the benchmark
    RATE_LIMIT_PER_MINUTE: '1000000',
    RENDER_CONCURRENCY: String(cores),
  });
  const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
  const people = await createPeople(cleanUp, { service, ffmpeg, count: 20 });
  const bench: ApiBench = { service, play: await startCallers(cleanUp), people };
  const quiet = isSelected('quiet') ? await measureCalls(bench, { rounds, seconds }) : [];
  console.table(quiet);
  const rendering = isSelected('rendering')
    ? await whileRendering(bench, { videos: 20 * cores, rounds, seconds: seconds * 2, everyMs })
    : null;
  console.table(rendering?.rows);
  console.log(JSON.stringify({ processor: cpus()[0]?.model, cores, rounds, seconds, everyMs, quiet, rendering }));
});
