import { openAsBlob, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallbackReceiver, startCallbackReceiver } from '../support/callback-receiver.ts';
import { filesUnder } from '../support/files-under.ts';
import { ffmpeg } from '../support/make-clip.ts';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { createVisitor } from '../support/page-visitor.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { loggedSignInPath } from '../support/sign-in-by-log.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

let folder: string;
let media: MediaServer;
let receiver: CallbackReceiver;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ways-in-and-out-'));
  makeToneClip(join(folder, 'tone.mp4'));
  media = await startMediaServer({
    '/tone.mp4': { kind: 'file', file: join(folder, 'tone.mp4') },
    // never done, so that there is time to cancel
    '/slow.mp4': { kind: 'stalled', file: join(folder, 'tone.mp4') },
  });
  receiver = await startCallbackReceiver();
  service = await startServiceHere({ env: { SOURCE_RESOLVER_COMMAND: writeResolver() } });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await receiver?.close();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a video that was uploaded', () => {
  it('is captioned with the given captions', async () => {
    const videoUrl = await upload(join(folder, 'tone.mp4'));
    expect(videoUrl).toMatch(/^upload:\/\//);
    const captions = [{ start: 0.2, end: 1.6, text: 'supplied words' }];
    const videoId = await user.client.createVideo({ video_url: videoUrl, captions });
    const video = await waitForEnd(user.client, videoId);
    expect(video).toMatchObject({ status: 'processed', source: { url: videoUrl } });
    const reply = await user.client.call('GET', `/api/videos/${videoId}/captions`);
    expect(reply.json<{ captions: unknown[] }>().captions).toMatchObject([
      { start: 0.2, end: 1.6, text: 'supplied words' },
    ]);
  });

  it('cannot be used by another user', async () => {
    const videoUrl = await upload(join(folder, 'tone.mp4'));
    const other = await service.createUser();
    const reply = await other.client.call('POST', '/api/video/create', { video_url: videoUrl });
    expect(reply.status).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { video_url: ['The selected video url is invalid.'] } });
  });
});

describe('a link of a large platform', () => {
  it('is fetched through the program of the operator, and stays the link that was sent', async () => {
    const videoUrl = 'https://www.youtube.com/watch?v=good';
    const captions = [{ start: 0.2, end: 1.6, text: 'supplied words' }];
    const videoId = await user.client.createVideo({ video_url: videoUrl, captions });
    const video = await waitForEnd(user.client, videoId);
    expect(video).toMatchObject({ status: 'processed', source: { url: videoUrl } });
  });

  it('fails in words where the program has no result', async () => {
    const videoId = await user.client.createVideo({ video_url: 'https://youtu.be/private' });
    const { status, error_code, message } = await waitForEnd(user.client, videoId);
    expect([status, error_code]).toEqual(['failed', 'source_not_shared']);
    expect(message).toMatch(/^youtu\.be gives out no file for this link\./);
  });
});

/** A program that prints the address of the clip for one link, and fails for others. */
function writeResolver(): string {
  const program = join(folder, 'resolver.sh');
  const lines = ['#!/bin/sh', `case "$1" in *v=good) echo ${media.url}/tone.mp4;; *) exit 1;; esac`];
  writeFileSync(program, lines.join('\n'), { mode: 0o755 });
  return program;
}

describe('a video of which the overlay is wanted', () => {
  it('comes as MOV and as WebM, with captions, title, bar and watermark on a transparent ground', async () => {
    const logo = join(folder, 'logo.png');
    ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', logo]);
    const videoId = await user.client.createVideo({
      ...{ video_url: await upload(makeToneClip(join(folder, 'short.mp4'), { seconds: 1 })), output_kind: 'overlay' },
      captions: [{ start: 0.1, end: 0.9, text: 'supplied words' }],
      ...{ title: 'Watch this', progress_bar: { color: '#00FF00' }, captions_font_color: '#0000FF' },
      watermark: { picture: await upload(logo), corner: 'top-left', opacity: 1 },
    });
    const { status, output, message } = await waitForEnd(user.client, videoId);
    expect([status, message]).toEqual(['processed', expect.anything()]);
    const { width, height } = output ?? { width: 0, height: 0 };
    const urls = output as unknown as { video_url: string; overlay_webm_url: string };
    for (const [url, type, decoder] of [
      [urls.video_url, 'video/quicktime', []],
      // ffmpeg's own decoder of VP9 ignores transparency
      [urls.overlay_webm_url, 'video/webm', ['-c:v', 'libvpx-vp9']],
    ] as const) {
      const reply = await fetch(url);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
      const file = join(folder, new URL(url).pathname.split('/').at(-1) ?? '');
      writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
      const found = colorsIn(ffmpeg([...decoder, '-ss', '0.6', '-i', file, '-frames:v', '1', ...asRgba]));
      // red watermark, green bar, blue letters, white title
      for (const color of ['red', 'green', 'blue', 'white']) expect(found[color], color).toBeGreaterThan(20);
      expect(found.nothing).toBeGreaterThan(0.5 * width * height);
    }
  });
});

const asRgba = ['-vf', 'format=rgba', '-f', 'rawvideo', 'pipe:1'];

/** How many pixels of an RGBA picture are transparent, and how many opaque ones have each colour. */
function colorsIn(rgba: Buffer): Record<string, number> {
  const counts: Record<string, number> = { nothing: 0, red: 0, green: 0, blue: 0, white: 0 };
  const names: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' };
  const isLit = (channel: number) => Number(channel > 190);
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    const isMedium = [r, g, b].some((channel) => channel >= 80 && channel <= 190);
    const ofOpaque = alpha > 240 && !isMedium ? names[[r, g, b].map(isLit).join('')] : undefined;
    const name = alpha < 8 ? 'nothing' : ofOpaque;
    if (name) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function upload(file: string): Promise<string> {
  const form = new FormData();
  form.append('file', await openAsBlob(file, { type: 'video/mp4' }), basename(file));
  const headers = { Authorization: `Bearer ${user.client.token}` };
  const reply = await fetch(`${service.baseUrl}/api/uploads`, { method: 'POST', headers, body: form });
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { upload_url: string }).upload_url;
}

describe('a video that is cancelled', () => {
  it('fails as cancelled, and sends a callback', async () => {
    const videoId = await user.client.createVideo({
      video_url: `${media.url}/slow.mp4`,
      callback: receiver.url,
    });
    await expect.poll(() => media.requests).toContain('GET /slow.mp4');
    expect((await user.client.call('POST', `/api/videos/${videoId}/cancel`)).status).toBe(200);
    const video = await user.client.videoDetails(videoId);
    expect(video).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    expect(video.message).toMatch(/cancelled/i);
    const { event } = await receiver.waitFor(videoId);
    expect(event).toMatchObject({ type: 'video.failed', status: 'failed', message: video.message });
    expect((await user.client.call('POST', `/api/videos/${videoId}/cancel`)).status).toBe(409);
    await expect.poll(() => filesUnder(join(service.dataDir, 'work'))).toEqual([]);
  });
});

describe('a user', () => {
  it('can read their own profile', async () => {
    const me = (await user.client.call('GET', '/api/me')).json();
    expect(me).toMatchObject({
      id: user.id,
      email: user.email,
      balance_seconds: null,
      subscribers: [],
      telegram: null,
    });
  });

  it('does not see videos of others', async () => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}/tone.mp4`, captions: [] });
    const other = await service.createUser();
    expect((await other.client.call('GET', '/api/video/get', { video_id: videoId })).status).toBe(404);
    await waitForEnd(user.client, videoId);
  });
});

describe('a user who leaves', () => {
  it('signs in on the pages, exports everything and deletes the account', async () => {
    const leaver = await service.createUser();
    const done = await leaver.client.createVideo({ video_url: `${media.url}/tone.mp4`, captions: [] });
    const videoUrl = (await waitForEnd(leaver.client, done)).output?.video_url ?? '';
    expect((await fetch(videoUrl, { method: 'HEAD' })).status).toBe(200);
    media.requests.length = 0;
    await leaver.client.createVideo({ video_url: `${media.url}/slow.mp4` });
    await expect.poll(() => media.requests).toContain('GET /slow.mp4');

    const browser = createVisitor(service.baseUrl);
    await browser.post('/sign-in', { email: leaver.email });
    expect((await browser.post(await loggedSignInPath(service, leaver.email))).location).toBe('/app');
    const gone = await browser.post('/app/profile/delete', { email: leaver.email });
    expect(gone.location).toBe('/sign-in');

    expect((await fetch(videoUrl, { method: 'HEAD' })).status).toBe(404);
    expect((await leaver.client.call('GET', '/api/me')).status).toBe(401);
    await expect.poll(() => filesUnder(join(service.dataDir, 'work'))).toEqual([]);
  });
});
