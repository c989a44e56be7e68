import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { countOperations, type Operations } from './bench/count-operations.ts';
import { round } from './bench/measure.ts';
import { recordShapes } from './bench/record-shapes.ts';
import { startDatabase } from './bench/start-database.ts';
import { startOutside } from './hostile/outside.ts';
import { createApiClient } from './service/api-client.ts';
import { programArgs } from './service/service-process.ts';
import { type CleanUp, makeTemporaryFolder, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:operations`: how many operations MongoDB counts for a video of one minute from its order to its callback,
 * and how many in a second while nothing happens. `-- --workers 10` has so many workers, each a process of its own;
 * `--videos 3` orders so many, one after the other; `--width 270` makes a smaller clip, for a busy machine; `--shapes` lists
 * what the operations were. The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '1' },
    videos: { type: 'string', default: '3' },
    'idle-seconds': { type: 'string', default: '60' },
    width: { type: 'string', default: '1080' },
    shapes: { type: 'boolean', default: false },
  },
});
const [workers, videos, width] = [Number(values.workers), Number(values.videos), Number(values.width)];
const idleSeconds = Number(values['idle-seconds']);
const counted =
  'opcounters of serverStatus: what all clients asked for, with the order, its callback, replies to change streams and the ' +
  'checks of connections. besidesIdle: without what the same service and workers do in that time when nothing happens.';
const clipSeconds = 60;
const captionSeconds = 3;
const startedAtOnce = 4;
/** The service and its workers start, and look for work that was left. */
const settleMs = 10_000;

await withCleanUp(async (cleanUp) => {
  const uri = await startDatabase(cleanUp);
  const env = { MONGODB_URI: uri, SPEECH_ENGINE: 'none', RENDER_CONCURRENCY: '1', ALLOW_PRIVATE_NETWORK: 'true' };
  const service = await startTemporaryService(cleanUp, { env });
  for (let index = 1; index < workers; index += startedAtOnce) {
    const indexes = Array.from({ length: Math.min(startedAtOnce, workers - index) }, (_, more) => index + more);
    await Promise.all(indexes.map((each) => startWorker(cleanUp, { env, dataDir: service.dataDir, index: each })));
  }
  const outside = await startOutside(cleanUp, await makeClip(cleanUp));
  const { api_token: token } = JSON.parse(
    await service.runCli(['user', 'create', '--email', 'bench@example.com', '--json']),
  );
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const count = await countOperations(uri, cleanUp);
  await delay(settleMs);

  const idle = await count(() => delay(idleSeconds * 1000));
  const idleASecond = shareOf(idle.operations, idleSeconds);
  console.table({ 'idle, a second': idleASecond });
  const shapes = values.shapes ? await recordShapes(uri, cleanUp) : null;
  let startedWithinMs = 0;
  const busy = await count(async () => {
    for (let index = 0; index < videos; index += 1) {
      const { url, fetched } = outside.serveClip();
      const orderedMs = Date.now();
      await client.createVideo({ video_url: url, captions: captionsOf(index), callback: outside.receiver.url });
      startedWithinMs = Math.max(startedWithinMs, (await fetched) - orderedMs);
      while (outside.receiver.received.length <= index) await delay(20);
    }
  });
  if (shapes) console.table(await shapes.read());
  const aVideo = shareOf(busy.operations, videos);
  const secondsAVideo = round(busy.seconds / videos, 1);
  const besidesIdle = Math.round(aVideo.all - idleASecond.all * secondsAVideo);
  console.table({ 'a video': aVideo });
  console.log(
    JSON.stringify({
      counted,
      workers,
      videos,
      clipSeconds,
      width,
      secondsAVideo,
      startedWithinMs,
      idleASecond,
      aVideo,
      besidesIdle,
    }),
  );
});

/** All the time, and others for each video: else a video would take the segments of the one before it. */
function captionsOf(index: number): { start: number; end: number; text: string }[] {
  return Array.from({ length: clipSeconds / captionSeconds }, (_, line) => {
    const start = line * captionSeconds;
    return { start, end: start + captionSeconds, text: `Line ${line} of video ${index}` };
  });
}

/** The bundled clip, again and again; smaller if asked for. */
async function makeClip(cleanUp: CleanUp): Promise<string> {
  const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
  const clip = join(await makeTemporaryFolder(cleanUp), 'clip.mp4');
  const input = ['-stream_loop', '-1', '-i', 'assets/demo/sonnet.mp4'];
  const output = width === 1080 ? ['-c', 'copy'] : ['-vf', `scale=${width}:-2`, '-preset', 'veryfast', '-c:a', 'copy'];
  await runFfmpeg({ ffmpeg, args: [...input, '-t', String(clipSeconds), ...output, clip] });
  return clip;
}

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
