import type { ChatAddress } from '../../../infra/chat-address.ts';
import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { DeliveryModel } from '../../../product/delivery/delivery.model.ts';
import type { ConversationModel } from '../conversation.model.ts';
import type { MessengerError, Messengers } from '../messenger.ts';
import type { OutboxModel, OutboxRecord } from './outbox.model.ts';

interface ReportFailureDeps {
  outbox: OutboxModel;
  conversations: ConversationModel;
  deliveryModel: DeliveryModel;
  messengers: Messengers;
  transact: Transact;
  queue: Queue;
  logger: Logger;
  clock: Clock;
}

interface FailureReport {
  address: ChatAddress;
  /** As `Messenger.send` returned it. */
  messageId: string;
  error: MessengerError;
  /** When the messenger found out; null = now. */
  at: Date | null;
}

/** Tries of one message, those included that the messenger took at first. */
const maxTries = 5;
const waitMs = 10_000;

/**
 * The messenger took a message and says later that it did not arrive. It is sent again where that may help: as a link,
 * as a late message, or after a while. A report that comes twice, or about an old message, changes nothing.
 * @returns `early` when the message may be one that is being sent just now, whose id is not recorded yet
 */
export async function reportFailure(deps: ReportFailureDeps, report: FailureReport): Promise<'taken' | 'early'> {
  const { address, messageId, error } = report;
  const chatKey = chatKeyOf(address);
  const entry = await deps.outbox.findOne({ messageIds: messageId, chatKey, status: 'sent' }).lean();
  if (!entry) return (await deps.outbox.exists({ chatKey, status: 'sending' })) ? 'early' : 'taken';
  const { failure, message: problem } = error;
  deps.logger.warn({ err: error, chat: chatKey, entry: entry._id, failure }, 'a message did not arrive');
  const again = entry.tries < maxTries ? changeForAnotherTry(deps, entry, report) : null;
  if (again) await deps.transact((transaction) => sendAgain(deps, { entry, again, problem }, transaction));
  else await deps.outbox.updateOne({ _id: entry._id, status: 'sent' }, { $set: { problem } });
  if (failure === 'blocked') {
    const at = report.at ?? new Date(deps.clock());
    const isLast = { $or: [{ contact: null }, { 'contact.lastSeenAt': { $lte: at } }] };
    await deps.conversations.updateOne({ _id: chatKey, blockedAt: null, ...isLast }, { $set: { blockedAt: at } });
  }
  if (again) await deps.queue.wake('send-messages', { at: new Date(deps.clock() + again.afterMs) });
  return 'taken';
}

interface AnotherTry {
  entry: Partial<OutboxRecord>;
  afterMs: number;
  waitsForContact: boolean;
}

/** null = another try would fail in the same way. */
function changeForAnotherTry(
  { messengers }: ReportFailureDeps,
  { asLink, message }: OutboxRecord,
  { address, error }: FailureReport,
): AnotherTry | null {
  switch (error.failure) {
    case 'window_closed': {
      const goesLate = messengers[address.kind]?.sendLate !== undefined;
      return { entry: goesLate ? { isLate: true } : {}, afterMs: 0, waitsForContact: !goesLate };
    }
    case 'rate_limited':
    case 'unreachable':
      return { entry: {}, afterMs: error.retryAfterMs ?? waitMs, waitsForContact: false };
    case 'too_large':
    case 'refused':
      if (asLink || message.media?.kind !== 'video') return null;
      return { entry: { asLink: true }, afterMs: 0, waitsForContact: false };
    case 'blocked':
      return null;
  }
}

async function sendAgain(
  { outbox, conversations, deliveryModel, clock }: ReportFailureDeps,
  { entry, again, problem }: { entry: OutboxRecord; again: AnotherTry; problem: string },
  transaction: Transaction,
): Promise<void> {
  const session = { session: transaction };
  const change = { ...again.entry, status: 'waiting', problem, endedAt: null, messageIds: [] };
  const { matchedCount } = await outbox.updateOne({ _id: entry._id, status: 'sent' }, { $set: change }, session);
  if (matchedCount === 0) return;
  const sendDueAt = new Date(clock() + again.afterMs);
  const { waitsForContact } = again;
  await conversations.updateOne({ _id: entry.chatKey }, { $set: { sendDueAt, waitsForContact } }, session);
  if (!entry.delivery) return;
  const { id: _id, round } = entry.delivery;
  const pending = { status: 'pending', nextAttemptAt: new Date(clock() + again.afterMs + 60_000) };
  await deliveryModel.updateOne({ _id, round, status: 'delivered' }, { $set: pending }, session);
}
