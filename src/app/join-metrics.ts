import { AggregatorRegistry, Gauge, type Registry } from 'prom-client';
import type { MetricsSource } from '../http/api/routing/route.ts';
import type { MetricsAsJson, WorkerProcess } from './worker-process.ts';

/** The metrics of this process and of the worker that it has started, as one. Numbers that both count are added up. */
export function joinMetrics(
  registry: Registry,
  worker: Pick<WorkerProcess, 'isRunning' | 'readMetrics'>,
): MetricsSource {
  new Gauge({
    name: 'captioneer_worker_up',
    help: 'Whether the worker process runs that this process has started',
    registers: [registry],
    collect() {
      this.set(worker.isRunning() ? 1 : 0);
    },
  });
  return {
    contentType: registry.contentType,
    async metrics() {
      const [own, workers] = await Promise.all([registry.getMetricsAsJSON(), worker.readMetrics()]);
      if (workers === null) return registry.metrics();
      return AggregatorRegistry.aggregate([own.map(keep), workers]).metrics();
    },
  };
}

/** What prom-client would leave out, such as the start of the process: of this process it stays. */
function keep(metric: MetricsAsJson[number]): MetricsAsJson[number] {
  return metric.aggregator === 'omit' ? { ...metric, aggregator: 'first' } : metric;
}
