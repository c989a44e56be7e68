import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { startLoopbackServer } from '../../demo/loopback-server.ts';
import { createApiClient } from '../../service/api-client.ts';
import { type CleanUp, makeTemporaryFolder } from '../../service/temporary-service.ts';
import type { ServiceWithVideo } from '../service-with-video.ts';

/** Somebody who asks for their own profile and their own video. */
export interface Person {
  token: string;
  /** A finished video. */
  videoId: string;
}

/** Registers people, and has a clip of a second made for each, so that no two ask for the same. */
export async function createPeople(
  cleanUp: CleanUp,
  { service, ffmpeg, count }: { service: ServiceWithVideo; ffmpeg: string; count: number },
): Promise<Person[]> {
  const clip = join(await makeTemporaryFolder(cleanUp), 'second.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10:duration=1'];
  await execa(ffmpeg, ['-loglevel', 'error', ...picture, '-pix_fmt', 'yuv420p', clip]);
  const { clipUrl } = await startLoopbackServer(clip, cleanUp);
  const { integration_id, api_key } = JSON.parse(
    await service.runCli(['integration', 'create', '--name', 'bench', '--json']),
  );
  const create = async (_: unknown, index: number) => {
    const fields = { integration_id, api_key, email: `caller${index}@example.com` };
    const reply = await service.client.call('POST', '/api/user/register', fields);
    const token = reply.json<{ user: { api_token: string } }>().user.api_token;
    return { token, videoId: await makeVideo(service.baseUrl, token, clipUrl) };
  };
  return Promise.all(Array.from({ length: count }, create));
}

async function makeVideo(baseUrl: string, token: string, clipUrl: string): Promise<string> {
  const client = createApiClient({ baseUrl, token });
  const videoId = await client.createVideo({ video_url: clipUrl, captions: [{ start: 0, end: 1, text: 'Hello' }] });
  for (;;) {
    const { status, message } = await client.videoDetails(videoId);
    if (status === 'processed') return videoId;
    if (status === 'failed') throw new Error(message);
    await delay(300);
  }
}
