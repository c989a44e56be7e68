import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { type IpnEventModel, uncreditedOutcomes } from './messages/ipn-event.model.ts';

/**
 * An operator has seen that nothing is to be done about a message: it is listed no more among those that are open. What
 * it waits for still credits it.
 * @throws AppError `not_found` when it is not one of them
 */
export async function dismissPayment(
  { events, clock }: { events: IpnEventModel; clock: Clock },
  { eventId, userId }: { eventId: string; userId: number },
): Promise<void> {
  const { matchedCount } = await events.updateOne(
    { _id: eventId, outcome: { $in: uncreditedOutcomes }, setAside: null },
    { $set: { setAside: { userId, at: new Date(clock()) } } },
  );
  if (matchedCount === 0) throw new AppError('not_found', { message: 'There is no such open payment.' });
}
