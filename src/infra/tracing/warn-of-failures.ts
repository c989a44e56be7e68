import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '../logging/logger.ts';

/** Warns once when spans cannot be sent, and says when they can be sent again and how many were lost meanwhile. */
export function warnOfFailures(exporter: SpanExporter, logger: Logger): SpanExporter {
  let lostSpans = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === 0) {
          if (lostSpans > 0) logger.info({ lostSpans }, 'traces are sent to the collector again');
          lostSpans = 0;
        } else {
          if (lostSpans === 0)
            logger.warn({ err: result.error }, 'traces cannot be sent to the collector and are dropped');
          lostSpans += spans.length;
        }
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
