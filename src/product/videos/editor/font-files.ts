import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type FontFiles = Awaited<ReturnType<typeof listFontFiles>>;

/** The fonts of this machine, for browsers. A font's id changes when its file changes, so that browsers can cache it. */
export async function listFontFiles(fontDirs: string[]) {
  const paths = (await Promise.all(fontDirs.map(fontsIn))).flat();
  const ids = new Map(await Promise.all(paths.map(async (path) => [path, await idOf(path)] as const)));
  const byId = new Map([...ids].map(([path, id]) => [id, path]));
  return {
    /** The id of a font file; null = it is none of these. */
    idOf: (file: string) => ids.get(file) ?? null,
    /** null = there is no such file. */
    async read(fontId: string): Promise<Buffer | null> {
      const path = byId.get(fontId);
      return path === undefined ? null : readFile(path);
    },
  };
}

async function fontsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => /\.(ttf|otf)$/i.test(name)).map((name) => join(dir, name));
}

async function idOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return createHash('sha256').update(`${path} ${size} ${mtimeMs}`).digest('hex').slice(0, 20);
}
