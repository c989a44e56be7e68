import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { ConversationModel, ConversationRecord } from './conversation.model.ts';

/** How long a lease lasts without being renewed. */
const leaseMs = 60_000;
const renewEveryMs = 15_000;

export interface ChatLeaseDeps {
  conversations: ConversationModel;
  clock: Clock;
  logger: Logger;
  /** Identity of this process, see `processIdentity`. */
  workerId: string;
}

/** A chat has two leases: one process at a time answers in it, and one sends in it. */
type ChatWork = 'turn' | 'send';

/** A lease of one chat. Every write has the condition {@link heldBy}, so that nothing is written without the lease. */
export interface ChatHold {
  chatKey: string;
  fence: number;
  work: ChatWork;
  /** Aborts when the lease is lost, and when the service stops. */
  signal: AbortSignal;
  /** Stops renewing the lease. */
  end(): void;
}

/** Updates and effects of one chat, before it is another chat's turn: what a message wants, and what it leads to. */
export const maxItemsOfTurn = 3;

const behindMs = 60_000;

/**
 * The place of a chat with more to answer than fits into a turn: who writes within the next minute goes first. So no chat waits
 * longer for others than this.
 */
export const placeBehind = (now: number): Date => new Date(now + behindMs);

/** Who has a lot to answer lets those go first who have just written. Then the one that has been due longest. */
const order = { turn: { turnPlace: 1, turnDueAt: 1 }, send: { sendDueAt: 1 } } as const;

/** Takes the lease of the first chat among those that match; null when there is none. */
export async function claimChat(
  deps: ChatLeaseDeps,
  { work, where, stopping }: { work: ChatWork; where: Record<string, unknown>; stopping: AbortSignal },
): Promise<ChatHold | null> {
  const now = deps.clock();
  const lease = `${work}Lease`;
  const chat = await deps.conversations
    .findOneAndUpdate(
      { ...where, $or: [{ [lease]: null }, { [`${lease}.until`]: { $lte: new Date(now) } }] },
      {
        $set: { [lease]: { owner: deps.workerId, until: new Date(now + leaseMs) } },
        $inc: { [`${work}Fence`]: 1 },
      },
      { sort: order[work], returnDocument: 'after' },
    )
    .lean();
  if (!chat) return null;
  return hold(deps, { chatKey: chat._id, fence: work === 'turn' ? chat.turnFence : chat.sendFence, work }, stopping);
}

/** The condition under which the holder may write to its chat. */
export function heldBy({ chatKey, work, fence }: Pick<ChatHold, 'chatKey' | 'work' | 'fence'>) {
  return { _id: chatKey, [`${work}Fence`]: fence, [`${work}Lease`]: { $ne: null } };
}

export async function releaseChat(
  { conversations }: Pick<ChatLeaseDeps, 'conversations'>,
  held: ChatHold,
  dueAt?: Date | null,
): Promise<void> {
  const due = dueAt === undefined ? {} : { [`${held.work}DueAt`]: dueAt };
  await conversations.updateOne(heldBy(held), { $set: { [`${held.work}Lease`]: null, ...due } });
}

/** After work that failed with an error of ours, the chat waits this long. */
const afterFaultMs = 5_000;

/** Works in the chat until `next` returns false, having released the lease. A failure is logged, and releases it too. */
export async function workInChat(
  deps: ChatLeaseDeps,
  hold: ChatHold,
  { next, onFault }: { next(): Promise<boolean>; onFault: string },
): Promise<void> {
  try {
    while (await next());
  } catch (err) {
    if (err instanceof ChatLost) return;
    if (!hold.signal.aborted) deps.logger.error({ err, chat: hold.chatKey }, onFault);
    await releaseChat(deps, hold, new Date(deps.clock() + (hold.signal.aborted ? 0 : afterFaultMs)));
  } finally {
    hold.end();
  }
}

/** @throws ChatLost when the lease is lost */
export async function readHeldChat(
  { conversations }: Pick<ChatLeaseDeps, 'conversations'>,
  hold: ChatHold,
  transaction?: Transaction,
): Promise<ConversationRecord> {
  const chat = await conversations
    .findOne(heldBy(hold))
    .session(transaction ?? null)
    .lean();
  if (!chat) throw new ChatLost();
  return chat;
}

/** Another process holds the lease now, or the chat is gone. */
export class ChatLost extends Error {
  override readonly name = 'ChatLost';
}

function hold(
  deps: ChatLeaseDeps,
  claimed: Pick<ChatHold, 'chatKey' | 'fence' | 'work'>,
  stopping: AbortSignal,
): ChatHold {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    try {
      const until = new Date(deps.clock() + leaseMs);
      const renewed = { $set: { [`${claimed.work}Lease.until`]: until } };
      const { matchedCount } = await deps.conversations.updateOne(heldBy(claimed), renewed);
      if (matchedCount === 0) lost.abort(new ChatLost());
    } catch (err) {
      deps.logger.warn({ err, chat: claimed.chatKey }, 'the lease of a chat could not be renewed');
    }
  }, renewEveryMs);
  timer.unref();
  return { ...claimed, signal: AbortSignal.any([lost.signal, stopping]), end: () => clearInterval(timer) };
}
