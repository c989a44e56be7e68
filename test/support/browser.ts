import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Searched for once. */
export const chromiumPath = findChromium();

/** For the names of tests: says why they are skipped. */
export const browserWord = chromiumPath
  ? 'in Chromium'
  : 'in Chromium (skipped: none was found; install chromium, or name one in CHROMIUM_PATH)';

export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: chromiumPath ?? undefined,
    // its sandbox refuses to work for root, as whom containers run
    args: ['--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

/** The system's Chromium: CHROMIUM_PATH, else the one on the PATH; null = there is none that starts. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path) && starts(path)) ?? null;
}

/** Ubuntu's package of that name is a script that asks for another package manager. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}
