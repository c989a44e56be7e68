import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../../src/texts/languages.ts';
import { textsOf } from '../../../../src/texts/texts-of.ts';
import { browserWord, chromiumPath, launchBrowser } from '../../../support/browser.ts';
import { mistakesOn } from '../../../support/inspect-page.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../support/web-under-test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** What moved, and how many bytes came; read by the page itself. */
const watchLayout = `window.moved = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.moved += entry.value; }))
  .observe({ type: 'layout-shift', buffered: true });`;

/** Serves the pages of another server; HTML comes in parts, each long enough after the last that a browser shows it. */
async function startSlowServer(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const part of (await answer.text()).split(/(?<=<\/(?:header|h1|video|figure|p|form|section)>)/)) {
      response.write(part);
      await sleep(50);
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

describe.skipIf(chromiumPath === null)(`the landing page ${browserWord}`, () => {
  let web: WebUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    web = await startWebUnderTest();
    browser = await launchBrowser();
  });

  afterAll(() => browser?.close());

  async function open(work: (page: Page, complaints: string[]) => Promise<void>, options = {}): Promise<void> {
    const context = await browser.newContext({ baseURL: web.url, viewport: windows[1], ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(String(error)));
    try {
      await work(page, complaints);
    } finally {
      await context.close();
    }
  }

  it.each(windows)('moves nothing, and is small before its video, $width px wide', async (viewport) => {
    await open(
      async (page, complaints) => {
        const sizes = new Map<string, Promise<number>>();
        page.on('requestfinished', (request) => {
          const size = request
            .sizes()
            .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
          sizes.set(new URL(request.url()).pathname, size);
        });
        await page.addInitScript(watchLayout);
        await page.goto('/', { waitUntil: 'load' });
        await page.mouse.wheel(0, 4000);
        await page.waitForFunction('!document.querySelector("video").paused');
        expect(await page.evaluate('window.moved')).toBe(0);
        const files = await Promise.all([...sizes].map(async ([path, size]) => [path, await size] as const));
        const before = files.filter(([path]) => !path.endsWith('.mp4'));
        expect(before.length).toBeGreaterThan(5);
        expect(before.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(300_000);
        expect(complaints).toEqual([]);
      },
      { viewport },
    );
  });

  it.each(windows)('moves nothing while its parts arrive slowly, $width px wide', async (viewport) => {
    const slow = await startSlowServer(web.url);
    try {
      await open(
        async (page) => {
          await page.addInitScript(watchLayout);
          await page.goto('/', { waitUntil: 'load' });
          await page.waitForFunction('!document.querySelector("video").paused');
          expect(await page.evaluate('window.moved')).toBe(0);
        },
        { viewport, baseURL: slow.url },
      );
    } finally {
      await slow.close();
    }
  });

  it.each(windows)('shows before and after in one screen, $width px wide', async (viewport) => {
    await open(
      async (page) => {
        await page.goto('/');
        const box = await page.locator('.loop').boundingBox();
        expect(box).toMatchObject({ width: expect.any(Number) });
        expect((box?.y ?? 9999) + (box?.height ?? 9999)).toBeLessThan(viewport.height);
        expect(box?.width).toBeGreaterThan(300);
      },
      { viewport },
    );
  });

  it('can be used by everybody, light and dark, on a phone and on a desk', async () => {
    await open(async (page) => {
      await page.goto('/');
      expect(await mistakesOn(page, 'landing')).toEqual([]);
    });
  });

  it('fits in every language', async () => {
    await open(async (page) => {
      for (const language of languages) {
        await page.setExtraHTTPHeaders({ 'Accept-Language': language });
        await page.goto('/');
        await page.getByRole('heading', { name: textsOf(language).pages.landing.how }).waitFor();
        for (const viewport of [{ width: 320, height: 640 }, ...windows]) {
          await page.setViewportSize(viewport);
          const width = await page.evaluate('document.documentElement.scrollWidth');
          expect([language, viewport.width, width]).toEqual([language, viewport.width, viewport.width]);
        }
      }
    });
  });

  it('has a button that stops the video', async () => {
    await open(async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Pause' }).click();
      expect(await page.evaluate('document.querySelector("video").paused')).toBe(true);
      await page.getByRole('button', { name: 'Play' }).click();
      await page.waitForFunction('!document.querySelector("video").paused');
    });
  });

  it('shows the poster to people who want less motion, and fetches no video', async () => {
    await open(
      async (page) => {
        const asked: string[] = [];
        page.on('request', (request) => void asked.push(request.url()));
        await page.goto('/', { waitUntil: 'networkidle' });
        expect(asked.filter((url) => url.endsWith('.mp4'))).toEqual([]);
        await page.getByRole('button', { name: 'Play' }).click();
        await page.waitForFunction('!document.querySelector("video").paused');
      },
      { reducedMotion: 'reduce' },
    );
  });

  it('signs in without scripts', async () => {
    await open(
      async (page) => {
        await page.goto('/');
        await page.getByLabel('Email address').fill('ada@example.com');
        await page.getByRole('button', { name: 'Send me a link' }).click();
        await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
        expect(web.mails.at(-1)?.to).toBe('ada@example.com');
      },
      { javaScriptEnabled: false },
    );
  });

  it('has a picture and words for previews of its link', async () => {
    const html = await (await fetch(web.url)).text();
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:3000/"/>');
    const [, picture = ''] = /property="og:image" content="http:\/\/127\.0\.0\.1:3000([^"]+)"/.exec(html) ?? [];
    const reply = await fetch(web.url + picture);
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });
});
