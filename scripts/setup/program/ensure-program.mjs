import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from '../atomic.mjs';
import { inputsChanged, writeInputs } from '../build-inputs.mjs';
import { withLock } from '../lock.mjs';

/** Every program that is started by itself. */
const programs = [
  { name: 'main', file: 'src/main.ts' },
  { name: 'captioneer', file: 'src/cli/captioneer.ts' },
  { name: 'transcriber-child', file: 'src/engine/speech/whisper/transcriber-child.ts' },
  { name: 'detector-thread', file: 'src/engine/reframe/detect/detector-thread.ts' },
];

/**
 * Builds the service and its command line into `dist/program`, unless they were built from the same files. Takes under
 * a second, and every start is spared several: reading a thousand TypeScript files costs more than all else that a
 * start does.
 * @param {{ rootDir: string, say: (line: string) => void, entries?: import('../build-inputs.mjs').Entry[] }} input
 * @returns {Promise<boolean>} whether it was built
 */
export async function ensureProgram({ rootDir, say, entries = programs }) {
  const outDir = join(rootDir, 'dist/program');
  // an image is set up before its sources are copied
  if (!entries.some(({ file }) => existsSync(join(rootDir, file)))) return false;
  if (!inputsChanged({ rootDir, outDir, entries })) return false;
  const onWait = () => say('program: waiting for another setup of this folder');
  await withLock(join(rootDir, 'dist/program.lock'), { onWait }, async () => {
    if (!inputsChanged({ rootDir, outDir, entries })) return;
    say('program: building');
    // not before: packages may just have been installed
    const { buildProgram } = await import('./build-program.mjs');
    await replaceFolder(outDir, async (temporary) => {
      const files = await buildProgram({ rootDir, outDir: temporary, entries });
      writeInputs({
        rootDir,
        outDir: temporary,
        entries,
        files,
        shapedBy: 'scripts/setup/program/build-program.mjs',
      });
    });
  });
  return true;
}
