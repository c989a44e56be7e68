import { existsSync } from 'node:fs';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';

/** The mongod that setup found; null = there is none here. */
export function findTestMongod(): string | null {
  const fromEnvironment = process.env.MONGOMS_SYSTEM_BINARY;
  if (fromEnvironment) return fromEnvironment;
  const { mongod } = readToolPaths(process.env.CACHE_DIR || '.cache');
  return mongod !== null && existsSync(mongod) ? mongod : null;
}
