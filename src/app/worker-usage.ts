import { Gauge, type Registry } from 'prom-client';

/** Metrics of what this process uses by itself, without its ffmpegs: for a worker that another process has started. */
export function registerWorkerUsage(registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `captioneer_worker_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'resident_memory_bytes',
    'Resident memory of the worker process, without its ffmpegs',
    () => process.memoryUsage().rss,
  );
  gauge('heap_used_bytes', 'Used heap of the worker process', () => process.memoryUsage().heapUsed);
  gauge('cpu_seconds', 'CPU time of the worker process since its start, without its ffmpegs', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  });
}
