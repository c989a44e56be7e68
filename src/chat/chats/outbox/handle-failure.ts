import type { Transact } from '../../../infra/database/transaction.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { nextWaitMs } from '../../../product/delivery/attempt-delivery.ts';
import type { StoredProblem } from '../../../product/delivery/delivery-problem.ts';
import { type ChatHold, type ChatLeaseDeps, heldBy } from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { MessengerError, type Messengers } from '../messenger.ts';
import { type CompleteDeliveryDeps, endEntry, recordAttempt } from './complete-delivery.ts';
import { type OutboxRecord, unsent } from './outbox.model.ts';

export interface HandleFailureDeps extends ChatLeaseDeps, CompleteDeliveryDeps {
  transact: Transact;
  messengers: Messengers;
  logger: Logger;
  /** 0 ≤ random < 1, for the jitter of waits. */
  jitter: () => number;
}

/** The chat has to wait. */
export interface Pause {
  /** Milliseconds since 1970; null = until the person does something. */
  untilMs: number | null;
}

export interface SendAttempt {
  hold: ChatHold;
  chat: ConversationRecord;
  entry: OutboxRecord;
  /** Called when sending waits for an encode. */
  onSlow?(): void;
}

/** A message that could not be sent for a day is dropped: it is old news. */
const maxAgeMs = 24 * 3_600_000;
/** Tries of a message that fails with an error of ours, not of the messenger. */
const maxFaults = 5;
/** For a messenger that asks us to wait and does not say how long. */
const defaultWaitMs = 5_000;
const retryAfterRaceMs = 1_000;

/**
 * Decides what a failed try means for its entry and its chat, and records it.
 * @returns what the chat has to wait for; null = go on with the next entry
 */
export async function handleFailure(
  deps: HandleFailureDeps,
  attempt: SendAttempt,
  error: unknown,
): Promise<Pause | null> {
  const { chat, entry } = attempt;
  const failure = error instanceof MessengerError ? error.failure : 'fault';
  const problem: StoredProblem = error instanceof MessengerError ? error.message : { code: 'internal' };
  const statusCode = error instanceof MessengerError ? error.statusCode : null;
  const facts = { problem, statusCode };
  deps.logger.warn({ err: error, chat: chat._id, entry: entry._id, failure }, 'a message could not be sent');
  switch (failure) {
    case 'blocked':
      return dropAll(deps, attempt, problem);
    case 'window_closed':
      return waitForContact(deps, attempt, facts);
    case 'rate_limited': {
      const until = deps.clock() + ((error as MessengerError).retryAfterMs ?? growingWaitMs(entry));
      const limitIsItsOwn = await wasSentMuch(deps, chat);
      await wait(deps, attempt, { ...facts, set: { limitedUntil: new Date(until), limitIsItsOwn }, until });
      return { untilMs: until };
    }
    case 'too_large':
      return sendAsLinkOrDrop(deps, attempt, problem);
    case 'refused':
      return drop(deps, attempt, problem);
    case 'fault':
      if (entry.tries + 1 >= maxFaults) return sendAsLinkOrDrop(deps, attempt, problem);
      return retryLater(deps, attempt, facts);
    case 'unreachable':
      if (deps.clock() - entry.createdAt.getTime() > maxAgeMs) return drop(deps, attempt, problem);
      return retryLater(deps, attempt, facts);
  }
}

/** 5 s, 10 s, 20 s … up to 160 s. */
function growingWaitMs({ tries }: OutboxRecord): number {
  return defaultWaitMs * 2 ** Math.min(tries, 5);
}

/** Messengers allow about one message a second in a chat. */
const muchIn = { messages: 10, ms: 20_000 };

async function wasSentMuch({ outbox, clock }: HandleFailureDeps, { _id }: ConversationRecord): Promise<boolean> {
  const [earlier] = await outbox
    .find({ chatKey: _id, status: 'sent' }, { endedAt: 1 })
    .sort({ seq: -1 })
    .skip(muchIn.messages - 1)
    .limit(1)
    .lean();
  return earlier?.endedAt != null && clock() - earlier.endedAt.getTime() < muchIn.ms;
}

/** A video that cannot be sent is sent as a link, at once. */
async function sendAsLinkOrDrop(deps: HandleFailureDeps, attempt: SendAttempt, problem: StoredProblem): Promise<null> {
  const { entry } = attempt;
  if (entry.asLink || entry.message.media?.kind !== 'video') return drop(deps, attempt, problem);
  await sendAsLink(deps, entry);
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { status: 'waiting', problem } });
  return null;
}

/** The entry's video is sent as a link from the next try on. */
export async function sendAsLink({ outbox }: HandleFailureDeps, { _id }: OutboxRecord): Promise<void> {
  await outbox.updateOne({ _id }, { $set: { asLink: true } });
}

/** When the person has written since the try began, the message is tried again instead. */
async function waitForContact(deps: HandleFailureDeps, attempt: SendAttempt, facts: FailureFacts): Promise<Pause> {
  const { hold, chat } = attempt;
  const closed = { ...heldBy(hold), received: chat.received };
  const { matchedCount } = await deps.conversations.updateOne(closed, { $set: { waitsForContact: true } });
  const untilMs = matchedCount === 0 ? deps.clock() + retryAfterRaceMs : null;
  await wait(deps, attempt, { ...facts, set: {}, until: untilMs });
  return { untilMs };
}

async function retryLater(deps: HandleFailureDeps, attempt: SendAttempt, facts: FailureFacts): Promise<Pause> {
  const retriesUsed = Math.min(attempt.entry.tries, 5);
  const waitMs = nextWaitMs({ retriesUsed, retryAfterMs: null, random: deps.jitter() }) ?? defaultWaitMs;
  const until = deps.clock() + waitMs;
  await wait(deps, attempt, { ...facts, set: {}, until });
  return { untilMs: until };
}

interface FailureFacts {
  problem: StoredProblem;
  statusCode: number | null;
}

/** The attempt is over, and the entry is still to be sent. */
async function wait(
  deps: HandleFailureDeps,
  { hold, entry }: SendAttempt,
  { problem, statusCode, set, until }: FailureFacts & { set: Partial<ConversationRecord>; until: number | null },
): Promise<void> {
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { status: 'waiting', problem } });
  if (Object.keys(set).length > 0) await deps.conversations.updateOne(heldBy(hold), { $set: set });
  await recordAttempt(deps, entry, { error: problem, statusCode, until });
}

/** A person who has blocked us gets none of the waiting messages, also not later. */
async function dropAll(deps: HandleFailureDeps, { hold, chat }: SendAttempt, problem: StoredProblem): Promise<Pause> {
  await deps.transact(async (transaction) => {
    const blockedAt = new Date(deps.clock());
    await deps.conversations.updateOne(heldBy(hold), { $set: { blockedAt } }, { session: transaction });
    const left = await deps.outbox.find({ chatKey: chat._id, status: unsent }).session(transaction).lean();
    for (const entry of left) await endEntry(deps, entry, { status: 'dropped', problem }, transaction);
  });
  return { untilMs: null };
}

/** The entry is never sent. */
export async function drop(deps: HandleFailureDeps, { entry }: SendAttempt, problem: StoredProblem): Promise<null> {
  await deps.transact((transaction) => endEntry(deps, entry, { status: 'dropped', problem }, transaction));
  return null;
}
