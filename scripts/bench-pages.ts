import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../test/support/browser.ts';
import { type LoadedPage, loadPage, type PageToLoad } from './bench/pages/load-page.ts';
import { preparePages } from './bench/pages/prepare-pages.ts';

/**
 * `npm run bench:pages`: how soon a page can be used and how large it is, in a browser without a cache, compared with an
 * empty page served on loopback. The last line is one JSON object.
 */
const rounds = 5;

const folder = await mkdtemp(join(tmpdir(), 'captioneer-bench-pages-'));
const prepared = await preparePages(folder);
const browser = await launchBrowser();
try {
  const loads = new Map<PageToLoad, LoadedPage[]>(prepared.pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [page, loaded] of loads) loaded.push(await loadPage(browser, { ...prepared, page }));
  }
  const rows = [...loads].map(([{ name }, loaded]) => ({
    page: name,
    usableMs: median(loaded.map(({ usableMs }) => usableMs)),
    slowestMs: Math.max(...loaded.map(({ usableMs }) => usableMs)),
    kilobytes: Math.round(median(loaded.map(({ bytes }) => bytes)) / 1000),
  }));
  console.table(rows);
  console.log(JSON.stringify({ rounds, rows }));
} finally {
  await browser.close();
  await prepared.close();
  await rm(folder, { recursive: true, force: true });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
