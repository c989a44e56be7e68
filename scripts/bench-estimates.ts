import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { type RecordedWork, replay } from './bench/estimates/recorded-work.ts';
import { startLoopbackServer } from './demo/loopback-server.ts';
import { type ApiClient, createApiClient } from './service/api-client.ts';
import { projectDir } from './service/service-process.ts';
import { makeTemporaryFolder, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:estimates`: captions clips of 4 to 40 seconds by a real service, each once more with other settings, and counts how often
 * the time left was estimated within a factor of two. `--record FILE` stores what was seen, for the test of the estimates.
 */
const { values } = parseArgs({ options: { videos: { type: 'string', default: '20' }, record: { type: 'string' } } });
const shortestSeconds = 4;
const longestSeconds = 40;
const seeEveryMs = 300;

const { ffmpeg } = readToolPaths(resolve(projectDir, process.env.CACHE_DIR || '.cache'));
const seen: RecordedWork[] = [];

await withCleanUp(async (cleanUp) => {
  const folder = await makeTemporaryFolder(cleanUp);
  const service = await startTemporaryService(cleanUp, {});
  const { api_token: token } = JSON.parse(
    await service.runCli(['user', 'create', '--email', 'bench@example.com', '--json']),
  );
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const count = Number(values.videos);
  for (let index = 0; index < count; index++) {
    const seconds = lengthOf(index, count);
    const clip = join(folder, `${index}.mp4`);
    await makeClip(clip, seconds, index);
    const { clipUrl } = await startLoopbackServer(clip, cleanUp);
    const videoId = await client.createVideo({ video_url: clipUrl });
    seen.push({ kind: 'full', videoMs: seconds * 1000, seen: await follow(client, videoId) });
    await client.editVideo({ video_id: videoId, captions_font_color: index % 2 === 0 ? '#FFE500' : '#00FF00' });
    seen.push({ kind: 'edit', videoMs: seconds * 1000, seen: await follow(client, videoId) });
    if (values.record) await writeFile(values.record, `[\n${seen.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
    console.log(`${index + 1} of ${count}: ${seconds} s`, ...seen.slice(-2).map(({ seen }) => seen.at(-1)?.atMs));
  }
});
console.log(JSON.stringify(replay(seen)));

/** In no order, and as many short ones as long ones on a scale of ratios. */
function lengthOf(index: number, count: number): number {
  const share = ((index * 7) % count) / Math.max(1, count - 1);
  return Math.round(shortestSeconds * (longestSeconds / shortestSeconds) ** share);
}

async function makeClip(file: string, seconds: number, index: number): Promise<void> {
  const source = resolve(projectDir, 'assets/demo/sonnet.mp4');
  const input = ['-stream_loop', '20', '-i', source, '-ss', String(index / 10), '-t', String(seconds)];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...input, '-preset', 'ultrafast', '-c:a', 'aac', '-y', file]);
}

async function follow(client: ApiClient, videoId: string): Promise<RecordedWork['seen']> {
  const startedAt = performance.now();
  const list: RecordedWork['seen'] = [];
  for (;;) {
    const { status, stage, progress, message } = await client.videoDetails(videoId);
    if (status === 'failed') throw new Error(message);
    const last = list.at(-1);
    const isNew = last?.stage !== stage || last.progress !== progress;
    if (isNew || status === 'processed')
      list.push({ atMs: Math.round(performance.now() - startedAt), stage, progress });
    if (status === 'processed') return list;
    await delay(seeEveryMs);
  }
}
