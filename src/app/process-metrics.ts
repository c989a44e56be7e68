import { Gauge, type Registry } from 'prom-client';
import type { EncoderName } from '../infra/config/config.ts';
import { jobRoles, missingJobRoles } from '../infra/queue/job-roles.ts';
import { freeBytesOf } from '../infra/storage/disk-room.ts';
import type { Role } from './choose-roles.ts';

interface ProcessFacts {
  /** What this process does itself, without a worker that it has started. */
  roles: readonly Role[];
  dataDir: string;
  /** 0 = the disk is never low. */
  minFreeDiskBytes: number;
}

/** Registers what alert rules need to know of a process: which work it does, and how much room its disk has. */
export function registerProcessMetrics(
  registry: Registry,
  { roles, dataDir, minFreeDiskBytes }: ProcessFacts,
  readFreeBytes: (dir: string) => Promise<number> = freeBytesOf,
): void {
  const registers = [registry];
  const processes = new Gauge({
    name: 'captioneer_role_processes',
    help: '1 for each role that this process has: api, bots, and the kinds of work; the sum is the number of processes',
    labelNames: ['role'],
    registers,
  });
  const missing = missingJobRoles([{ roles }]);
  for (const role of jobRoles.filter((name) => !missing.includes(name))) processes.set({ role }, 1);
  for (const role of ['api', 'bots'] as const) if (roles.includes(role)) processes.set({ role }, 1);
  new Gauge({
    name: 'captioneer_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    // two processes that report together have one disk
    aggregator: 'min',
    registers,
    async collect() {
      try {
        this.set(await readFreeBytes(dataDir));
      } catch {
        // a disk that cannot be read must not hide the other metrics
        this.remove();
      }
    },
  });
  new Gauge({
    name: 'captioneer_disk_reserve_bytes',
    help: 'Free space below which the process takes nothing new (MIN_FREE_DISK_BYTES); 0 = it never refuses',
    aggregator: 'max',
    registers,
  }).set(minFreeDiskBytes);
}

/** Registers with what this process encodes videos. @param encoder null = it has not been chosen */
export function registerEncoder(registry: Registry, encoder: EncoderName | null): void {
  const processes = new Gauge({
    name: 'captioneer_encoder_processes',
    help: '1 for the encoder with which this process renders; the sum is the number of processes with it',
    labelNames: ['encoder'],
    registers: [registry],
  });
  if (encoder !== null) processes.set({ encoder }, 1);
}
