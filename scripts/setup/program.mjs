import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ensureBuild } from './ensure-build.mjs';
import { dropMapsOfPackages } from './maps-of-packages.mjs';

/** Every program that runs in a process or thread of its own. */
const programs = [
  { name: 'main', file: 'src/main.ts' },
  { name: 'captioneer', file: 'src/cli/captioneer.ts' },
  { name: 'transcriber-child', file: 'src/engine/speech/whisper/transcriber-child.ts' },
  { name: 'detector-thread', file: 'src/engine/reframe/detect/detector-thread.ts' },
  { name: 'body-thread', file: 'src/http/api/routing/body-thread.ts' },
  { name: 'caption-thread', file: 'src/http/api/mcp/caption-thread.ts' },
  { name: 'draft-thread', file: 'src/http/web/editor/draft-thread.ts' },
  { name: 'task-thread', file: 'src/app/task-thread.ts' },
];

/** Packages that are not bundled, because they are native or read files beside their own. */
const external = [
  ...['@discordapp/twemoji', '@resvg/resvg-js', '@tensorflow/*', '@twemoji/svg', '@vladmandic/human', 'agendash'],
  ...['harfbuzzjs', 'hls.js', 'jassub', 'koffi', 'piscina', 'sherpa-onnx-node'],
];

/** Optional packages of MongoDB's driver. */
const notInstalled = [
  ...['@aws-sdk/credential-providers', '@mongodb-js/zstd', 'aws4', 'gcp-metadata', 'kerberos'],
  ...['mongodb-client-encryption', 'snappy', 'socks'],
];

/** Bundled CommonJS modules load Node's modules by `require`. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Builds the service and its command line into `dist/program`, unless they were built from the same files. It takes
 * less than a second and saves several at every start, because reading a thousand TypeScript files is the slowest part.
 *
 * Every program is bundled with its packages into one file, and shared code into files beside it, because finding,
 * reading and linking two thousand files takes longer than running them. The programs find the project by the nearest
 * package.json above them.
 * @param {{ rootDir: string, say: (line: string) => void, entries?: import('./ensure-build.mjs').Entry[], name?: string }}
 *   input other entries are built into `dist/<name>`, for benchmarks and tests
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureProgram({ rootDir, say, entries = programs, name = 'program' }) {
  // setup in an image runs before the sources are copied
  if (!entries.some(({ file }) => existsSync(join(rootDir, file)))) return false;
  const script = 'scripts/setup/program.mjs';
  return ensureBuild({ rootDir, name, label: name, entries, script, say }, async (outdir) => {
    // not at the top of this file: npm packages may have been installed after it was loaded
    const { build } = await import('esbuild');
    const { metafile } = await build({
      entryPoints: entries.map(({ name, file }) => ({ in: join(rootDir, file), out: name })),
      absWorkingDir: rootDir,
      outdir,
      tsconfig: join(rootDir, 'tsconfig.json'),
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      banner: { js: banner },
      sourcemap: true,
      metafile: true,
      keepNames: true,
      logLevel: 'silent',
      external: [...external, ...notInstalled],
    });
    const outputs = Object.keys(metafile.outputs).map((file) => join(rootDir, file));
    await nameFewerFunctions(outputs);
    await dropMapsOfPackages(outputs);
    const files = Object.keys(metafile.inputs).map((file) => join(rootDir, file));
    // the lockfile describes the packages
    return files.filter((file) => !file.includes(`${sep}node_modules${sep}`));
  });
}

/** What esbuild writes for `keepNames`. */
const nameFunction = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });';
const nameClass =
  'var __name = (target, value) => target.prototype === undefined || target.name === value ? target : __defProp(target, "name", { value, configurable: true });';

/**
 * Packages read the names of classes, which bundling may change. `keepNames` also sets the name of every arrow function each
 * time one is created, which took a tenth of the time of a busy API.
 * @param {string[]} outputs
 */
async function nameFewerFunctions(outputs) {
  for (const file of outputs.filter((name) => name.endsWith('.js'))) {
    const code = await readFile(file, 'utf8');
    if (code.includes(nameFunction)) await writeFile(file, code.replace(nameFunction, nameClass));
    else if (code.includes('var __name =')) throw new Error('esbuild names functions in another way than expected');
  }
}
