import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToneClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';
import { waitForEnd } from '../support/wait-for-end.ts';

/** A video of two seconds and one of one fit in. */
const freeSeconds = 3;
const captions = [{ start: 0.1, end: 0.9, text: 'supplied' }];

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-seconds-'));
  const clip = (name: string, seconds: number) =>
    ({ kind: 'file', file: makeToneClip(join(folder, name), { seconds, tag: name }) }) as const;
  media = await startMediaServer({ '/two.mp4': clip('two.mp4', 2), '/one.mp4': clip('one.mp4', 0.96) });
  service = await startServiceHere({
    env: {
      PAYMENTS_PROVIDER: 'signed',
      PAYMENTS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
      FREE_SECONDS_PER_MONTH: String(freeSeconds),
    },
  });
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

// one after the other: each test continues where the one before ended
describe('with payments on, a user', () => {
  it('begins with this month’s allowance', async () => {
    expect(await left()).toEqual({ balance: 3, included: 3, purchased: 0, remaining: 3 });
  });

  it('is charged for a finished video by started seconds, and not for its edit', async () => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}/two.mp4`, captions });
    expect(await waitForEnd(user.client, videoId)).toMatchObject({ status: 'processed' });
    expect(await left()).toEqual({ balance: 1, included: 3, purchased: 0, remaining: 1 });
    await user.client.editVideo({ video_id: videoId, captions_font_size: 50 });
    expect(await waitForEnd(user.client, videoId, { revision: 2 })).toMatchObject({ status: 'processed' });
    expect(await left()).toEqual({ balance: 1, included: 3, purchased: 0, remaining: 1 });
  });

  it('is told how many seconds a too long video lacks, and keeps the remaining ones', async () => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}/two.mp4`, captions });
    const video = await waitForEnd(user.client, videoId);
    expect(video).toMatchObject({ status: 'failed', error_code: 'allowance_exhausted' });
    expect(video.message).toMatch(/^This video is 2 seconds long. You have 1 second left: 1 second is missing/);
    expect(video.source.duration_seconds).toBe(2);
    expect(await left()).toMatchObject({ balance: 1 });
  });

  it('cannot create a video without seconds left; errors in the request are reported first', async () => {
    const videoId = await user.client.createVideo({ video_url: `${media.url}/one.mp4`, captions });
    expect(await waitForEnd(user.client, videoId)).toMatchObject({ status: 'processed' });
    expect(await left()).toMatchObject({ balance: 0, remaining: 0 });
    const refused = await user.client.call('POST', '/video/create', { video_url: `${media.url}/one.mp4` });
    expect(refused.status).toBe(402);
    expect(refused.json()).toEqual({
      message: expect.stringMatching(
        /^You have used up your video time\. Buy more, or wait for your next 3 seconds on /,
      ),
      error: 'allowance_exhausted',
    });
    expect((await user.client.call('POST', '/video/create', {})).status).toBe(422);
    await user.client.editVideo({ video_id: videoId, captions_font_size: 50 });
    expect(await waitForEnd(user.client, videoId, { revision: 2 })).toMatchObject({ status: 'processed' });
  });
});

async function left() {
  const { client } = user;
  const { balance_seconds: balance } = (await client.call('GET', '/api/me')).json<{ balance_seconds: number }>();
  const { seconds } = (await client.call('GET', '/api/usage')).json<{ seconds: Record<string, number> }>();
  const { included, purchased, remaining } = seconds;
  return { balance, included, purchased, remaining };
}
