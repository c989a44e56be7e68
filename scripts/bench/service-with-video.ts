import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLoopbackServer } from '../demo/loopback-server.ts';
import { type ApiClient, createApiClient } from '../service/api-client.ts';
import { startServiceProcess } from '../service/service-process.ts';

const captions = [
  { start: 0.5, end: 3, text: 'Shall I compare thee' },
  { start: 3.2, end: 6, text: 'to a summer’s day?' },
];

export interface ServiceWithVideo {
  baseUrl: string;
  logFile: string;
  email: string;
  client: ApiClient;
  videoId: string;
  close(): Promise<void>;
}

/** Starts a service, creates a user and has the bundled clip captioned. */
export async function startServiceWithVideo(folder: string): Promise<ServiceWithVideo> {
  const logFile = join(folder, 'service.log');
  const env = { ALLOW_PRIVATE_NETWORK: 'true', SPEECH_ENGINE: 'none' };
  const service = await startServiceProcess({ dataDir: join(folder, 'data'), logFile, env });
  const server = await startLoopbackServer('assets/demo/sonnet.mp4');
  const email = 'bench@example.com';
  const { api_token: token } = JSON.parse(await service.runCli(['user', 'create', '--email', email, '--json']));
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const videoId = await client.createVideo({ video_url: server.clipUrl, captions });
  await waitUntilProcessed(client, videoId);
  return {
    baseUrl: service.baseUrl,
    logFile,
    email,
    client,
    videoId,
    async close() {
      await server.close();
      await service.stop();
    },
  };
}

async function waitUntilProcessed(client: ApiClient, videoId: string): Promise<void> {
  for (;;) {
    const { status, message } = await client.videoDetails(videoId);
    if (status === 'processed') return;
    if (status === 'failed') throw new Error(message);
    await delay(200);
  }
}
