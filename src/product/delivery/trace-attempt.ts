import { type Tracing, traceWork } from '../../infra/tracing/tracing.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import type { DeliveryRecord } from './delivery.model.ts';

interface TraceAttemptDeps extends Omit<Parameters<typeof attemptDelivery>[0], 'model'> {
  model: Parameters<typeof attemptDelivery>[0]['model'];
  tracing?: Tracing | undefined;
}

/** `attemptDelivery` as a span of the trace that the delivery belongs to. */
export function traceAttempt(
  { tracing, ...deps }: TraceAttemptDeps,
  delivery: DeliveryRecord,
  signal: AbortSignal,
): ReturnType<typeof attemptDelivery> {
  const { _id: id, videoId, revision, kind, claims, trace: parent } = delivery;
  const facts = {
    'captioneer.delivery.id': id,
    'captioneer.delivery.kind': kind,
    'captioneer.delivery.attempt': claims,
    'captioneer.video.id': videoId,
    'captioneer.video.revision': revision,
  };
  return traceWork(tracing, { name: 'deliver', kind: 'client', parent, facts }, async (span) => {
    const result = await attemptDelivery(deps, delivery, signal);
    span?.add({ 'captioneer.outcome': result.outcome });
    if (result.outcome === 'failed' || result.outcome === 'retry') span?.fail('delivery_failed');
    return result;
  });
}
