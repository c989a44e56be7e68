import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { canRetry } from './can-retry.ts';
import { messageOf } from './message-of.ts';
import type { IpnEventModel, IpnEventRecord } from './messages/ipn-event.model.ts';

/**
 * Takes a message up again, against the price table and the accounts of now: for an operator who has mended what kept
 * it from being matched. What the provider has not proved, or has refused, is asked about first.
 * @throws AppError `not_found` when there is no such message, or trying again would change nothing
 */
export async function retryPayment(deps: { events: IpnEventModel; clock: Clock }, eventId: string): Promise<void> {
  const event = await deps.events.findOne({ _id: eventId }).lean<IpnEventRecord>();
  // of somebody whose account is deleted the amount is kept, and nothing to be read anew
  if (!event || !canRetry(event) || messageOf(event).body.length === 0) {
    throw new AppError('not_found', { message: 'There is no such payment that could be tried again.' });
  }
  const state = event.provedAt === null ? ('unproved' as const) : ('unapplied' as const);
  const again = { state, nextAttemptAt: new Date(deps.clock()), proofFailures: 0, expiresAt: null, setAside: null };
  await deps.events.updateOne(
    { _id: eventId, outcome: event.outcome },
    { $set: { ...again, content: null, match: null, matchedAt: null } },
  );
}
