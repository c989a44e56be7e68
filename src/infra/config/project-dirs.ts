import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's root: the nearest folder above this file that has a package.json. Same from sources and from a build. */
export const projectDir = findProjectDir(import.meta.dirname);

/** What ships with the project: fonts, the voice activity model, pictures of styles, the demo clip. */
export const assetsDir = join(projectDir, 'assets');

/** Where setup builds every program that starts as a process or thread of its own: `<name>.js`. */
export const programDir = join(projectDir, 'dist/program');

/** Where setup builds what pages run in the browser. */
export const clientDir = join(projectDir, 'dist/client');

function findProjectDir(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above this file.');
  return findProjectDir(parent);
}
