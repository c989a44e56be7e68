import { join } from 'node:path';
import { build } from 'vite';
import { SetupError } from '../setup-error.mjs';

const names = {
  entryFileNames: '[name].[hash].js',
  chunkFileNames: '[name].[hash].js',
  assetFileNames: '[name].[hash][extname]',
};

/**
 * One script for each entry, with what several share beside them; names carry a hash of the bytes, and
 * `manifest.json` says which is whose.
 * @param {{ rootDir: string, outDir: string, entries: import('../build-inputs.mjs').Entry[] }} input
 * @returns {Promise<string[]>} the files of ours that it was made from, absolute
 * @throws {SetupError} when the sources cannot be built
 */
export async function buildClient({ rootDir, outDir, entries }) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {import('vite').Plugin} */
  const notesFiles = {
    name: 'notes-files',
    transform(_code, id) {
      const [path = ''] = id.split('?');
      if (path.startsWith(rootDir) && !path.includes('node_modules')) files.add(path);
    },
  };
  try {
    await build({
      configFile: false,
      envFile: false,
      root: rootDir,
      base: '/app/assets/client/',
      publicDir: false,
      logLevel: 'silent',
      plugins: [notesFiles],
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      // fonts of strangers are never asked for: ours are all there
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
  } catch (cause) {
    throw new SetupError(
      `The scripts of the pages cannot be built: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
  return [...files];
}
