import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVisitor } from '../../../test/support/page-visitor.ts';
import { startLoopbackServer } from '../../demo/loopback-server.ts';
import { type ApiClient, createApiClient } from '../../service/api-client.ts';
import { startServiceProcess } from '../../service/service-process.ts';
import type { PageToLoad } from './load-page.ts';

const email = 'bench@example.com';
const captions = [
  { start: 0.5, end: 3, text: 'Shall I compare thee' },
  { start: 3.2, end: 6, text: 'to a summer’s day?' },
];

/** A service with a finished video, somebody who is signed in, and an empty page to compare with. */
export async function preparePages(folder: string) {
  const logFile = join(folder, 'service.log');
  const env = { ALLOW_PRIVATE_NETWORK: 'true', SPEECH_ENGINE: 'none' };
  const service = await startServiceProcess({ dataDir: join(folder, 'data'), logFile, env });
  const outside = await startLoopbackServer('assets/demo/sonnet.mp4');
  const blank = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
  await new Promise<void>((resolve) => blank.listen(0, '127.0.0.1', resolve));
  const { api_token: token } = JSON.parse(await service.runCli(['user', 'create', '--email', email, '--json']));
  const client = createApiClient({ baseUrl: service.baseUrl, token });
  const videoId = await client.createVideo({ video_url: outside.clipUrl, captions });
  await untilProcessed(client, videoId);
  const at = (name: string, path: string): PageToLoad => ({ name, url: service.baseUrl + path });
  return {
    cookies: await signIn(service.baseUrl, logFile),
    pages: [
      { name: 'an empty page', url: `http://127.0.0.1:${(blank.address() as AddressInfo).port}/` },
      at('new video', '/app/new'),
      at('videos', '/app/videos'),
      at('one video', `/app/videos/${videoId}`),
      { ...at('editor', `/app/videos/${videoId}/edit`), usableWith: '[data-word]' },
    ],
    async close() {
      blank.close();
      await outside.close();
      await service.stop();
    },
  };
}

async function untilProcessed(client: ApiClient, videoId: string): Promise<void> {
  for (;;) {
    const { status, message } = await client.videoDetails(videoId);
    if (status === 'processed') return;
    if (status === 'failed') throw new Error(message);
    await delay(200);
  }
}

/** By the link that stands in the log of a service without a mail server. */
async function signIn(baseUrl: string, logFile: string) {
  const visitor = createVisitor(baseUrl);
  await visitor.post('/sign-in', { email });
  const link = (await readFile(logFile, 'utf8')).match(/\/sign-in\/[\w-]{20,}/g)?.at(-1) ?? '';
  await visitor.post(link);
  return [...visitor.cookies].map(([name, value]) => ({ name, value, url: baseUrl }));
}
