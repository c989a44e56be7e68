import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { openDatabase } from '../../../src/infra/database/open-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createDiskObjectStore } from '../../../src/infra/storage/disk-object-store.ts';
import { cpuBetween, type ServiceCpu, serviceCpu } from '../api/service-processor.ts';
import { round } from '../measure.ts';

/** What a service used and stored up to now. */
interface Reading {
  cpu: ServiceCpu;
  operations: number;
  databaseBytes: number;
  /** Stored bytes by the first part of their key. */
  stored: Map<string, number>;
}

export type Spent = ServiceCpu & { operations: number; databaseBytes: number; stored: Record<string, number> };

/** Does `work`, which makes `videos` videos, and says what one of them took. @param dataDir the service's */
export async function spentOnEach(
  dataDir: string,
  { videos, work }: { videos: number; work(): Promise<void> },
): Promise<Spent> {
  const before = await read(dataDir);
  await work();
  // what is written after the callback: balances, ends of leases, removed runs
  await delay(settleMs);
  const after = await read(dataDir);
  const cpu = cpuBetween(before.cpu, after.cpu);
  const each = (value: number, digits = 0) => round(value / videos, digits);
  const names = [...after.stored.keys()];
  return {
    service: each(cpu.service, 3),
    database: each(cpu.database, 3),
    tools: each(cpu.tools, 2),
    operations: each(after.operations - before.operations),
    databaseBytes: each(after.databaseBytes - before.databaseBytes),
    stored: Object.fromEntries(
      names.map((name) => [name, each((after.stored.get(name) ?? 0) - (before.stored.get(name) ?? 0))]),
    ),
  };
}

const settleMs = 3000;

async function read(dataDir: string): Promise<Reading> {
  const config = readConfig({ DATA_DIR: dataDir, CACHE_DIR: resolve(process.env.CACHE_DIR || '.cache') });
  // the one that the service runs
  const database = await openDatabase({ config, tools: readToolPaths(config.paths.cacheDir), logger: silentLogger });
  try {
    const { db } = database.connection;
    if (!db) throw new Error('the database is not open');
    const { opcounters } = await db.admin().command({ serverStatus: 1 });
    const { dataSize, indexSize } = await db.command({ dbStats: 1 });
    const operations = Object.values<number>(opcounters).reduce((sum, count) => sum + Number(count), 0);
    const stored = await storedBytes(dataDir);
    return { cpu: serviceCpu(dataDir), operations, databaseBytes: dataSize + indexSize, stored };
  } finally {
    await database.close();
  }
}

async function storedBytes(dataDir: string): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  const store = createDiskObjectStore({ rootDir: `${dataDir}/storage` });
  for await (const { key, sizeBytes } of store.list('')) {
    const [folder = ''] = key.split('/');
    bytes.set(folder, (bytes.get(folder) ?? 0) + sizeBytes);
  }
  return bytes;
}
