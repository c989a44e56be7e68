import { setTimeout as delay } from 'node:timers/promises';
import { runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { round } from './bench/measure.ts';
import { makeBenchSource } from './bench/render/make-bench-source.ts';
import { type Spent, spentOnEach } from './bench/sizes/measure-video.ts';
import { assumed, planSizes, type VideoCost } from './bench/sizes/plan-sizes.ts';
import { startOutside } from './hostile/outside.ts';
import { createApiClient } from './service/api-client.ts';
import { makeTemporaryFolder, startTemporaryService, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:sizes`: what a video of one minute (1080 × 1920, as phones make them) takes from its order to its callback,
 * while its owner asks every two seconds for its state: processors, database, store. Then an edit of one word. From that follow
 * the machines for 100, 10,000 and 100,000 such videos a day. The last line is one JSON object.
 */
const videos = 3;
const clipSeconds = 60;
const askEveryMs = 2000;

await withCleanUp(async (cleanUp) => {
  const { ffmpeg } = readToolPaths(loadConfig().paths.cacheDir);
  const folder = await makeTemporaryFolder(cleanUp);
  const source = await makeBenchSource(
    ffmpeg,
    { name: 'a minute', seconds: clipSeconds, width: 1080, height: 1920 },
    folder,
  );
  const service = await startTemporaryService(cleanUp, { env: { RENDER_CONCURRENCY: '1' } });
  const { api_token: token } = JSON.parse(
    await service.runCli(['user', 'create', '--email', 'bench@example.com', '--json']),
  );
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const ids: string[] = [];

  async function ended(videoId: string): Promise<void> {
    for (;;) {
      const { status, message } = await client.videoDetails(videoId);
      if (status === 'processed') return;
      if (status === 'failed') throw new Error(message);
      await delay(askEveryMs);
    }
  }

  /** One after the other, each with other bytes: else a video would take the words and segments of the one before it. */
  function make(name: string, captions?: readonly object[]): Promise<Spent> {
    const work = async () => {
      for (let index = 0; index < videos; index += 1) {
        const clip = `${folder}/${name}-${index}.mp4`;
        const mark = ['-metadata', `comment=${name} ${index}`, '-movflags', '+faststart'];
        await runFfmpeg({ ffmpeg, args: ['-i', source, '-c', 'copy', ...mark, clip] });
        const outside = await startOutside(cleanUp, clip);
        const order = { video_url: outside.serveClip().url, callback: outside.receiver.url, captions };
        const videoId = await client.createVideo(order);
        await ended(videoId);
        ids.push(videoId);
        while (outside.receiver.received.length === 0) await delay(50);
      }
    };
    return spentOnEach(service.dataDir, { videos, work });
  }

  // makes collections and indexes, which are not what a video takes
  await make('first', captionsOf());
  ids.length = 0;
  const heard = await make('heard');
  const given = await make('given', captionsOf());
  const edit = await spentOnEach(service.dataDir, {
    videos: ids.length,
    async work() {
      for (const id of ids) {
        const reply = await client.call('GET', `/api/videos/${id}/captions`);
        const { captions } = reply.json<{ captions: { text: string }[] }>();
        await client.editVideo({
          video_id: id,
          captions: captions.map((one, at) => (at === 3 ? { ...one, text: 'changed' } : one)),
        });
        await ended(id);
      }
    },
  });
  console.table({ 'with speech': flat(heard), 'captions given': flat(given), 'an edit of a word': flat(edit) });
  const cost = costOf(heard, given, edit);
  const sizes = [100, 10_000, 100_000].map((day) => [day, planSizes(day, cost)] as const);
  console.table(Object.fromEntries(sizes));
  console.log(JSON.stringify({ videos, clipSeconds, heard, given, edit, cost, assumed, sizes }));
});

function captionsOf(): object[] {
  return Array.from({ length: clipSeconds / 3 }, (_, line) => ({
    start: line * 3,
    end: line * 3 + 3,
    text: `This is what line ${line} of it says`,
  }));
}

function flat({ stored, ...rest }: Spent): Record<string, number> {
  return { ...rest, ...stored };
}

/** What workers do is in `tools`: the API started them. */
function costOf(heard: Spent, given: Spent, edit: Spent): VideoCost {
  return {
    transcribeCpu: round(heard.tools - given.tools, 2),
    renderCpu: given.tools,
    editCpu: edit.tools,
    apiCpu: heard.service,
    databaseCpu: heard.database,
    databaseOperations: heard.operations,
    databaseBytes: heard.databaseBytes,
    sourceBytes: heard.stored.sources ?? 0,
    segmentBytes: heard.stored.segments ?? 0,
    outputBytes: heard.stored.outputs ?? 0,
  };
}
