import { ensurePythonPackages } from '../python/ensure-python-packages.ts';

/**
 * Installs schemathesis from Python's package index into the cache, unless this version is there already.
 * @returns the folder to name in PYTHONPATH
 * @throws Error with a message for people when there is no Python 3 with pip, or the packages cannot be had
 */
export function ensureSchemathesis(): Promise<string> {
  return ensurePythonPackages('schemathesis', 'scripts/fuzz/requirements.txt');
}
