import { mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where libass finds its fonts. */
export interface RenderFonts {
  /** The fallback: FONTCONFIG_FILE of the process. */
  fontconfigFile: string;
  /** The file of a family, by the family name in the file; null = there is none. */
  fileOf(family: string): string | null;
}

/**
 * Makes a folder with links to the fonts that an ASS script names (`familiesIn`). libass reads every file of its `fontsdir` completely
 * each time it starts: all of ours are 20 MB, and a script mostly needs one of them.
 */
export async function linkFonts(
  dir: string,
  { families, fonts }: { families: string[]; fonts: RenderFonts },
): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const files = new Set(families.flatMap((family) => fonts.fileOf(family) ?? []));
  await Promise.all([...files].map((file, i) => symlink(file, join(dir, `${i}-${basename(file)}`))));
}

/** Families of all `\fn…` overrides; our scripts name one for every text. */
export function familiesIn(ass: string): string[] {
  return [...new Set([...ass.matchAll(/\\fn([^\\}]+)/g)].map(([, family = '']) => family))];
}
