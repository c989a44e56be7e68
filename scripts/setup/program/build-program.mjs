import { join } from 'node:path';
import { build } from 'esbuild';
import { SetupError } from '../setup-error.mjs';

/**
 * Our own modules as one file for each entry and what several share beside them; packages stay where they are. All lie in
 * one folder two below the project's, as most sources do: what they find by `import.meta.url` is found from there too.
 * @param {{ rootDir: string, outDir: string, entries: import('../build-inputs.mjs').Entry[] }} input
 * @returns {Promise<string[]>} the files that it was made from, absolute
 * @throws {SetupError} when the sources cannot be built
 */
export async function buildProgram({ rootDir, outDir, entries }) {
  try {
    const { metafile } = await build({
      entryPoints: entries.map(({ name, file }) => ({ in: join(rootDir, file), out: name })),
      ...{ absWorkingDir: rootDir, outdir: outDir, tsconfig: join(rootDir, 'tsconfig.json') },
      ...{ bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
      ...{ sourcemap: true, metafile: true, keepNames: true, logLevel: 'silent' },
    });
    return Object.keys(metafile.inputs).map((file) => join(rootDir, file));
  } catch (cause) {
    throw new SetupError(`The program cannot be built: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
