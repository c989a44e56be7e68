import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { ToolError } from '../../chat/assistants/tool-error.ts';

/**
 * The real path of a file that an assistant names. It may lie in the given folders only, links followed: what an assistant
 * reads elsewhere may tell it to take other files.
 * @param name relative ones begin in the first folder
 * @throws ToolError
 */
export async function allowedFile(name: string, folders: readonly string[]): Promise<string> {
  const path = resolve(folders[0] ?? '.', name);
  if (!isWithin(path, folders)) throw outside(folders);
  const real = await realpath(path).catch(() => null);
  if (real === null) throw new ToolError(`There is no file ${path}.`);
  const realFolders = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
  if (!isWithin(real, realFolders)) throw outside(folders);
  if (!(await stat(real)).isFile()) throw new ToolError(`${path} is not a file.`);
  return real;
}

function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const way = relative(resolve(folder), path);
    return way !== '..' && !way.startsWith('../') && !isAbsolute(way);
  });
}

function outside(folders: readonly string[]): ToolError {
  return new ToolError(
    `The file is outside the folders that this program may use (${folders.join(', ')}). Whoever set it up names others ` +
      'with --folder.',
  );
}
