import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Changes whenever a font file in the folders does, or the emoji art (which counts as a font here), so that pictures
 * drawn with others are never reused.
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
