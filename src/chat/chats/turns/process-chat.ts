import { addressOfChat } from '../../../infra/chat-address.ts';
import { dueBy } from '../../../infra/database/partial-index.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { NotAnswered } from '../../conversation/chat-event.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';
import {
  type ChatHold,
  type ChatLeaseDeps,
  ChatLost,
  claimChat,
  heldBy,
  maxItemsOfTurn,
  placeBehind,
  readHeldChat,
  releaseChat,
  workInChat,
} from '../chat-lease.ts';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { ConversationRecord } from '../conversation.model.ts';
import type { InboxModel, InboxRecord } from '../inbox/inbox.model.ts';
import { addWordsToCheck } from './add-words-to-check.ts';
import { type AppliedStep, applyStep, type Step } from './apply-step.ts';
import { type RunEffectDeps, runEffect } from './run-effect.ts';

export type ProcessChatDeps = ChatLeaseDeps &
  RunEffectDeps & { inbox: InboxModel; queue: Queue; logger: Logger; metrics?: ChatMetrics };

/** After so many tries the person is told that an update cannot be answered, so that the chat can go on. */
const maxTries = 5;

/**
 * Works through the chat that has been due longest: first its pending effects, then its updates, in order, and not all of
 * them when there are many. Can run many times in parallel.
 * @param onLongTurn see `ComputeTurnDeps`
 * @returns false when no chat is due
 */
export async function processNextChat(
  deps: ProcessChatDeps,
  stopping: AbortSignal,
  onLongTurn?: () => void,
): Promise<boolean> {
  const where = { turnDueAt: dueBy(new Date(deps.clock())) };
  const hold = await claimChat(deps, { work: 'turn', where, stopping });
  if (!hold) return false;
  await processHeldChat({ ...deps, onLongTurn }, hold);
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
  let processed = 0;
  const next = () => (processed++ < maxItemsOfTurn ? processNextItem(deps, hold) : goBehindOthers(deps, hold));
  return workInChat(deps, hold, { next, onFault: 'a chat could not be processed' });
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
  const event = await addWordsToCheck(deps, hold, { event: entry.event, chat });
  return answer(deps, hold, { ...entry, event });
}

/** @returns false when the threads have too much to do: the update waits, and so do those after it */
async function answer(deps: ProcessChatDeps, hold: ChatHold, entry: InboxRecord): Promise<boolean> {
  const applied = await applyStep(deps, hold, stepOfUpdate(deps, entry)).catch((error) =>
    answerFailed(deps, hold, { entry, error }),
  );
  if (!applied) return releaseFor(deps, hold, 1_000 * 3 ** entry.tries);
  measureAnswer(deps, hold, entry);
  await Promise.all([wakeSender(deps, applied), answerTap(deps, hold, { entry, toast: applied.toast })]);
  return true;
}

function measureAnswer({ metrics, clock }: ProcessChatDeps, { chatKey }: ChatHold, entry: InboxRecord): void {
  const address = addressOfChat(chatKey);
  if (!address || originOf(entry.event) !== 'person') return;
  metrics?.answered(address.kind, Math.max(0, clock() - entry.receivedAt.getTime()) / 1000);
}

/**
 * Tells the person when an update cannot be answered, at once or after the last try.
 * @returns null when it is to be tried again soon
 * @throws the given error, after counting the try
 */
async function answerFailed(
  deps: ProcessChatDeps,
  hold: ChatHold,
  { entry, error }: { entry: InboxRecord; error: unknown },
): Promise<AppliedStep | null> {
  hold.signal.throwIfAborted();
  if (error instanceof ChatLost) throw error;
  const isTooComplex = error instanceof AppError && error.code === 'too_complex';
  const isBusy = error instanceof AppError && error.code === 'service_busy';
  const isLast = entry.tries + 1 >= maxTries;
  if (isTooComplex || isLast) {
    deps.logger.warn({ err: error, update: entry._id }, 'an update could not be answered, and the person is told');
    const event = { kind: 'not_answered', code: isTooComplex ? 'too_complex' : 'unavailable' } as const;
    return applyStep(deps, hold, stepOfUpdate(deps, entry, event)).catch((err) => dropUpdate(deps, entry, err));
  }
  await deps.inbox.updateOne({ _id: entry._id }, { $inc: { tries: 1 } });
  if (isBusy) return null;
  throw error;
}

/** Lets the chat go on after an update to which not even a problem can be answered. @throws the given error */
async function dropUpdate(
  { inbox, clock, logger }: ProcessChatDeps,
  { _id }: InboxRecord,
  error: unknown,
): Promise<never> {
  if (error instanceof ChatLost) throw error;
  logger.error({ update: _id }, 'an update was dropped, since answering it failed too often');
  await inbox.updateOne({ _id }, { $inc: { tries: 1 }, $set: { handledAt: new Date(clock()) } });
  throw error;
}

/** @param problem is answered instead of the update */
function stepOfUpdate({ inbox, clock }: ProcessChatDeps, entry: InboxRecord, problem?: NotAnswered): Step {
  return {
    facts: { origin: originOf(entry.event), answers: entry._id, delivery: entry.delivery },
    async run({ chat }, transaction) {
      const handled = { $set: { handledAt: new Date(clock()) } };
      await inbox.updateOne({ _id: entry._id }, handled, { session: transaction });
      return { event: problem ?? withQuoted(entry, chat) };
    },
    remaining: (effects) => effects,
  };
}

function originOf({ kind }: PackedEvent) {
  if (kind === 'video_progressed') return 'progress' as const;
  return kind === 'video_ready' || kind === 'video_failed' ? ('news' as const) : ('person' as const);
}

/** Messengers name the quoted message by their own id, the conversation by its key. */
function withQuoted({ event, quotedMessageId }: InboxRecord, { shown }: ConversationRecord): PackedEvent {
  if ((event.kind !== 'said' && event.kind !== 'sent_voice') || quotedMessageId === null) return event;
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
  const left = { $set: { turnLease: null, turnDueAt: null, turnPlace: null } };
  const { matchedCount } = await deps.conversations.updateOne({ ...heldBy(hold), received }, left);
  return matchedCount === 0;
}

/** More is to be done in the chat, when it is its turn again. */
async function goBehindOthers(deps: ProcessChatDeps, hold: ChatHold): Promise<false> {
  await deps.conversations.updateOne(heldBy(hold), { $set: { turnPlace: placeBehind(deps.clock()) } });
  return releaseFor(deps, hold, 0);
}

async function releaseFor(deps: ProcessChatDeps, hold: ChatHold, afterMs: number): Promise<false> {
  const at = new Date(deps.clock() + afterMs);
  await releaseChat(deps, hold, at);
  await deps.queue.wake('converse', { at });
  return false;
}
