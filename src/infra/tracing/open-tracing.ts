import type { TracingConfig } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { noTracing, type Tracing } from './tracing.ts';

export interface OpenTracing {
  /** null = traces are off, and no package for them is loaded. */
  config: TracingConfig | null;
  logger: Logger;
  /** Names this process, see `processIdentity`. */
  instanceId: string;
}

/** Opens the exporter of traces, if it is configured. A collector that does not answer is only warned of, later. */
export async function openTracing({ config, logger, instanceId }: OpenTracing): Promise<Tracing> {
  if (config === null) return noTracing;
  const { createOtelTracing } = await import('./otel-tracing.ts');
  return createOtelTracing({ config, logger, instanceId });
}
