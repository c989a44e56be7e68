import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';
import { createVisitor } from '../test/support/page-visitor.ts';
import { median } from './bench/measure.ts';
import { type ServiceWithVideo, startServiceWithVideo } from './bench/service-with-video.ts';
import { type CleanUp, withCleanUp } from './service/temporary-service.ts';

/**
 * `npm run bench:pages`: how soon a page can be used and how large it is, in a browser without a cache, compared with an
 * empty page served on loopback. The last line is one JSON object.
 */
const rounds = 5;

interface Page {
  name: string;
  url: string;
  /** CSS selector of what a person needs to begin; default: all scripts of the page have run. */
  usableWith?: string;
}

await withCleanUp(async (cleanUp) => {
  const service = await startServiceWithVideo(cleanUp);
  const cookies = await signIn(service);
  const pages = pagesOf(service, await serveEmptyPage(cleanUp));
  const browser = await launchBrowser();
  cleanUp(() => browser.close());
  const loads = pages.map((page) => ({ page, loaded: [] as Awaited<ReturnType<typeof loadPage>>[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { page, loaded } of loads) loaded.push(await loadPage(browser, page, cookies));
  }
  const rows = loads.map(({ page, loaded }) => ({
    page: page.name,
    usableMs: median(loaded.map(({ usableMs }) => usableMs)),
    slowestMs: Math.max(...loaded.map(({ usableMs }) => usableMs)),
    kilobytes: Math.round(median(loaded.map(({ bytes }) => bytes)) / 1000),
  }));
  console.table(rows);
  console.log(JSON.stringify({ rounds, rows }));
});

/** Uses the link in the log of a service without a mail server. */
async function signIn({ baseUrl, logFile, email }: ServiceWithVideo) {
  const visitor = createVisitor(baseUrl);
  await visitor.post('/sign-in', { email });
  const link = (await readFile(logFile, 'utf8')).match(/\/sign-in\/[\w-]{20,}/g)?.at(-1) ?? '';
  await visitor.post(link);
  return [...visitor.cookies].map(([name, value]) => ({ name, value, url: baseUrl }));
}

async function serveEmptyPage(cleanUp: CleanUp): Promise<string> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function pagesOf({ baseUrl, videoId }: ServiceWithVideo, emptyUrl: string): Page[] {
  return [
    { name: 'an empty page', url: emptyUrl },
    { name: 'new video', url: `${baseUrl}/app/new` },
    { name: 'videos', url: `${baseUrl}/app/videos` },
    { name: 'one video', url: `${baseUrl}/app/videos/${videoId}` },
    { name: 'editor', url: `${baseUrl}/app/videos/${videoId}/edit`, usableWith: '[data-word]' },
  ];
}

/**
 * Loads a page in a new browser context that is signed in.
 * @returns `usableMs`: from the start of the navigation; `bytes` on the wire of everything that was requested until the
 *   network was idle
 */
async function loadPage(browser: Browser, { url, usableWith }: Page, cookies: Awaited<ReturnType<typeof signIn>>) {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes += responseBodySize + responseHeadersSize;
    });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (usableWith) await page.locator(usableWith).first().waitFor();
    // by the page's clock, which starts with the navigation
    const usableMs = usableWith
      ? await page.evaluate<number>('performance.now()')
      : await page.evaluate<number>("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd");
    await page.waitForLoadState('networkidle');
    return { usableMs: Math.round(usableMs), bytes };
  } finally {
    await context.close();
  }
}
