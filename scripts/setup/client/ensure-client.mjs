import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { replaceFolder } from '../atomic.mjs';
import { inputsChanged, writeInputs } from '../build-inputs.mjs';
import { withLock } from '../lock.mjs';

/**
 * Builds what the pages run in the browser (`src/http/web/client`) into `dist/client`, unless it was built from the same
 * files. Takes about a second, needs npm packages only, and is safe to run at the same time as others of its kind.
 * @param {{ rootDir: string, say: (line: string) => void }} input
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureClient({ rootDir, say }) {
  const entries = findEntries(rootDir);
  const outDir = join(rootDir, 'dist/client');
  if (entries.length === 0 || !inputsChanged({ rootDir, outDir, entries })) return false;
  const onWait = () => say('scripts of the pages: waiting for another setup of this folder');
  await withLock(join(rootDir, 'dist/client.lock'), { onWait }, async () => {
    if (!inputsChanged({ rootDir, outDir, entries })) return;
    say('scripts of the pages: building');
    // not before: packages may just have been installed
    const { buildClient } = await import('./build-client.mjs');
    await replaceFolder(outDir, async (temporary) => {
      const files = await buildClient({ rootDir, outDir: temporary, entries });
      writeInputs({ rootDir, outDir: temporary, entries, files, shapedBy: 'scripts/setup/client/build-client.mjs' });
    });
  });
  return true;
}

/**
 * Every `*.entry.ts(x)` below `src/http/web/client`, named by what comes before `.entry`.
 * @param {string} rootDir
 * @returns {import('../build-inputs.mjs').Entry[]}
 */
function findEntries(rootDir) {
  const clientDir = join(rootDir, 'src/http/web/client');
  if (!existsSync(clientDir)) return [];
  return readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.entry\.tsx?$/.test(file.name))
    .map((file) => ({
      name: basename(file.name).replace(/\.entry\.tsx?$/, ''),
      file: relative(rootDir, join(file.parentPath, file.name)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
