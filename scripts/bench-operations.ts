import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { countOperations, type Operations } from './bench/count-operations.ts';
import { startDatabase } from './bench/start-database.ts';
import { startOutside } from './hostile/outside.ts';
import { createApiClient } from './service/api-client.ts';
import { programArgs } from './service/service-process.ts';
import { type CleanUp, makeTemporaryFolder, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:operations`: how many operations MongoDB counts for a video from its order to its callback, and how many in
 * a second while nothing happens. `-- --workers 10` starts so many workers, each a process of its own, beside the service;
 * `--videos 3` orders so many, one after the other. The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '1' },
    videos: { type: 'string', default: '3' },
    'idle-seconds': { type: 'string', default: '30' },
  },
});
const [workers, videos, idleSeconds] = [Number(values.workers), Number(values.videos), Number(values['idle-seconds'])];
const captions = [{ start: 0.5, end: 3, text: 'Shall I compare thee' }];
/** The service and its workers start, and look for work that was left. */
const settleMs = 10_000;

await withCleanUp(async (cleanUp) => {
  const uri = await startDatabase(cleanUp);
  const env = { MONGODB_URI: uri, SPEECH_ENGINE: 'none', RENDER_CONCURRENCY: '1', ALLOW_PRIVATE_NETWORK: 'true' };
  const service = await startTemporaryService(cleanUp, { env });
  for (let index = 1; index < workers; index += 1) await startWorker(cleanUp, { env, dataDir: service.dataDir, index });
  const outside = await startOutside(cleanUp);
  const { api_token: token } = JSON.parse(
    await service.runCli(['user', 'create', '--email', 'bench@example.com', '--json']),
  );
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const count = await countOperations(uri, cleanUp);
  await delay(settleMs);

  const idle = await count(() => delay(idleSeconds * 1000));
  const busy = await count(async () => {
    for (let index = 0; index < videos; index += 1) {
      await client.createVideo({ video_url: outside.serveClip().url, captions, callback: outside.receiver.url });
      while (outside.receiver.received.length <= index) await delay(20);
    }
  });
  const [aSecond, aVideo] = [shareOf(idle.operations, idleSeconds), shareOf(busy.operations, videos)];
  console.table({ 'idle, a second': aSecond, 'a video': aVideo });
  console.log(JSON.stringify({ workers, videos, secondsOfVideo: busy.seconds / videos, aSecond, aVideo }));
});

/** Starts a worker in a process of its own, and waits until it takes work. */
async function startWorker(
  cleanUp: CleanUp,
  { env, dataDir, index }: { env: Record<string, string>; dataDir: string; index: number },
): Promise<void> {
  const logFile = join(await makeTemporaryFolder(cleanUp), `worker-${index}.log`);
  const log = openSync(logFile, 'a');
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...programArgs('main'), '--role', 'worker'], {
    cwd: dataDir,
    env: { PATH, HOME, CACHE_DIR: loadConfig().paths.cacheDir, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  cleanUp(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  while (!readFileSync(logFile, 'utf8').includes('takes work')) {
    if (child.exitCode !== null) throw new Error(`a worker stopped: ${readFileSync(logFile, 'utf8').slice(-2000)}`);
    await delay(100);
  }
}

function shareOf(operations: Operations, divisor: number): Operations {
  const shares = Object.entries(operations).map(([kind, all]) => [kind, Math.round((all / divisor) * 10) / 10]);
  return Object.fromEntries(shares) as Operations;
}
