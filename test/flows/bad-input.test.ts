import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VideoDetails } from '../../scripts/service/api-client.ts';
import { listProcesses } from '../../scripts/service/list-processes.ts';
import { filesUnder } from '../support/files-under.ts';
import { ffmpeg, makeClip } from '../support/make-clip.ts';
import { flowFrame, makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';
import { badSources } from './bad-sources.ts';

const limits = { MAX_SOURCE_BYTES: String(3 * 1024 * 1024), MAX_VIDEO_SECONDS: '4' };

/** All of them at once, some tried three times. */
const longestMs = 240_000;

/** Paths in the store of a service, without the mark that names its database. */
function storedFiles({ dataDir }: ServiceHere): string[] {
  const storage = join(dataDir, 'storage');
  return filesUnder(storage).filter((path) => path !== join(storage, 'objects', 'owner', 'database.json'));
}

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-input-'));
  makeFiles();
  const served = badSources.map(({ served: serve }, index) => [`/source-${index}`, serve(folder)] as const);
  media = await startMediaServer({
    ...Object.fromEntries(served),
    '/round-and-round': { kind: 'redirect', to: '/round-and-round' },
    '/mute.mp4': { kind: 'file', file: join(folder, 'mute.mp4') },
    '/tone.mp4': { kind: 'file', file: join(folder, 'whole.mp4') },
  });
  service = await startServiceHere({ env: limits });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a source that cannot be captioned', () => {
  const videos = new Map<string, VideoDetails>();

  beforeAll(async () => {
    // all at once: each must end on its own, independent of the others
    const urls = badSources.map(({ what }, index) => ({ what, url: `${media.url}/source-${index}` }));
    urls.push({ what: 'a dead link', url: 'http://127.0.0.1:1/talk.mp4' });
    urls.push({ what: 'a name that nobody has', url: 'http://no-such-host.invalid/talk.mp4' });
    await Promise.all(
      urls.map(async ({ what, url }) => {
        const videoId = await user.client.createVideo({ video_url: url });
        videos.set(what, await waitForEnd(user.client, videoId, { timeoutMs: longestMs }));
      }),
    );
  }, longestMs + 10_000);

  const dead = [
    { what: 'a dead link', code: 'source_unreachable', says: /refuses connections/i },
    { what: 'a name that nobody has', code: 'source_unreachable', says: /reach|address/i },
  ];

  it.each([...badSources, ...dead])('$what fails with a message that says so', async ({ what, code, says }) => {
    const video = videos.get(what);
    expect(video).toMatchObject({ status: 'failed', stage: 'failed', error_code: code, output: null });
    expect(video?.message).toMatch(says);
    expect(video?.message).toMatch(/contact support/);
    // nothing of our inside, and no address of the service's own
    expect(video?.message).not.toMatch(/\/tmp|ECONN|ENOTFOUND|Error:|ffmpeg|ffprobe/);
    const reply = await user.client.call('GET', '/api/video/get', { video_id: video?.video_id });
    expect(reply.status).toBe(422);
    expect(reply.json()).toEqual({ video_id: video?.video_id, status: 'failed', message: video?.message });
  });

  it('leaves no files or processes behind', async () => {
    // a step removes its folder after its video has failed
    await expect.poll(() => filesUnder(join(service.dataDir, 'work'))).toEqual([]);
    await expect.poll(() => storedFiles(service)).toEqual([]);
    const atWork = () =>
      listProcesses().filter(({ command }) => command.includes(service.dataDir) && /ffmpeg|ffprobe/.test(command));
    await expect.poll(atWork).toEqual([]);
  });

  it('is logged without a crash', async () => {
    expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
    expect(service.logs()).not.toMatch(/unhandled|uncaught/i);
  });
});

describe('a video without speech', () => {
  it.each([
    { what: 'without a sound track', path: '/mute.mp4', says: /no sound/i },
    { what: 'with a tone only', path: '/tone.mp4', says: /no(body)? spe|speech/i },
  ])('is processed without captions, $what, and a notice says why', async ({ path, says }) => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}${path}` });
    const video = await waitForEnd(user.client, videoId);
    expect(video).toMatchObject({ status: 'processed', error_code: null, output: flowFrame });
    expect(video.notices.join(' ')).toMatch(says);
  });
});

describe('with private addresses forbidden, as by default', () => {
  let guarded: ServiceHere;

  beforeAll(async () => {
    guarded = await startServiceHere({ env: { ALLOW_PRIVATE_NETWORK: 'false' } });
  });

  afterAll(() => guarded?.stop());

  it('requests none of them, in any notation', async () => {
    const { client } = await guarded.createUser();
    const before = media.requests.length;
    const port = new URL(media.url).port;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '10.0.0.1',
    ];
    const ends = hosts.map(async (host) => {
      const videoId = await client.createVideo({ video_url: `http://${host}:${port}/tone.mp4` });
      return waitForEnd(client, videoId);
    });
    for (const video of await Promise.all(ends)) {
      expect(video, video.source.url).toMatchObject({ status: 'failed', error_code: 'source_forbidden_address' });
      expect(video.message).toMatch(/address/i);
    }
    expect(media.requests).toHaveLength(before);
    expect(storedFiles(guarded)).toEqual([]);
  });
});

function makeFiles(): void {
  makeToneClip(join(folder, 'whole.mp4'));
  makeToneClip(join(folder, 'mute.mp4'), { audio: 'none', seconds: 1 });
  makeClip({ file: join(folder, 'long.mp4'), seconds: 6 });
  makeClip({ file: join(folder, 'moov-last.mp4'), seconds: 2 });
  ffmpeg(['-f', 'lavfi', '-i', 'sine=f=440:d=1', '-c:a', 'aac', join(folder, 'sound.m4a')]);
}
