import { createHash } from 'node:crypto';
import type { DeliveryProblem } from '../../../product/delivery/delivery-problem.ts';
import type { Message } from '../../conversation/message.ts';
import { ChatLost, heldBy } from '../chat-lease.ts';
import { type ConversationRecord, maxShown, type ShownMessage } from '../conversation.model.ts';
import { maxSmallerMs } from '../media/chat-media.ts';
import { removeFileRef, storeFileRef } from '../media/file-refs.ts';
import { MessengerError, type OutgoingMessage, type SentMessage } from '../messenger.ts';
import { endEntry } from './complete-delivery.ts';
import {
  drop,
  type HandleFailureDeps,
  handleFailure,
  type Pause,
  type SendAttempt,
  sendAsLink,
} from './handle-failure.ts';
import { type OutboxRecord, unsent } from './outbox.model.ts';
import { type ResolveDeps, resolveMessage } from './resolve-message.ts';

export interface SendEntryDeps extends HandleFailureDeps, ResolveDeps {}

/** Includes a smaller encode, which has limits of its own. */
const resolveTimeoutMs = maxSmallerMs + 3 * 60_000;
/** Enough to upload the largest file over a slow connection. */
const sendTimeoutMs = 10 * 60_000;

/**
 * Sends one entry and records the outcome. The entry is marked before, so that after a crash only this one can arrive
 * twice.
 * @returns what the chat has to wait for; null = go on with the next entry
 * @throws ChatLost; the abort reason of the signal, with the entry left as it is
 */
export async function sendEntry(deps: SendEntryDeps, attempt: SendAttempt): Promise<Pause | null> {
  const { hold, entry } = attempt;
  const marked = { $set: { status: 'sending' }, $inc: { tries: 1 } } as const;
  const { matchedCount } = await deps.outbox.updateOne({ _id: entry._id, status: unsent }, marked);
  // a newer edit has superseded this one in between
  if (matchedCount === 0) return null;
  const loaded: Loaded = { message: null };
  try {
    if (isOutsideWindow(deps, attempt)) return await sendOutsideWindow(deps, attempt);
    const earlier = earlierOf(deps, attempt);
    const withMedia = earlier === undefined;
    const message = await resolveMessage(deps, {
      ...attempt,
      signal: within(hold.signal, resolveTimeoutMs),
      withMedia,
    });
    loaded.message = message;
    if (message === null) return await drop(deps, attempt, goneProblem);
    // so that another try need not find out again that the video is sent as a link
    if (withMedia && message.media === null && entry.message.media?.kind === 'video') await sendAsLink(deps, entry);
    await sendOrEdit(deps, { ...attempt, message, earlier, signal: within(hold.signal, sendTimeoutMs) });
    return null;
  } catch (error) {
    return afterFailure(deps, attempt, { loaded, error });
  }
}

interface Loaded {
  message: OutgoingMessage | null;
}

async function afterFailure(
  deps: SendEntryDeps,
  attempt: SendAttempt,
  { loaded, error }: { loaded: Loaded; error: unknown },
): Promise<Pause | null> {
  if (error instanceof ChatLost) throw error;
  attempt.hold.signal.throwIfAborted();
  if (await isStaleFileRef(deps, { entry: attempt.entry, message: loaded.message, error })) return null;
  // the messenger counts the window by a clock of its own
  const isClosed = error instanceof MessengerError && error.failure === 'window_closed';
  if (isClosed && !isOutsideWindow(deps, attempt) && deps.messengers[attempt.chat.kind]?.sendLate) {
    await deps.outbox.updateOne({ _id: attempt.entry._id }, { $set: { isLate: true, status: 'waiting' } });
    return null;
  }
  return handleFailure(deps, attempt, error);
}

function isOutsideWindow({ messengers, clock }: SendEntryDeps, { chat, entry }: SendAttempt): boolean {
  if (entry.isLate) return true;
  const windowMs = messengers[chat.kind]?.windowMs;
  const lastSeenAt = chat.contact?.lastSeenAt;
  return windowMs !== undefined && lastSeenAt !== undefined && clock() - lastSeenAt.getTime() > windowMs;
}

/**
 * What is only about the progress of a video is not worth a late message.
 * @throws MessengerError `window_closed` when it has to wait until the person writes
 */
async function sendOutsideWindow(deps: SendEntryDeps, attempt: SendAttempt): Promise<Pause | null> {
  const { chat, entry, hold } = attempt;
  const messenger = deps.messengers[chat.kind];
  if (!messenger?.sendLate) throw new MessengerError('window_closed', { message: 'The person has to write first.' });
  if (entry.origin === 'progress') return drop(deps, attempt, goneProblem);
  const asText = { ...entry, asLink: true, message: withoutPicture(entry.message) };
  const resolving = { ...attempt, entry: asText, signal: within(hold.signal, resolveTimeoutMs), withMedia: true };
  const message = await resolveMessage(deps, resolving);
  if (message === null) return drop(deps, attempt, goneProblem);
  const sent = await messenger.sendLate(chat.address, message, within(hold.signal, sendTimeoutMs));
  await recordEnd(deps, attempt, { shown: withShown(chat, entry, { ...sent, message, at: deps.clock() }), sent });
  return null;
}

function withoutPicture({ media, ...message }: Message): Message {
  return media?.kind === 'video' ? { ...message, media } : message;
}

function within(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** Why an entry was dropped whose video was deleted. */
export const goneProblem: DeliveryProblem = { code: 'message_outdated' };

/** The sent message that the entry replaces. */
function earlierOf({ messengers }: SendEntryDeps, { chat, entry }: SendAttempt): ShownMessage | undefined {
  if (entry.kind !== 'replace' || !messengers[chat.kind]?.canEdit) return undefined;
  return chat.shown.find(({ key }) => key === entry.key);
}

/** The messenger may no longer have the file of an earlier upload: the next try uploads it again. */
async function isStaleFileRef(
  deps: SendEntryDeps,
  { entry, message, error }: { entry: OutboxRecord; message: OutgoingMessage | null; error: unknown },
): Promise<boolean> {
  if (!(error instanceof MessengerError) || error.failure !== 'refused') return false;
  if (message?.media?.kind !== 'video' || message.media.fileRef === null) return false;
  await removeFileRef(deps, entry);
  return true;
}

interface Sending extends SendAttempt {
  message: OutgoingMessage;
  earlier: ShownMessage | undefined;
  signal: AbortSignal;
}

async function sendOrEdit(deps: SendEntryDeps, sending: Sending): Promise<void> {
  const { message, signal, earlier, ...attempt } = sending;
  const { chat, entry } = attempt;
  const messenger = deps.messengers[chat.kind];
  if (!messenger) throw new Error('the messenger of this chat is not configured');
  if (isShownAlready(attempt, message)) return recordEnd(deps, attempt, { shown: chat.shown });
  if (earlier && (await edited(deps, sending, earlier))) {
    const changed = { ...earlier, look: hashOfMessage(message), at: new Date(deps.clock()) };
    return recordEnd(deps, attempt, { shown: chat.shown.map((one) => (one === earlier ? changed : one)) });
  }
  // the person has deleted the status message and does not want it back
  if (entry.kind === 'replace' && entry.origin === 'progress' && messenger.canEdit) {
    return recordEnd(deps, attempt, { shown: chat.shown.filter((one) => one !== earlier) });
  }
  const sent = await messenger.send(chat.address, message, signal);
  await recordEnd(deps, attempt, { shown: withShown(chat, entry, { ...sent, message, at: deps.clock() }), sent });
}

function isShownAlready({ chat, entry }: SendAttempt, message: OutgoingMessage): boolean {
  const last = chat.shown.find(({ key }) => key === entry.key);
  return entry.kind === 'replace' && last?.look === hashOfMessage(message);
}

/** @returns false when the message no longer exists, so that a new one has to be sent */
async function edited(
  deps: SendEntryDeps,
  { chat, message, signal }: Sending,
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

/** The chat's sent messages with this one, so that it can be replaced and quoted by its key. */
export function withShown(
  { shown }: Pick<ConversationRecord, 'shown'>,
  { key }: OutboxRecord,
  { messageId, message, at }: { messageId: string; message: OutgoingMessage; at: number },
): ShownMessage[] {
  if (key === null) return shown;
  const look = hashOfMessage(message);
  const added = { key, messageId, look, isUnderMedia: message.media !== null, at: new Date(at) };
  return [...shown.filter((one) => one.key !== key), added].slice(-maxShown);
}

function hashOfMessage({ text, buttons }: OutgoingMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([text, buttons]))
    .digest('base64url');
}

async function recordEnd(
  deps: SendEntryDeps,
  { hold, entry }: SendAttempt,
  { shown, sent }: { shown: ShownMessage[]; sent?: SentMessage },
): Promise<void> {
  await deps.transact(async (transaction) => {
    const { matchedCount } = await deps.conversations.updateOne(
      heldBy(hold),
      { $set: { shown } },
      { session: transaction },
    );
    if (matchedCount === 0) throw new ChatLost();
    const messageIds = sent?.partIds ?? (sent?.messageId ? [sent.messageId] : []);
    await endEntry(deps, entry, { status: 'sent', problem: null, messageIds }, transaction);
  });
  if (sent?.fileRef) await storeFileRef(deps, entry, sent.fileRef);
}
