import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectDir } from '../service/service-process.ts';
import { run } from './run.ts';

/** Pinned like the npm packages: each version is exact. */
const requirementsFile = resolve(projectDir, 'scripts/fuzz/requirements.txt');

/**
 * Installs schemathesis from Python's package index into the cache, unless this version is there already.
 * @returns the folder to name in PYTHONPATH
 * @throws Error with a message for people when there is no Python 3 with pip, or the packages cannot be had
 */
export async function ensureSchemathesis(): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(requirementsFile))
    .digest('hex');
  const cacheDir = resolve(projectDir, process.env.CACHE_DIR || '.cache');
  const folder = join(cacheDir, `schemathesis-${version.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  console.log('Installing schemathesis with pip …');
  const unfinished = `${folder}.${process.pid}`;
  const options = ['--quiet', '--no-input', '--disable-pip-version-check', '--only-binary=:all:'];
  const code = await run('python3', [
    '-m',
    'pip',
    'install',
    ...options,
    '--target',
    unfinished,
    '-r',
    requirementsFile,
  ]);
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error('schemathesis could not be installed. It needs Python 3.10 or newer with pip.');
  }
  await rename(unfinished, folder);
  return folder;
}
