import { createHash } from 'node:crypto';
import type { Transact, Transaction } from '../database/transaction.ts';
import type { DeliveryModel } from '../delivery/delivery.model.ts';
import { nextWaitMs } from '../delivery/delivery-schedule.ts';
import type { Logger } from '../logging/logger.ts';
import { type ChatHold, type ChatLeaseDeps, ChatLost, heldBy } from './chat-lease.ts';
import { type ConversationRecord, keptShown, type ShownMessage } from './conversation.model.ts';
import { forgetFileRef, keepFileRef } from './file-refs.ts';
import { MessengerError, type OutgoingMessage, type SentMessage } from './messenger.ts';
import type { Messengers } from './messengers.ts';
import { type OutboxModel, type OutboxRecord, unsent } from './outbox.model.ts';
import { type ResolveDeps, resolveMessage } from './resolve-message.ts';
import { noteAttempt, settleDelivery } from './settle-delivery.ts';

export interface SendEntryDeps extends ChatLeaseDeps, ResolveDeps {
  outbox: OutboxModel;
  messengers: Messengers;
  deliveryModel: DeliveryModel;
  transact: Transact;
  logger: Logger;
  /** 0 ≤ random < 1, for the jitter of waits. */
  jitter: () => number;
}

/** The chat has to wait; null = until the person does something. */
export interface Pause {
  untilMs: number | null;
}

interface Sending {
  hold: ChatHold;
  chat: ConversationRecord;
  entry: OutboxRecord;
}

/** What cannot be sent within a day will not be read with joy either. */
const givenUpAfterMs = 24 * 3_600_000;
/** Errors of ours about one message, not of the messenger. */
const mostFaults = 5;
/** An upload of the largest file that is taken, over a slow line. */
const sendTimeoutMs = 10 * 60_000;
/** A messenger that says no more than «wait». */
const defaultWaitMs = 5_000;

/**
 * Sends one entry and records what became of it. It is marked before, so that after a crash it is this one, and no other,
 * that may arrive twice.
 * @returns what the chat has to wait for; null = go on with the next
 * @throws ChatLost; what the signal was aborted with, the entry left as it is
 */
export async function sendEntry(deps: SendEntryDeps, sending: Sending): Promise<Pause | null> {
  const { hold, entry } = sending;
  const marked = { $set: { status: 'sending' }, $inc: { tries: 1 } } as const;
  const { matchedCount } = await deps.outbox.updateOne({ _id: entry._id, status: unsent }, marked);
  // an edit that a newer one has overtaken in between
  if (matchedCount === 0) return null;
  let message: OutgoingMessage | null = null;
  try {
    const signal = AbortSignal.any([hold.signal, AbortSignal.timeout(sendTimeoutMs)]);
    const earlier = earlierOf(deps, sending);
    message = await resolveMessage(deps, { ...sending, signal, withMedia: earlier === undefined });
    if (message === null) return await drop(deps, sending, 'what it shows is not there any more');
    await put(deps, { ...sending, message, earlier, signal });
    return null;
  } catch (error) {
    if (error instanceof ChatLost) throw error;
    hold.signal.throwIfAborted();
    if (await isStaleFileRef(deps, { entry, message, error })) return null;
    return await afterFailure(deps, sending, error);
  }
}

/** The message whose place the entry takes. */
function earlierOf({ messengers }: SendEntryDeps, { chat, entry }: Sending): ShownMessage | undefined {
  if (entry.kind !== 'replace' || !messengers[chat.kind]?.canEdit) return undefined;
  return chat.shown.find(({ key }) => key === entry.key);
}

/** What a messenger kept of an earlier sending may be gone: the next try brings the file along. */
async function isStaleFileRef(
  deps: SendEntryDeps,
  { entry, message, error }: { entry: OutboxRecord; message: OutgoingMessage | null; error: unknown },
): Promise<boolean> {
  if (!(error instanceof MessengerError) || error.failure !== 'refused') return false;
  if (message?.media?.kind !== 'video' || message.media.fileRef === null) return false;
  await forgetFileRef(deps, entry);
  return true;
}

interface Put extends Sending {
  message: OutgoingMessage;
  earlier: ShownMessage | undefined;
  signal: AbortSignal;
}

async function put(deps: SendEntryDeps, putting: Put): Promise<void> {
  const { message, signal, earlier, ...sending } = putting;
  const { chat, entry } = sending;
  const messenger = deps.messengers[chat.kind];
  if (!messenger) throw new Error('the messenger of this chat is not at hand');
  if (isSaidAlready(sending, message)) return recordEnd(deps, sending, { shown: chat.shown });
  if (earlier && (await edited(deps, putting, earlier))) {
    const changed = { ...earlier, look: lookOf(message), at: new Date(deps.clock()) };
    return recordEnd(deps, sending, { shown: chat.shown.map((one) => (one === earlier ? changed : one)) });
  }
  // whoever took the message away does not want it back
  if (entry.origin === 'progress' && messenger.canEdit) {
    return recordEnd(deps, sending, { shown: chat.shown.filter((one) => one !== earlier) });
  }
  const sent = await messenger.send(chat.address, message, signal);
  await recordEnd(deps, sending, { shown: withShown(deps, sending, { sent, message }), sent });
}

function isSaidAlready({ chat, entry }: Sending, message: OutgoingMessage): boolean {
  const last = chat.shown.find(({ key }) => key === entry.key);
  return entry.kind === 'replace' && last?.look === lookOf(message);
}

/** false = the message is not there any more, so that it has to be sent anew. */
async function edited(
  deps: SendEntryDeps,
  { chat, message, signal }: Put,
  { messageId, isUnderMedia }: ShownMessage,
): Promise<boolean> {
  try {
    await deps.messengers[chat.kind]?.edit({ address: chat.address, messageId, message, isUnderMedia, signal });
    return true;
  } catch (error) {
    if (error instanceof MessengerError && error.failure === 'refused') return false;
    throw error;
  }
}

function withShown(
  deps: SendEntryDeps,
  { chat, entry }: Sending,
  { sent, message }: { sent: SentMessage; message: OutgoingMessage },
): ShownMessage[] {
  const { key } = entry;
  if (key === null) return chat.shown;
  const facts = { messageId: sent.messageId, look: lookOf(message), isUnderMedia: message.media !== null };
  const others = chat.shown.filter((one) => one.key !== key);
  return [...others, { key, ...facts, at: new Date(deps.clock()) }].slice(-keptShown);
}

export function lookOf({ text, buttons }: OutgoingMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([text, buttons]))
    .digest('base64url');
}

async function recordEnd(
  deps: SendEntryDeps,
  { hold, entry }: Sending,
  { shown, sent }: { shown: ShownMessage[]; sent?: SentMessage },
): Promise<void> {
  await deps.transact(async (transaction) => {
    const { matchedCount } = await deps.conversations.updateOne(
      heldBy(hold),
      { $set: { shown } },
      { session: transaction },
    );
    if (matchedCount === 0) throw new ChatLost();
    await endEntry(deps, entry, { status: 'sent', problem: null }, transaction);
  });
  if (sent?.fileRef) await keepFileRef(deps, entry, sent.fileRef);
}

async function endEntry(
  deps: SendEntryDeps,
  entry: OutboxRecord,
  end: Pick<OutboxRecord, 'status' | 'problem'>,
  transaction: Transaction,
): Promise<void> {
  const endedAt = new Date(deps.clock());
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { ...end, endedAt } }, { session: transaction });
  await settleDelivery(deps, entry, { error: end.problem, statusCode: null }, transaction);
}

async function drop(deps: SendEntryDeps, { entry }: Sending, problem: string): Promise<null> {
  await deps.transact((transaction) => endEntry(deps, entry, { status: 'dropped', problem }, transaction));
  return null;
}

async function afterFailure(deps: SendEntryDeps, sending: Sending, error: unknown): Promise<Pause | null> {
  const { chat, entry } = sending;
  const facts = { chat: chat._id, entry: entry._id };
  const failure = error instanceof MessengerError ? error.failure : 'fault';
  const problem = error instanceof MessengerError ? error.message : 'an error of ours';
  const statusCode = error instanceof MessengerError ? error.statusCode : null;
  const told = { problem, statusCode };
  deps.logger.warn({ err: error, ...facts, failure }, 'a message could not be sent');
  switch (failure) {
    case 'blocked':
      return dropAll(deps, sending, problem);
    case 'window_closed':
      await wait(deps, sending, { ...told, set: { waitsForContact: true }, until: null });
      return { untilMs: null };
    case 'rate_limited': {
      const until = deps.clock() + ((error as MessengerError).retryAfterMs ?? defaultWaitMs);
      await wait(deps, sending, { ...told, set: { limitedUntil: new Date(until) }, until });
      return { untilMs: until };
    }
    case 'too_large':
      if (entry.asLink || entry.message.media?.kind !== 'video') return drop(deps, sending, problem);
      await deps.outbox.updateOne({ _id: entry._id }, { $set: { asLink: true, status: 'waiting' } });
      return null;
    case 'refused':
      return drop(deps, sending, problem);
    case 'fault':
      if (entry.tries + 1 >= mostFaults) return drop(deps, sending, problem);
      return retryLater(deps, sending, told);
    case 'unreachable':
      if (deps.clock() - entry.createdAt.getTime() > givenUpAfterMs) return drop(deps, sending, problem);
      return retryLater(deps, sending, told);
  }
}

async function retryLater(deps: SendEntryDeps, sending: Sending, told: Told): Promise<Pause> {
  const retriesUsed = Math.min(sending.entry.tries, 5);
  const waitMs = nextWaitMs({ retriesUsed, retryAfterMs: null, random: deps.jitter() }) ?? defaultWaitMs;
  const until = deps.clock() + waitMs;
  await wait(deps, sending, { ...told, set: {}, until });
  return { untilMs: until };
}

interface Told {
  problem: string;
  statusCode: number | null;
}

/** The attempt is over, the entry still to be sent. */
async function wait(
  deps: SendEntryDeps,
  { hold, entry }: Sending,
  { problem, statusCode, set, until }: Told & { set: Partial<ConversationRecord>; until: number | null },
): Promise<void> {
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { status: 'waiting', problem } });
  if (Object.keys(set).length > 0) await deps.conversations.updateOne(heldBy(hold), { $set: set });
  await noteAttempt(deps, entry, { error: problem, statusCode, until });
}

/** Whoever wants nothing from us gets nothing, also not later. */
async function dropAll(deps: SendEntryDeps, { hold, chat }: Sending, problem: string): Promise<Pause> {
  await deps.transact(async (transaction) => {
    const blockedAt = new Date(deps.clock());
    await deps.conversations.updateOne(heldBy(hold), { $set: { blockedAt } }, { session: transaction });
    const left = await deps.outbox
      .find({ chatKey: chat._id, status: unsent })
      .session(transaction)
      .lean<OutboxRecord[]>();
    for (const entry of left) await endEntry(deps, entry, { status: 'dropped', problem }, transaction);
  });
  return { untilMs: null };
}
