import type { Logger } from '../../../infra/logging/logger.ts';
import { nextWaitMs } from '../../../product/delivery/delivery-schedule.ts';
import { type ChatHold, type ChatLeaseDeps, heldBy } from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import { MessengerError } from '../messenger.ts';
import type { Messengers } from '../messengers.ts';
import { recordAttempt } from './complete-delivery.ts';
import { type EndEntryDeps, endEntry } from './end-entry.ts';
import { type OutboxRecord, unsent } from './outbox.model.ts';

export interface HandleFailureDeps extends ChatLeaseDeps, EndEntryDeps {
  messengers: Messengers;
  logger: Logger;
  /** 0 ≤ random < 1, for the jitter of waits. */
  jitter: () => number;
}

/** The chat has to wait; null = until the person does something. */
export interface Pause {
  untilMs: number | null;
}

export interface SendAttempt {
  hold: ChatHold;
  chat: ConversationRecord;
  entry: OutboxRecord;
}

/** What cannot be sent within a day will not be read with joy either. */
const givenUpAfterMs = 24 * 3_600_000;
/** Errors of ours about one message, not of the messenger. */
const maxFaults = 5;
/** A messenger that says no more than «wait». */
const defaultWaitMs = 5_000;
const retryAfterRaceMs = 1_000;

/**
 * What a failed try means for its entry and its chat.
 * @returns what the chat has to wait for; null = go on
 */
export async function handleFailure(
  deps: HandleFailureDeps,
  sending: SendAttempt,
  error: unknown,
): Promise<Pause | null> {
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
      return waitForContact(deps, sending, told);
    case 'rate_limited': {
      const until = deps.clock() + ((error as MessengerError).retryAfterMs ?? defaultWaitMs);
      await wait(deps, sending, { ...told, set: { limitedUntil: new Date(until) }, until });
      return { untilMs: until };
    }
    case 'too_large':
      return sendAsLinkOrDrop(deps, sending, problem);
    case 'refused':
      return drop(deps, sending, problem);
    case 'fault':
      if (entry.tries + 1 >= maxFaults) return sendAsLinkOrDrop(deps, sending, problem);
      return retryLater(deps, sending, told);
    case 'unreachable':
      if (deps.clock() - entry.createdAt.getTime() > givenUpAfterMs) return drop(deps, sending, problem);
      return retryLater(deps, sending, told);
  }
}

/** A video that cannot be sent is to be had by its link, which is tried at once. */
async function sendAsLinkOrDrop(deps: HandleFailureDeps, sending: SendAttempt, problem: string): Promise<null> {
  const { entry } = sending;
  if (entry.asLink || entry.message.media?.kind !== 'video') return drop(deps, sending, problem);
  await sendAsLink(deps, entry);
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { status: 'waiting', problem } });
  return null;
}

/** From its next try on. */
export async function sendAsLink({ outbox }: HandleFailureDeps, { _id }: OutboxRecord): Promise<void> {
  await outbox.updateOne({ _id }, { $set: { asLink: true } });
}

/** Unless something has come in since the try began: then it is worth another. */
async function waitForContact(deps: HandleFailureDeps, sending: SendAttempt, told: Told): Promise<Pause> {
  const { hold, chat } = sending;
  const closed = { ...heldBy(hold), received: chat.received };
  const { matchedCount } = await deps.conversations.updateOne(closed, { $set: { waitsForContact: true } });
  const untilMs = matchedCount === 0 ? deps.clock() + retryAfterRaceMs : null;
  await wait(deps, sending, { ...told, set: {}, until: untilMs });
  return { untilMs };
}

async function retryLater(deps: HandleFailureDeps, sending: SendAttempt, told: Told): Promise<Pause> {
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
  deps: HandleFailureDeps,
  { hold, entry }: SendAttempt,
  { problem, statusCode, set, until }: Told & { set: Partial<ConversationRecord>; until: number | null },
): Promise<void> {
  await deps.outbox.updateOne({ _id: entry._id }, { $set: { status: 'waiting', problem } });
  if (Object.keys(set).length > 0) await deps.conversations.updateOne(heldBy(hold), { $set: set });
  await recordAttempt(deps, entry, { error: problem, statusCode, until });
}

/** Whoever wants nothing from us gets nothing, also not later. */
async function dropAll(deps: HandleFailureDeps, { hold, chat }: SendAttempt, problem: string): Promise<Pause> {
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

/** It is never sent. */
export async function drop(deps: HandleFailureDeps, { entry }: SendAttempt, problem: string): Promise<null> {
  await deps.transact((transaction) => endEntry(deps, entry, { status: 'dropped', problem }, transaction));
  return null;
}
