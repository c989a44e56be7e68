import type { Browser } from 'playwright-core';

export interface PageToLoad {
  name: string;
  url: string;
  /** CSS selector of what a person needs to begin; default: all scripts of the page have run. */
  usableWith?: string;
}

export interface LoadedPage {
  /** From the start of the navigation. */
  usableMs: number;
  /** Bytes on the wire of everything that was requested until the network was idle. */
  bytes: number;
}

/** Loads a page in a new browser context that is signed in. */
export async function loadPage(
  browser: Browser,
  { page: { url, usableWith }, cookies }: { page: PageToLoad; cookies: { name: string; value: string; url: string }[] },
): Promise<LoadedPage> {
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
