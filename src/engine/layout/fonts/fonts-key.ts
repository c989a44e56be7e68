import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A key that changes whenever a font file in the folders or the emoji art changes, so that video drawn with other fonts
 * is never reused.
 */
export async function fontsKey(fontDirs: string[], emojiArt: string): Promise<string> {
  const hash = createHash('sha256').update(emojiArt);
  for (const dir of fontDirs) {
    for (const name of (await readdir(dir)).filter((file) => /\.(ttf|otf|ttc)$/i.test(file)).toSorted()) {
      hash.update(name).update(await readFile(join(dir, name)));
    }
  }
  return hash.digest('hex');
}
