import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import type { IpnEventModel } from './ipn-event.model.ts';

/**
 * Takes an unmatched message up again, against the price table and the accounts of now: for an operator who has mended
 * what kept it from being matched. What the provider has not proved is asked about first.
 * @throws AppError `not_found` when there is no such unmatched message
 */
export async function retryPayment(deps: { events: IpnEventModel; clock: Clock }, eventId: string): Promise<void> {
  const event = await deps.events.findOne({ _id: eventId, outcome: 'unmatched' }, { provedAt: 1 }).lean();
  if (!event) throw new AppError('not_found', { message: 'There is no such unmatched payment.' });
  const state = event.provedAt === null ? ('unproved' as const) : ('unapplied' as const);
  await deps.events.updateOne(
    { _id: eventId, outcome: 'unmatched' },
    {
      $set: {
        state,
        nextAttemptAt: new Date(deps.clock()),
        proofFailures: 0,
        content: null,
        match: null,
        matchedAt: null,
      },
    },
  );
}
