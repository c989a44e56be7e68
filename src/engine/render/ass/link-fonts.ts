import { mkdir, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where libass finds fonts. */
export interface RenderFonts {
  /** What it asks where nothing else helps: FONTCONFIG_FILE. */
  fontconfigFile: string;
  /** The file of a family, by the name inside it; null = there is none. */
  fileOf(family: string): string | null;
}

/**
 * Makes a folder with links to the fonts that an ASS script names. libass reads every file of its `fontsdir` whole
 * before it draws anything, each time that it starts: all of ours are 20 MB, and one is mostly enough.
 */
export async function linkFonts(dir: string, { ass, fonts }: { ass: string; fonts: RenderFonts }): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const files = new Set(familiesIn(ass).flatMap((family) => fonts.fileOf(family) ?? []));
  await Promise.all([...files].map((file, i) => symlink(file, join(dir, `${i}-${basename(file)}`))));
}

/** Of every override `\fn…`; a script of ours names a family for each of its texts. */
function familiesIn(ass: string): string[] {
  return [...new Set([...ass.matchAll(/\\fn([^\\}]+)/g)].map(([, family = '']) => family))];
}
