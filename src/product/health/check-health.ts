import { execa } from 'execa';
import type { Clock } from '../../infra/clock.ts';
import type { ToolPaths } from '../../infra/config/tool-paths.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { freeBytesOf } from '../../infra/storage/disk-room.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';

/** The state of one part of the service. */
export interface CheckResult {
  ok: boolean;
  /** What was found, in a few words. */
  message: string;
  /** How to fix it: a command or a setting. Only when it is not ok. */
  fix?: string;
}

export type Check = () => Promise<CheckResult>;

/** Runs a check. An error or a timeout becomes a failed result. */
export async function runCheck(check: Check, timeoutMs = 10_000): Promise<CheckResult> {
  const late = new Promise<CheckResult>((resolve) => {
    setTimeout(() => resolve({ ok: false, message: `no answer within ${timeoutMs / 1000} s` }), timeoutMs).unref();
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

interface HealthDeps {
  database: Pick<Database, 'ping'>;
  store: ObjectStore;
  tools: ToolPaths;
  dataDir: string;
  minFreeDiskBytes: number;
  clock: Clock;
}

type Health = Record<string, CheckResult>;

/** However often it is asked, for example by an enemy, the parts are asked once in this time. */
const freshMs = 3_000;

/** Checks each part that the service cannot work without. It only reads; `doctor` also writes. */
export function createHealthCheck(deps: HealthDeps): () => Promise<Health> {
  const check = checkParts(deps);
  let known: Promise<Health> | null = null;
  let checkedAt = 0;
  return () => {
    if (known === null || deps.clock() - checkedAt >= freshMs) {
      checkedAt = deps.clock();
      known = check();
    }
    return known;
  };
}

function checkParts(deps: HealthDeps): () => Promise<Health> {
  const checks: Record<string, Check> = {
    database: async () => {
      await deps.database.ping();
      return { ok: true, message: 'answers' };
    },
    storage: async () => {
      await deps.store.reach();
      return { ok: true, message: 'answers' };
    },
    ffmpeg: rememberSuccess(() => checkFfmpeg(deps.tools)),
    disk: () => checkDiskOfReady(deps),
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

/** A process with little free disk stays ready: people can still read and download, and it refuses new work itself. */
async function checkDiskOfReady({ dataDir, minFreeDiskBytes }: HealthDeps): Promise<CheckResult> {
  const { ok, message } = await checkDisk(dataDir, minFreeDiskBytes);
  return { ok: true, message: ok ? message : `${message}, which is too little: nothing new is accepted` };
}

/** Below the floor, nothing new is accepted or started. */
export async function checkDisk(dir: string, minFreeBytes: number): Promise<CheckResult> {
  const freeBytes = await freeBytesOf(dir);
  const message = `${inGib(freeBytes)} GiB free`;
  if (freeBytes >= minFreeBytes) return { ok: true, message };
  const fix = `Nothing new is accepted below ${inGib(minFreeBytes)} GiB (MIN_FREE_DISK_BYTES). Free some space, lower RETENTION_DAYS, or point DATA_DIR at a larger disk.`;
  return { ok: false, message, fix };
}

export function inGib(bytes: number): string {
  return (bytes / 1024 ** 3).toFixed(1);
}

const neededFilters = ['ass', 'overlay', 'zscale', 'tonemap', 'bwdif'];
const neededEncoders = ['libx264', 'aac'];
const fix = 'Run `node scripts/setup.mjs`, or install an ffmpeg with libass, libx264 and zscale.';

/** Whether ffmpeg and ffprobe run and have all filters and encoders that we use. */
export async function checkFfmpeg({ ffmpeg, ffprobe }: Pick<ToolPaths, 'ffmpeg' | 'ffprobe'>): Promise<CheckResult> {
  try {
    const [filters, encoders, version] = await Promise.all([
      execa(ffmpeg, ['-hide_banner', '-filters']),
      execa(ffmpeg, ['-hide_banner', '-encoders']),
      execa(ffprobe, ['-version']),
    ]);
    const missing = [
      ...neededFilters.filter((name) => !lists(filters.stdout, name)),
      ...neededEncoders.filter((name) => !lists(encoders.stdout, name)),
    ];
    if (missing.length > 0) return { ok: false, message: `${ffmpeg} lacks ${missing.join(', ')}`, fix };
    return { ok: true, message: version.stdout.split('\n')[0]?.split(' Copyright')[0] ?? 'found' };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), fix };
  }
}

/** ffmpeg prints one item a line: flags, name, description. */
function lists(output: string, name: string): boolean {
  return output.split('\n').some((line) => line.trim().split(/\s+/)[1] === name);
}
