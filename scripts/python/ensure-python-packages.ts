import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { projectDir } from '../service/service-process.ts';

/**
 * Installs packages from Python's package index into the cache, unless these versions are there already. Only wheels are
 * used, so that nothing is compiled.
 * @param requirementsFile names every package with its exact version; nothing else is installed
 * @returns the folder to name in PYTHONPATH
 * @throws Error with a message for people when there is no Python 3 with pip, or the packages cannot be had
 */
export async function ensurePythonPackages(name: string, requirementsFile: string): Promise<string> {
  const requirements = await readFile(resolve(projectDir, requirementsFile));
  const version = createHash('sha256').update(requirements).digest('hex');
  const cacheDir = resolve(projectDir, process.env.CACHE_DIR || '.cache');
  const folder = join(cacheDir, `${name}-${version.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  console.error(`Installing ${name} with pip …`);
  const unfinished = `${folder}.${process.pid}`;
  const options = ['--quiet', '--no-input', '--no-deps', '--disable-pip-version-check', '--only-binary=:all:'];
  const args = [
    '-m',
    'pip',
    'install',
    ...options,
    '--target',
    unfinished,
    '-r',
    resolve(projectDir, requirementsFile),
  ];
  try {
    await execa('python3', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`${name} could not be installed. It needs Python 3.10 or newer with pip.`, { cause });
  }
  await rename(unfinished, folder);
  return folder;
}
