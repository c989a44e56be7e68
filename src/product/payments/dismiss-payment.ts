import type { Clock } from '../../infra/clock.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import { type IpnEventModel, uncreditedOutcomes } from './messages/ipn-event.model.ts';

/**
 * Removes a message from the list of open ones, for an operator who has seen that nothing is to be done about it. A
 * later sale or registration that it waits for still credits it.
 * @param input.userId the operator
 * @throws AppError `not_found` when it is not in that list
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
