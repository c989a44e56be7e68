import { Gauge, type Registry } from 'prom-client';

/** What the worker's process uses by itself, without its ffmpegs. */
export interface WorkerUsage {
  residentBytes: number;
  heapUsedBytes: number;
  /** Of all its threads, since it was started. */
  cpuSeconds: number;
}

const reportEveryMs = 10_000;

/** Reports what this process uses, at once and every ten seconds. */
export function reportUsage(tell: (usage: WorkerUsage) => void): { stop(): void } {
  const report = () => tell(measureUsage());
  report();
  const timer = setInterval(report, reportEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

function measureUsage(): WorkerUsage {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { residentBytes: rss, heapUsedBytes: heapUsed, cpuSeconds: (user + system) / 1_000_000 };
}

export interface WorkerUsageMetrics {
  /** null = the worker does not run. */
  observeUsage(usage: WorkerUsage | null): void;
}

/** Metrics for operators of the worker that this process has started. */
export function registerWorkerUsage(registry: Registry): WorkerUsageMetrics {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `captioneer_worker_${name}`, help, registers: [registry] });
  const up = gauge('up', 'Whether the worker process runs');
  const resident = gauge('resident_memory_bytes', 'Resident memory of the worker process, without its ffmpegs');
  const heap = gauge('heap_used_bytes', 'Used heap of the worker process');
  const cpu = gauge('cpu_seconds', 'CPU time of the worker process since its start, without its ffmpegs');
  return {
    observeUsage(usage) {
      up.set(usage ? 1 : 0);
      resident.set(usage?.residentBytes ?? 0);
      heap.set(usage?.heapUsedBytes ?? 0);
      cpu.set(usage?.cpuSeconds ?? 0);
    },
  };
}
