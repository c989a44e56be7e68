import { createHash } from 'node:crypto';
import { ChatLost, heldBy } from '../chat-lease.ts';
import { keptShown, type ShownMessage } from '../conversation.model.ts';
import { removeFileRef, storeFileRef } from '../media/file-refs.ts';
import { MessengerError, type OutgoingMessage, type SentMessage } from '../messenger.ts';
import { endEntry } from './end-entry.ts';
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

/** With a smaller encode, which has a limit of its own. */
const resolveWithinMs = 8 * 60_000;
/** An upload of the largest file that is taken, over a slow line. */
const sendWithinMs = 10 * 60_000;

/**
 * Sends one entry and records what became of it. It is marked before, so that after a crash it is this one, and no
 * other, that may arrive twice.
 * @returns what the chat has to wait for; null = go on with the next
 * @throws ChatLost; what the signal was aborted with, the entry left as it is
 */
export async function sendEntry(deps: SendEntryDeps, sending: SendAttempt): Promise<Pause | null> {
  const { hold, entry } = sending;
  const marked = { $set: { status: 'sending' }, $inc: { tries: 1 } } as const;
  const { matchedCount } = await deps.outbox.updateOne({ _id: entry._id, status: unsent }, marked);
  // an edit that a newer one has overtaken in between
  if (matchedCount === 0) return null;
  let message: OutgoingMessage | null = null;
  try {
    const earlier = earlierOf(deps, sending);
    const withMedia = earlier === undefined;
    message = await resolveMessage(deps, { ...sending, signal: within(hold.signal, resolveWithinMs), withMedia });
    if (message === null) return await drop(deps, sending, 'what it shows is not there any more');
    // another try is not to take as long again only to find that it goes as a link
    if (withMedia && message.media === null && entry.message.media?.kind === 'video') await sendAsLink(deps, entry);
    await put(deps, { ...sending, message, earlier, signal: within(hold.signal, sendWithinMs) });
    return null;
  } catch (error) {
    if (error instanceof ChatLost) throw error;
    hold.signal.throwIfAborted();
    if (await isStaleFileRef(deps, { entry, message, error })) return null;
    return await handleFailure(deps, sending, error);
  }
}

function within(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

/** The message whose place the entry takes. */
function earlierOf({ messengers }: SendEntryDeps, { chat, entry }: SendAttempt): ShownMessage | undefined {
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
  await removeFileRef(deps, entry);
  return true;
}

interface Put extends SendAttempt {
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

function isSaidAlready({ chat, entry }: SendAttempt, message: OutgoingMessage): boolean {
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
  { chat, entry }: SendAttempt,
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
    await endEntry(deps, entry, { status: 'sent', problem: null }, transaction);
  });
  if (sent?.fileRef) await storeFileRef(deps, entry, sent.fileRef);
}
