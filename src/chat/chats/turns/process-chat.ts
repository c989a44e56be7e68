import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';
import {
  type ChatHold,
  type ChatLeaseDeps,
  ChatLost,
  claimChat,
  heldBy,
  readHeldChat,
  releaseChat,
  workInChat,
} from '../chat-lease.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import type { InboxModel, InboxRecord } from '../inbox/inbox.model.ts';
import { type AppliedStep, applyStep, type Step } from './apply-step.ts';
import { type RunEffectDeps, runEffect } from './run-effect.ts';

export type ProcessChatDeps = ChatLeaseDeps & RunEffectDeps & { inbox: InboxModel; queue: Queue; logger: Logger };

/** An update that keeps failing is dropped after so many tries, so that the chat can go on. */
const maxTries = 5;

/**
 * Works through the chat that has been due longest: first its pending effects, then its updates, in order. Can run many
 * times in parallel.
 * @returns false when no chat is due
 */
export async function processNextChat(deps: ProcessChatDeps, stopping: AbortSignal): Promise<boolean> {
  const where = { turnDueAt: { $lte: new Date(deps.clock()) } };
  const hold = await claimChat(deps, { work: 'turn', where, stopping });
  if (!hold) return false;
  await processHeldChat(deps, hold);
  return true;
}

/** The same for one chat. @returns false when another process holds its lease */
export async function processChat(deps: ProcessChatDeps, chatKey: string, stopping: AbortSignal): Promise<boolean> {
  const hold = await claimChat(deps, { work: 'turn', where: { _id: chatKey }, stopping });
  if (!hold) return false;
  await processHeldChat(deps, hold);
  return true;
}

function processHeldChat(deps: ProcessChatDeps, hold: ChatHold): Promise<void> {
  return workInChat(deps, hold, { next: () => processNextItem(deps, hold), onFault: 'a chat could not be processed' });
}

/** @returns false when nothing is left, or the next effect has to wait; the lease has been released */
async function processNextItem(deps: ProcessChatDeps, hold: ChatHold): Promise<boolean> {
  hold.signal.throwIfAborted();
  const chat = await readHeldChat(deps, hold);
  const [pending] = chat.commands;
  if (pending) {
    const outcome = await runEffect(deps, hold, pending);
    if (outcome.kind === 'later') return releaseFor(deps, hold, outcome.afterMs);
    await wakeSender(deps, outcome.applied);
    if (outcome.startsWork) await deps.actions.videos.announceWork();
    return true;
  }
  const entry = await deps.inbox.findOne({ chatKey: chat._id, handledAt: null }).sort({ seq: 1 }).lean();
  if (!entry) return releaseIfDone(deps, hold, chat);
  await answer(deps, hold, entry);
  return true;
}

async function answer(deps: ProcessChatDeps, hold: ChatHold, entry: InboxRecord): Promise<void> {
  const applied = await applyStep(deps, hold, stepOfUpdate(deps, entry)).catch((error) =>
    recordFailedTry(deps, entry, error),
  );
  await Promise.all([wakeSender(deps, applied), answerTap(deps, hold, { entry, toast: applied.toast })]);
}

/** Counts a failed try. @throws the given error */
async function recordFailedTry(
  { inbox, clock, logger }: ProcessChatDeps,
  entry: InboxRecord,
  error: unknown,
): Promise<never> {
  if (error instanceof ChatLost) throw error;
  const isLast = entry.tries + 1 >= maxTries;
  if (isLast) logger.error({ update: entry._id }, 'an update was dropped, since answering it failed too often');
  const dropped = isLast ? { handledAt: new Date(clock()) } : {};
  await inbox.updateOne({ _id: entry._id }, { $inc: { tries: 1 }, $set: dropped });
  throw error;
}

function stepOfUpdate({ inbox, clock }: ProcessChatDeps, entry: InboxRecord): Step {
  return {
    facts: { origin: originOf(entry.event), answers: entry._id, delivery: entry.delivery },
    async run({ chat }, transaction) {
      const handled = { $set: { handledAt: new Date(clock()) } };
      await inbox.updateOne({ _id: entry._id }, handled, { session: transaction });
      return { event: withQuoted(entry, chat) };
    },
    remaining: (effects) => effects,
  };
}

function originOf({ kind }: ChatEvent) {
  if (kind === 'video_progressed') return 'progress' as const;
  return kind === 'video_ready' || kind === 'video_failed' ? ('news' as const) : ('person' as const);
}

/** Messengers name the quoted message by their own id, the conversation by its key. */
function withQuoted({ event, quotedMessageId }: InboxRecord, { shown }: ConversationRecord): ChatEvent {
  if (event.kind !== 'said' || quotedMessageId === null) return event;
  const quoted = shown.find(({ messageId }) => messageId === quotedMessageId)?.key;
  return quoted === undefined ? event : { ...event, quoted };
}

async function wakeSender({ queue }: ProcessChatDeps, { hasReplies }: AppliedStep): Promise<void> {
  if (hasReplies) await queue.wake('send-messages');
}

const tapTimeoutMs = 5_000;

/** The button stops being busy. A failure does no harm. */
async function answerTap(
  { messengers, conversations, logger }: ProcessChatDeps,
  { chatKey }: ChatHold,
  { entry: { tapRef }, toast }: { entry: InboxRecord; toast: string | null },
): Promise<void> {
  if (tapRef === null) return;
  const chat = await conversations.findById(chatKey, { kind: 1, address: 1 }).lean();
  const messenger = chat && messengers[chat.kind];
  if (!chat || !messenger?.answerTap) return;
  try {
    const signal = AbortSignal.timeout(tapTimeoutMs);
    await messenger.answerTap({ address: chat.address, tapRef, text: toast, signal });
  } catch (err) {
    logger.debug({ err, chat: chatKey }, 'a tap could not be answered');
  }
}

/** Releases the lease, unless an update was stored since `chat` was read. */
async function releaseIfDone(
  deps: ProcessChatDeps,
  hold: ChatHold,
  { received }: ConversationRecord,
): Promise<boolean> {
  const left = { $set: { turnLease: null, turnDueAt: null } };
  const { matchedCount } = await deps.conversations.updateOne({ ...heldBy(hold), received }, left);
  return matchedCount === 0;
}

async function releaseFor(deps: ProcessChatDeps, hold: ChatHold, afterMs: number): Promise<false> {
  const at = new Date(deps.clock() + afterMs);
  await releaseChat(deps, hold, at);
  await deps.queue.wake('converse', { at });
  return false;
}
