import { readdirSync } from 'node:fs';
import { findSourceMap } from 'node:module';
import { join } from 'node:path';

/**
 * Parses the source maps of the program's files. Node does so when the first error of a file shows its stack, which takes
 * most of a second for our largest file, and nobody would be answered meanwhile.
 * @param folder the program's files; those that are not loaded, or have no map, are left out
 */
export function parseSourceMaps(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.js')) findSourceMap(join(folder, name));
  }
}
