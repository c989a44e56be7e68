import type { Browser } from 'playwright-core';

export interface PageToLoad {
  name: string;
  url: string;
  /** What is there when somebody can begin; default: all scripts of the page have run. */
  usableWith?: string;
}

export interface LoadedPage {
  /** From the beginning of the navigation. */
  usableMs: number;
  /** As sent, compressed, of everything that was asked for until nothing moved any more. */
  bytes: number;
}

/** Loads a page as somebody who is signed in and has never been there. */
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
    // in the page's own clock, which begins with the navigation
    const usableMs = usableWith
      ? await page.evaluate<number>('performance.now()')
      : await page.evaluate<number>("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd");
    await page.waitForLoadState('networkidle');
    return { usableMs: Math.round(usableMs), bytes };
  } finally {
    await context.close();
  }
}
