import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ensureBuild } from './ensure-build.mjs';

const names = {
  entryFileNames: '[name].[hash].js',
  chunkFileNames: '[name].[hash].js',
  assetFileNames: '[name].[hash][extname]',
};

/**
 * Builds the pages' scripts (`src/http/web/client`) into `dist/client`, unless they were built from the same files. It
 * takes about a second and needs npm packages only. Each entry becomes one script, with shared code beside them. File
 * names contain a hash of the bytes; `manifest.json` maps the entries to their files.
 * @param {{ rootDir: string, say: (line: string) => void }} input
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureClient({ rootDir, say }) {
  const entries = findEntries(rootDir);
  if (entries.length === 0) return false;
  const script = 'scripts/setup/client.mjs';
  const label = 'scripts of the pages';
  return ensureBuild({ rootDir, name: 'client', label, entries, script, say }, async (outDir) => {
    // not at the top of this file: npm packages may have been installed after it was loaded
    const { build } = await import('vite');
    /** @type {Set<string>} */
    const files = new Set();
    /** @type {import('vite').Plugin} */
    const collectsFiles = {
      name: 'collects-files',
      transform(_code, id) {
        const [path = ''] = id.split('?');
        if (path.startsWith(rootDir) && !path.includes('node_modules')) files.add(path);
      },
    };
    await build({
      configFile: false,
      envFile: false,
      root: rootDir,
      base: '/app/assets/client/',
      publicDir: false,
      logLevel: 'silent',
      plugins: [collectsFiles],
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      // fonts of other sites are never requested, because all fonts are in the project
      resolve: { alias: { 'lfa-ponyfill': join(rootDir, 'src/http/web/client/no-remote-fonts.ts') } },
      worker: { format: 'es', rolldownOptions: { output: names } },
      build: {
        outDir,
        emptyOutDir: false,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: Object.fromEntries(entries.map(({ name, file }) => [name, join(rootDir, file)])),
          output: names,
        },
      },
    });
    return [...files];
  });
}

/**
 * Every `*.entry.ts(x)` below `src/http/web/client`, named by what comes before `.entry`.
 * @param {string} rootDir
 * @returns {import('./ensure-build.mjs').Entry[]}
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
