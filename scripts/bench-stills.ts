import { parseArgs } from 'node:util';
import { readFromFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { median } from './bench/measure.ts';
import { type ServiceWithVideo, startServiceWithVideo } from './bench/service-with-video.ts';
import { withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:stills`: how long a still with new settings takes, compared with an empty call and with ffmpeg extracting
 * the same frame from the file. The last line is one JSON object.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
const styles = ['pop', 'pill', 'karaoke', 'minimal', 'neon'];

const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
await withCleanUp(async (cleanUp) => {
  const service = await startServiceWithVideo(cleanUp);
  const firstMs = await timeOf(() => getStill(service, 0));
  const times = { ping: [] as number[], frame: [] as number[], still: [] as number[] };
  for (let round = 1; round <= Number(values.rounds); round++) {
    times.ping.push(await timeOf(() => service.client.call('GET', '/healthz')));
    times.frame.push(await timeOf(() => extractFrame(secondOf(round))));
    times.still.push(await timeOf(() => getStill(service, round)));
  }
  const rows = Object.entries(times).map(([name, all]) => ({
    name,
    medianMs: Math.round(median(all)),
    slowestMs: Math.round(Math.max(...all)),
  }));
  console.table(rows);
  console.log(JSON.stringify({ rounds: times.still.length, firstMs: Math.round(firstMs), rows }));
});

function secondOf(round: number): number {
  return 0.6 + ((round * 1.37) % 5);
}

/** Every round has other settings, so that no still is cached. */
async function getStill({ client, videoId }: ServiceWithVideo, round: number): Promise<void> {
  const color = `%23${(0xff_ff_ff - round * 4_321).toString(16).padStart(6, '0')}`;
  const query = `at=${secondOf(round).toFixed(3)}&style=${styles[round % styles.length]}&captions_highlight_color=${color}`;
  const reply = await client.call('GET', `/api/videos/${videoId}/still?${query}`);
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
}

async function extractFrame(atSeconds: number): Promise<void> {
  const input = ['-ss', atSeconds.toFixed(3), '-i', 'assets/demo/sonnet.mp4'];
  await readFromFfmpeg({
    ffmpeg,
    args: [...input, '-frames:v', '1', '-f', 'mjpeg', 'pipe:1'],
    onBytes: async () => undefined,
    signal: new AbortController().signal,
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
