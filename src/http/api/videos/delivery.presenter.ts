import { z } from 'zod';
import { wordProblem } from '../../../product/delivery/delivery-problem.ts';
import type { DeliveryView } from '../../../product/delivery/list-deliveries.ts';

export const deliverySchema = z.strictObject({
  id: z.string(),
  event_id: z.string().describe('the webhook-id of every attempt'),
  destination: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  next_attempt_at: z.iso.datetime().nullable(),
  attempts: z.array(
    z.strictObject({ at: z.iso.datetime(), status_code: z.int().nullable(), error: z.string().nullable() }),
  ),
});

export const deliveryListSchema = z.strictObject({ data: z.array(deliverySchema) });

export function presentDelivery(delivery: DeliveryView): z.infer<typeof deliverySchema> {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    destination: delivery.destination,
    status: delivery.status,
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    attempts: delivery.attempts.map(({ at, statusCode, error }) => ({
      at: at.toISOString(),
      status_code: statusCode,
      error: error && wordProblem(error, 'en'),
    })),
  };
}
