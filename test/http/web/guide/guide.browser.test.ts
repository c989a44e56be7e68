import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWord, chromiumPath, launchBrowser } from '../../../support/browser.ts';
import { mistakesOn } from '../../../support/inspect-page.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../support/web-under-test.ts';

describe.skipIf(chromiumPath === null)(`the guide ${browserWord}`, () => {
  let web: WebUnderTest;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    web = await startWebUnderTest();
    browser = await launchBrowser();
    const context = await browser.newContext({ baseURL: web.url, permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  });

  afterAll(() => browser?.close());

  it.each([
    ['', 'guide'],
    ['/guide/first-video', 'guide-first-video'],
    ['/guide/errors', 'guide-errors'],
    ['/styles', 'guide-styles'],
  ])('can be used by everybody, light and dark, on a phone and on a desk: /docs%s', async (path, name) => {
    await page.goto(`/docs${path}`);
    expect(await mistakesOn(page, name)).toEqual([]);
  });

  it('breaks long addresses on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/docs/bots');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  it('copies a block of code with a click', async () => {
    await page.goto('/docs/guide/limits');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl .*CAPTIONEER_TOKEN"\n$/);
  });

  it('leads from page to page, and to the reference', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/docs');
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Webhooks' }).click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Check the signature' })
      .click();
    expect(new URL(page.url()).hash).toBe('#check-the-signature');
    await page.getByRole('navigation', { name: 'Read on' }).getByRole('link', { name: 'Editing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Editing' }).waitFor();
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'API reference' }).click();
    await page.getByText('Caption a video').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
