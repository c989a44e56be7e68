import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsDir } from '../../../infra/config/project-dirs.ts';

const lists = new Map<string, ReadonlyMap<string, number> | null>();

/** The place of each of a language's most frequent words, from 1; null = there is no list. @param code ISO 639-1 */
export function wordRanks(code: string): ReadonlyMap<string, number> | null {
  const known = lists.get(code);
  if (known !== undefined) return known;
  const list = readList(code);
  lists.set(code, list);
  return list;
}

function readList(code: string): ReadonlyMap<string, number> | null {
  const file = join(assetsDir, 'frequency', `${code}.txt`);
  if (!/^[a-z]{2}$/.test(code) || !existsSync(file)) return null;
  const words = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(words.map((word, index) => [word, index + 1]));
}
