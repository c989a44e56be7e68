import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { createMergeAccounts } from '../../product/account-merging/merge-accounts.ts';
import { createUserModel } from '../../product/accounts/user.model.ts';
import { createFormerBalances } from '../../product/billing/former-balances.ts';
import { createDeliveryModel } from '../../product/delivery/delivery.model.ts';
import { createCreditWaitingPayments } from '../../product/payments/booking/credit-waiting-payments.ts';
import { createSubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import type { VideoServices } from '../../product/videos/create-video-services.ts';
import { createWorkTimes } from '../../product/videos/estimates/work-times.ts';
import { createQueuePlaces } from '../../product/videos/lease/queue-places.ts';
import { createOutputModel } from '../../product/videos/records/output.model.ts';
import { createVideoModel } from '../../product/videos/records/video.model.ts';
import type { ChatModel } from '../chat-model/create-chat-model.ts';
import type { ConversationTasks } from '../conversation/conversation-tasks.ts';
import { converse } from '../conversation/converse.ts';
import type { ChatMetrics } from './chat-metrics.ts';
import { setDefaultSettings, setDeliversHere } from './chat-preferences.ts';
import { createConversationModel } from './conversation.model.ts';
import { updateNextStatusMessages, updateStatusMessages } from './deliveries/update-status-messages.ts';
import { markBlocked, receiveUpdate, receiveUpdates } from './inbox/enqueue-update.ts';
import { createInboxModel } from './inbox/inbox.model.ts';
import { isOptedOut, optIn, optOut } from './inbox/opt-out.ts';
import { createCodeThrottle, createLinkCodeModel } from './linking/link-codes.ts';
import { listChats, makeLinkCode, unlinkChat, useLinkCode } from './linking/manage-links.ts';
import { moveChat } from './linking/move-chat.ts';
import type { ChatMedia } from './media/chat-media.ts';
import type { FetchFont } from './media/fetch-font.ts';
import { createSentFileModel } from './media/file-refs.ts';
import type { TranscribeVoice } from './media/transcribe-voice.ts';
import type { Messengers } from './messenger.ts';
import { createOutboxModel } from './outbox/outbox.model.ts';
import { reportFailure } from './outbox/report-failure.ts';
import { sendMessages } from './outbox/send-messages.ts';
import { sendRestOfButtons } from './outbox/send-rest.ts';
import { queueMessage } from './outbox/write-replies.ts';
import { reconcileChats } from './reconcile-chats.ts';
import { sweepChats } from './sweep-chats.ts';
import { answerInReply, type Background } from './turns/answer-in-reply.ts';
import type { ChatActions } from './turns/effects/chat-actions.ts';
import { processNextChat } from './turns/process-chat.ts';

export interface ChatsOptions {
  database: Database;
  messengers: Messengers;
  actions: ChatActions;
  tasks: ConversationTasks;
  renderStill: VideoServices['renderStill'];
  chatMedia: ChatMedia;
  transcribeVoice: TranscribeVoice;
  fetchFont: FetchFont;
  /** Asked about messages that the rules do not understand; null = none is configured. */
  chatModel: ChatModel | null;
  /** Hosts whose pages the operator's program turns into files; absent = there is no such program. */
  resolverHosts?: readonly string[];
  /** For how many days a finished video is kept. */
  retentionDays?: number;
  store: ObjectStore;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  /** Without a slash at its end. */
  publicBaseUrl: string;
  /** In the addresses of outputs. */
  mediaBaseUrl: string;
  metrics?: ChatMetrics;
}

export type Chats = ReturnType<typeof createChats>;
type ForJobs = 'processNextChat' | 'sendMessages' | 'updateNextStatusMessages' | 'updateStatusMessages' | 'reconcile';
/** What messengers, the API and the pages use. The rest of {@link Chats} is for jobs. */
export type ChatServices = Omit<Chats, ForJobs | 'sweep' | 'close'>;

/** Chats with people: updates are stored, answered in order by the conversation, and the answers sent in order. */
export function createChats(options: ChatsOptions) {
  const background = createBackground();
  const actions = {
    receive: receiveUpdate,
    receiveAll: receiveUpdates,
    markBlocked,
    optOut,
    optIn,
    isOptedOut,
    reportFailure,
    sendRestOfButtons,
    answerInReply,
    queueMessage,
    makeLinkCode,
    useLinkCode,
    listChats,
    unlinkChat,
    moveChat,
    setDefaultSettings,
    setDeliversHere,
    processNextChat,
    sendMessages,
    updateNextStatusMessages,
    updateStatusMessages,
    reconcile: reconcileChats,
    sweep: sweepChats,
  };
  /** `close` resolves when the work begun for callers that have their answer already has ended. */
  return { ...bindActions(createDeps(options, background), actions), close: () => background.close() };
}

function createDeps({ database, ...given }: ChatsOptions, background: Background) {
  const models = createModels(database);
  return {
    ...given,
    ...models,
    queuePlaces: createQueuePlaces({ videos: models.videos, clock: given.clock }),
    workTimes: createWorkTimes({ connection: database.connection, clock: given.clock }),
    transact: database.transact,
    background,
    converse,
    mergeAccounts: createMergeAccounts(database.connection),
    creditWaitingPayments: createCreditWaitingPayments({ database, clock: given.clock }),
    formerBalances: createFormerBalances({ connection: database.connection, clock: given.clock }),
    codeThrottle: createCodeThrottle(),
    random: randomBytes,
    jitter: Math.random,
    counters: createCounterModel(database.connection),
  };
}

function createModels({ connection }: Database) {
  return {
    conversations: createConversationModel(connection),
    inbox: createInboxModel(connection),
    outbox: createOutboxModel(connection),
    linkCodes: createLinkCodeModel(connection),
    sentFiles: createSentFileModel(connection),
    users: createUserModel(connection),
    subscribers: createSubscriberModel(connection),
    videos: createVideoModel(connection),
    outputs: createOutputModel(connection),
    deliveryModel: createDeliveryModel(connection),
  };
}

function createBackground(): Background & { close(): Promise<void> } {
  const works = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  return {
    stopping: stopping.signal,
    add(work) {
      works.add(work);
      void work.finally(() => works.delete(work)).catch(() => undefined);
    },
    async close() {
      stopping.abort(new Error('the service is stopping'));
      await Promise.allSettled(works);
    },
  };
}
