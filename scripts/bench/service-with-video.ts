import { setTimeout as delay } from 'node:timers/promises';
import { startLoopbackServer } from '../demo/loopback-server.ts';
import { createApiClient } from '../service/api-client.ts';
import { type CleanUp, startTemporaryService } from '../service/temporary-service.ts';

const captions = [
  { start: 0.5, end: 3, text: 'Shall I compare thee' },
  { start: 3.2, end: 6, text: 'to a summer’s day?' },
];

export type ServiceWithVideo = Awaited<ReturnType<typeof startServiceWithVideo>>;

/** Starts a service, creates a user and has the bundled clip captioned. */
export async function startServiceWithVideo(cleanUp: CleanUp, env: Record<string, string> = {}) {
  const service = await startTemporaryService(cleanUp, { env: { SPEECH_ENGINE: 'none', ...env } });
  const { baseUrl, logFile, port, dataDir, runCli } = service;
  const server = await startLoopbackServer('assets/demo/sonnet.mp4', cleanUp);
  const email = 'bench@example.com';
  const { api_token: token } = JSON.parse(await runCli(['user', 'create', '--email', email, '--json']));
  const client = createApiClient({ baseUrl, token });
  const videoId = await client.createVideo({ video_url: server.clipUrl, captions });
  for (;;) {
    const { status, message } = await client.videoDetails(videoId);
    if (status === 'processed')
      return { baseUrl, logFile, runCli, port, dataDir, email, client, videoId, clipUrl: server.clipUrl };
    if (status === 'failed') throw new Error(message);
    await delay(200);
  }
}
