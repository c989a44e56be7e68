import type { ToolPaths } from '../../infra/config/tool-paths.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { type Check, type CheckResult, runCheck } from './check.ts';
import { checkDisk } from './check-disk.ts';
import { checkFfmpeg } from './check-ffmpeg.ts';

interface HealthDeps {
  database: Pick<Database, 'ping'>;
  store: ObjectStore;
  tools: ToolPaths;
  dataDir: string;
}

/** Checks each part that the service cannot work without. */
export function createHealthCheck(deps: HealthDeps): () => Promise<Record<string, CheckResult>> {
  const checks: Record<string, Check> = {
    database: async () => {
      await deps.database.ping();
      return { ok: true, message: 'answers' };
    },
    storage: async () => {
      await deps.store.check();
      return { ok: true, message: 'can be written and read' };
    },
    ffmpeg: rememberSuccess(() => checkFfmpeg(deps.tools)),
    disk: () => checkDisk(deps.dataDir),
  };
  return async () => {
    const results = Object.entries(checks).map(async ([name, check]) => [name, await runCheck(check)] as const);
    return Object.fromEntries(await Promise.all(results));
  };
}

/** The installed programs do not change while the service runs, and asking them starts three processes. */
function rememberSuccess(check: Check): Check {
  let success: CheckResult | null = null;
  return async () => {
    if (success) return success;
    const result = await check();
    if (result.ok) success = result;
    return result;
  };
}
