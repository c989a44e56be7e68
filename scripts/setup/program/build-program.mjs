import { join, sep } from 'node:path';
import { build } from 'esbuild';
import { SetupError } from '../setup-error.mjs';

/** Packages that look for files beside their own, or that are native: they stay where they are. */
const staying = [
  ...['@discordapp/twemoji', '@resvg/resvg-js', '@tensorflow/*', '@twemoji/svg', '@vladmandic/human', 'agendash'],
  ...['harfbuzzjs', 'hls.js', 'jassub', 'sherpa-onnx-node'],
];

/** What MongoDB's driver would use if it were installed. */
const notInstalled = [
  ...['@aws-sdk/credential-providers', '@mongodb-js/zstd', 'aws4', 'gcp-metadata', 'kerberos'],
  ...['mongodb-client-encryption', 'snappy', 'socks'],
];

/** CommonJS modules among the bundled ones ask for Node's by `require`. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * All that a program consists of, packages included, as one file for each entry and what several share beside them: to
 * find, read and link two thousand files costs more than what they do. They find the project by the nearest
 * package.json above them.
 * @param {{ rootDir: string, outDir: string, entries: import('../build-inputs.mjs').Entry[] }} input
 * @returns {Promise<string[]>} the files of ours that it was made from, absolute
 * @throws {SetupError} when the sources cannot be built
 */
export async function buildProgram({ rootDir, outDir, entries }) {
  try {
    const { metafile } = await build({
      entryPoints: entries.map(({ name, file }) => ({ in: join(rootDir, file), out: name })),
      absWorkingDir: rootDir,
      outdir: outDir,
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
      external: [...staying, ...notInstalled],
    });
    const files = Object.keys(metafile.inputs).map((file) => join(rootDir, file));
    // the lockfile says all about the others
    return files.filter((file) => !file.includes(`${sep}node_modules${sep}`));
  } catch (cause) {
    throw new SetupError(`The program cannot be built: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
