import { lstat } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';

const maxTries = 1000;

/**
 * A name that is not taken, beside a file: `talk-captioned.mp4`, then `talk-captioned-2.mp4`. Nothing is ever replaced.
 * @param ending such as `.mp4`
 */
export async function freeFileBeside(file: string, ending: string): Promise<string> {
  const base = join(dirname(file), `${parse(file).name}-captioned`);
  for (let number = 1; number < maxTries; number++) {
    const path = `${base}${number === 1 ? '' : `-${number}`}${ending}`;
    // a link that leads nowhere is taken too: a program would write where it leads
    const isTaken = await lstat(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
  return `${base}-${Date.now()}${ending}`;
}
