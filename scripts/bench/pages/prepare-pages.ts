import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVisitor } from '../../../test/support/page-visitor.ts';
import { type ServiceWithVideo, startServiceWithVideo } from '../service-with-video.ts';
import type { PageToLoad } from './load-page.ts';

/** Starts a service with a finished video, signs a user in, and serves an empty page for comparison. */
export async function preparePages(folder: string) {
  const service = await startServiceWithVideo(folder);
  const blank = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
  await new Promise<void>((resolve) => blank.listen(0, '127.0.0.1', resolve));
  const at = (name: string, path: string): PageToLoad => ({ name, url: service.baseUrl + path });
  return {
    cookies: await signIn(service),
    pages: [
      { name: 'an empty page', url: `http://127.0.0.1:${(blank.address() as AddressInfo).port}/` },
      at('new video', '/app/new'),
      at('videos', '/app/videos'),
      at('one video', `/app/videos/${service.videoId}`),
      { ...at('editor', `/app/videos/${service.videoId}/edit`), usableWith: '[data-word]' },
    ],
    async close() {
      blank.close();
      await service.close();
    },
  };
}

/** Uses the link in the log of a service without a mail server. */
async function signIn({ baseUrl, logFile, email }: ServiceWithVideo) {
  const visitor = createVisitor(baseUrl);
  await visitor.post('/sign-in', { email });
  const link = (await readFile(logFile, 'utf8')).match(/\/sign-in\/[\w-]{20,}/g)?.at(-1) ?? '';
  await visitor.post(link);
  return [...visitor.cookies].map(([name, value]) => ({ name, value, url: baseUrl }));
}
