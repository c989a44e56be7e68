import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const windows = [
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 1280, height: 800 },
] as const;

/**
 * Everything wrong with a page for people who see little, use no mouse or listen, and what does not fit its window: light
 * on a phone, dark on a desk. Empty = nothing. With PAGE_PICTURES set to a folder, pictures of the page go there.
 */
export async function mistakesOn(page: Page, name: string): Promise<string[]> {
  const mistakes: string[] = [];
  for (const { colorScheme, width, height } of windows) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const found = [...(await axeViolations(page)), ...(await overflow(page))];
    mistakes.push(...found.map((mistake) => `${name}, ${colorScheme}, ${width} px: ${mistake}`));
  }
  if (process.env.PAGE_PICTURES) await takePictures(page, join(process.env.PAGE_PICTURES, name));
  return mistakes;
}

async function axeViolations(page: Page): Promise<string[]> {
  // evaluated by the debugger, which the page's content policy does not bind
  const results: AxeResults = await page.evaluate(`${axeSource}; axe.run()`);
  return results.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}, ${help}: ${html}`));
}

async function overflow(page: Page): Promise<string[]> {
  const [content, window] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  return (content ?? 0) > (window ?? 0) ? [`is ${content} px wide in a window of ${window} px`] : [];
}

async function takePictures(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      const file = `${path}-${width}-${colorScheme}.jpg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage: true });
    }
  }
}
