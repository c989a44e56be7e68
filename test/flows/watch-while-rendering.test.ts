import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClip, tools } from '../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { outputTimes } from '../support/probe-output.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import type { TestUser } from '../support/service-process.ts';

const clip = { seconds: 18, width: 480, height: 270, fps: 25 } as const;

let folder: string;
let media: MediaServer;
let service: ServiceHere;
let user: TestUser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  const file = makeClip({ ...clip, file: join(folder, 'long.mp4'), videoFilters: ['noise=alls=10:allf=t'] });
  media = await startMediaServer({ '/long.mp4': { kind: 'file', file } });
  service = await startServiceHere();
  user = await service.createUser();
});

afterAll(async () => {
  await service?.stop();
  await media?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Details {
  stage: string;
  status: string;
  progress: number;
  preview_url: string | null;
}

describe('a video that takes a while to render', () => {
  it('has a preview that plays to its end while it renders, and none before and after', async () => {
    const captions = [{ start: 1, end: 3, text: 'watch me' }];
    const videoId = await user.client.createVideo({ video_url: `${media.url}/long.mp4`, captions });
    const details = async () => (await user.client.call('GET', `/api/videos/${videoId}`)).json<Details>();
    expect((await details()).preview_url).toBeNull();
    let now = await details();
    while (now.preview_url === null) {
      expect(now.status).toBe('processing');
      await delay(50);
      now = await details();
    }
    expect(now).toMatchObject({ status: 'processing', stage: expect.stringMatching(/rendering|assembling/) });
    // ffmpeg plays like a player: it requests again what is not there yet
    const seen = join(folder, 'seen.mkv');
    const args = ['-v', 'error', '-nostdin', '-y', '-live_start_index', '0', '-copyts', '-i', now.preview_url];
    await promisify(execFile)(tools.ffmpeg, [...args, '-c', 'copy', seen]);
    const times = outputTimes(seen);
    expect(times).toHaveLength(clip.seconds * clip.fps);
    while (now.status === 'processing') {
      await delay(100);
      now = await details();
    }
    expect(now).toMatchObject({ status: 'processed', preview_url: null });
  });
});
