import { addressOfChat } from '../../../infra/chat-address.ts';
import type { Transact } from '../../../infra/database/transaction.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-table.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import type { DeliveryRecord } from '../../../product/delivery/delivery.model.ts';
import type { StoredProblem } from '../../../product/delivery/delivery-problem.ts';
import type { FinishedEvent } from '../../../product/delivery/finished-event.ts';
import type { SendResult } from '../../../product/delivery/send-callback.ts';
import type { OutputModel } from '../../../product/videos/records/output.model.ts';
import {
  type SmallVideoRecord,
  type VideoModel,
  withoutLargeFields,
} from '../../../product/videos/records/video.model.ts';
import { toVideoView } from '../../../product/videos/records/video-view.ts';
import type { PackedEvent } from '../../conversation/conversation-tasks.ts';
import type { ConversationModel } from '../conversation.model.ts';
import { type EnqueueUpdateDeps, enqueueUpdate } from '../inbox/enqueue-update.ts';
import { type InboxModel, inboxId } from '../inbox/inbox.model.ts';
import type { OutboxModel } from '../outbox/outbox.model.ts';
import { outboxId } from '../outbox/write-replies.ts';
import { readyEvent } from '../turns/effects/load-effects.ts';

export interface DeliverToChatDeps extends EnqueueUpdateDeps {
  conversations: ConversationModel;
  inbox: InboxModel;
  outbox: OutboxModel;
  videos: VideoModel;
  outputs: OutputModel;
  transact: Transact;
  queue: Queue;
  mediaBaseUrl: string;
}

/** The chat completes the delivery by itself; this check is only for one that got lost. */
const checkAgainAfterMs = 5 * 60_000;

/**
 * Stores the news of a delivery as an update of its chat, once a round. The conversation words it, and sending the
 * messages completes the delivery.
 */
export async function deliverToChat(deps: DeliverToChatDeps, delivery: DeliveryRecord): Promise<SendResult> {
  const address = addressOfChat(delivery.destination);
  if (!address) return gone({ code: 'not_a_chat' });
  const known = await findOutcome(deps, delivery);
  if (known) return known;
  if (delivery.round > 0 && (await resendMessages(deps, delivery))) {
    await deps.queue.wake('send-messages');
    return queuedInChat;
  }
  const event = await endOfVideo(deps, { ...delivery, failure: failureIn(delivery) });
  if (!event) return gone({ code: 'video_gone' });
  const { _id: id, round } = delivery;
  await enqueueUpdate(deps, { address, contact: null, updateKey: newsKey(delivery), event, delivery: { id, round } });
  await deps.queue.wake('converse');
  return queuedInChat;
}

/** Version 1.0 stored the code alone, beside an English sentence. */
function failureIn({ body }: DeliveryRecord): VideoFailure | null {
  const event = JSON.parse(body) as FinishedEvent & { code?: VideoFailureCode };
  if (event.status !== 'failed') return null;
  return event.failure ?? { code: event.code ?? 'internal', reason: null, args: {} };
}

const queuedInChat: SendResult = { outcome: 'queued_in_chat', checkAgainAfterMs };

function gone(error: StoredProblem): SendResult {
  return { outcome: 'gone', statusCode: null, error, retryAfterMs: null };
}

function newsKey({ eventId, round }: DeliveryRecord): string {
  return round === 0 ? `news:${eventId}` : `news:${eventId}:${round}`;
}

/** null = the news has not been stored in this round yet. */
async function findOutcome({ inbox, outbox }: DeliverToChatDeps, delivery: DeliveryRecord): Promise<SendResult | null> {
  const mine = { 'delivery.id': delivery._id, 'delivery.round': delivery.round };
  const entries = await outbox.find(mine, { status: 1, problem: 1 }).lean();
  if (entries.some(({ status }) => status === 'waiting' || status === 'sending')) return queuedInChat;
  const sent: SendResult = { outcome: 'sent', statusCode: null, error: null, retryAfterMs: null };
  if (entries.some(({ status }) => status === 'sent')) return sent;
  const [dropped] = entries;
  if (dropped) return gone(dropped.problem ?? { code: 'not_sent' });
  const news = await inbox.findById(inboxId(delivery.destination, newsKey(delivery))).lean();
  if (!news) return null;
  // answered without a message: the person knows already
  return news.handledAt ? sent : queuedInChat;
}

/** Sends the messages of the first round again. @returns false when they are no longer stored, or the chat is blocked */
async function resendMessages(
  deps: DeliverToChatDeps,
  { _id: id, round, destination }: DeliveryRecord,
): Promise<boolean> {
  const { outbox, conversations, transact, clock } = deps;
  return transact(async (transaction) => {
    const sent = await outbox
      .find({ 'delivery.id': id, 'delivery.round': 0, kind: 'send' })
      .sort({ seq: 1 })
      .session(transaction)
      .lean();
    if (sent.length === 0) return false;
    const now = new Date(clock());
    const chat = await conversations
      .findOneAndUpdate(
        { _id: destination, blockedAt: null },
        { $inc: { replied: sent.length }, $set: { sendDueAt: now } },
        { returnDocument: 'before', session: transaction },
      )
      .lean();
    if (!chat) return false;
    const again = sent.map(({ message, key, answers }, index) => {
      const seq = chat.replied + 1 + index;
      const place = { _id: outboxId(destination, seq), chatKey: destination, seq };
      const facts = { kind: 'send' as const, origin: 'news' as const, status: 'waiting' as const };
      return { ...place, ...facts, key, message, answers, delivery: { id, round }, createdAt: now };
    });
    await outbox.insertMany(again, { session: transaction });
    return true;
  });
}

/** How a video ended, for the chat; null when the video was deleted or this revision has no output. */
export async function endOfVideo(
  { videos, outputs, mediaBaseUrl }: Pick<DeliverToChatDeps, 'videos' | 'outputs' | 'mediaBaseUrl'>,
  { videoId, revision, failure }: { videoId: string; revision: number; failure: VideoFailure | null },
): Promise<PackedEvent | null> {
  const video = await videos.findOne({ _id: videoId, removedAt: null }, withoutLargeFields).lean<SmallVideoRecord>();
  if (!video) return null;
  const hasEarlier = (await outputs.exists({ videoId, revision: { $lt: revision } })) !== null;
  if (failure !== null) {
    const { code, reason, args } = failure;
    return { kind: 'video_failed', videoId, revision, code, reason, args, hasEarlier };
  }
  const output = await outputs.findOne({ videoId, revision }).lean();
  const view = toVideoView(video, output, mediaBaseUrl);
  return view.output && readyEvent(view, view.output, { hasEarlier });
}
