import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { ffmpeg } from './make-clip.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const windows = [
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 1280, height: 800 },
] as const;

/**
 * Everything wrong with a page for people who see little, use no mouse or listen, and what does not fit its window:
 * light on a phone, dark on a desk. Empty = nothing. With PAGE_PICTURES set to a folder, a picture of the page goes
 * there, in both themes and at both widths.
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

/** All of it side by side, as high as a long phone: on a phone and on a desk, each light and dark. */
async function takePictures(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const shots: string[] = [];
  for (const { width } of windows) {
    await page.setViewportSize({ width, height: pictureHeight });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = `${path}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file });
      shots.push(file);
    }
  }
  const scaled = shots.map((_, i) => `[${i}]scale=iw*0.6:-1:flags=area[s${i}]`);
  const graph = `${scaled.join(';')};${shots.map((_, i) => `[s${i}]`).join('')}hstack=inputs=${shots.length}`;
  ffmpeg([...shots.flatMap((shot) => ['-i', shot]), '-filter_complex', graph, '-q:v', '4', `${path}.jpg`]);
  for (const shot of shots) await rm(shot);
}

const pictureHeight = 1200;
