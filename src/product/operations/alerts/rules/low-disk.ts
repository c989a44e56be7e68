import { diskFloorBytes } from '../../../health/check-disk.ts';
import { listProcesses } from '../../status/heartbeats.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** At the floor a process becomes not ready; twice that leaves time to act. */
const lowBytes = 2 * diskFloorBytes;

/** A single video may need much space for a short time. */
const holdMs = 50_000;

/** One alert for each machine, however many processes it runs. */
export async function lowDisk(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  const freeByHost = new Map<string, number>();
  for (const { host, freeBytes } of await listProcesses(deps)) {
    if (freeBytes !== null) freeByHost.set(host, Math.min(freeBytes, freeByHost.get(host) ?? freeBytes));
  }
  return [...freeByHost]
    .filter(([, freeBytes]) => freeBytes < lowBytes)
    .map(([host, freeBytes]) => ({
      cause: `disk:${host}`,
      values: { free: (freeBytes / 1024 ** 3).toFixed(1) },
      holdMs,
    }));
}
