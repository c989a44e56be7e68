import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceProcess, type ServiceProcessOptions, spawnServiceProcess } from './service-process.ts';

/** Adds a step that runs at the end of the script, before the steps that were added earlier. */
export type CleanUp = (step: () => Promise<unknown>) => void;

/** Runs `work`, then its clean-up steps: all of them, even if one fails, and also after Ctrl-C. */
export async function withCleanUp(work: (cleanUp: CleanUp) => Promise<void>): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [];
  const runAll = async () => {
    const failures: unknown[] = [];
    for (const step of steps.toReversed()) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  let running: Promise<void> | null = null;
  const cleanUp = () => {
    running ??= runAll();
    return running;
  };
  process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)));
  process.once('SIGTERM', () => void cleanUp().finally(() => process.exit(143)));
  await work((step) => steps.push(step)).finally(cleanUp);
}

/** A folder that is removed at the end. */
export async function makeTemporaryFolder(cleanUp: CleanUp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'captioneer-'));
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts the whole service with a database of its own in a temporary folder, and waits until it is ready. Addresses of
 * this machine are allowed.
 * @param options `logCopy`: the log is copied to this file at the end
 */
export async function startTemporaryService(
  cleanUp: CleanUp,
  {
    logCopy,
    env,
    readyWithinMs,
    role,
  }: Pick<ServiceProcessOptions, 'env' | 'readyWithinMs' | 'role'> & { logCopy?: string },
): Promise<ServiceProcess> {
  const folder = await makeTemporaryFolder(cleanUp);
  const logFile = join(folder, 'service.log');
  if (logCopy) cleanUp(() => copyFile(logFile, logCopy).catch(() => undefined));
  const service = await spawnServiceProcess({
    dataDir: join(folder, 'data'),
    logFile,
    readyWithinMs,
    role,
    env: { ALLOW_PRIVATE_NETWORK: 'true', ...env },
  });
  cleanUp(() => service.stop());
  await service.untilReady();
  return service;
}
