import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's root: the nearest folder above this file with a package.json. The same for sources and for a build. */
export const projectDir = findProjectDir(import.meta.dirname);

/** Files that ship with the project: fonts, the voice activity model, pictures of styles, the demo clip. */
export const assetsDir = join(projectDir, 'assets');

/** What training changed of the sentence encoder that setup makes. */
export const encoderChanges = join(assetsDir, 'meanings/layers.bin');

/** Where setup builds the programs that run as separate processes or threads: `<name>.js`. */
export const programDir = join(projectDir, 'dist/program');

/** Where setup builds the pages' browser scripts. */
export const clientDir = join(projectDir, 'dist/client');

function findProjectDir(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above this file.');
  return findProjectDir(parent);
}
