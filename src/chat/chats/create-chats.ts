import { randomBytes } from 'node:crypto';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { createMergeAccounts } from '../../product/account-merging/merge-accounts.ts';
import { createUserModel } from '../../product/accounts/user.model.ts';
import { createDeliveryModel } from '../../product/delivery/delivery.model.ts';
import { createCreditWaitingPayments } from '../../product/payments/booking/credit-waiting-payments.ts';
import { createSubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import type { VideoServices } from '../../product/videos/create-video-services.ts';
import { createOutputModel } from '../../product/videos/records/output.model.ts';
import { createVideoModel } from '../../product/videos/records/video.model.ts';
import { createConverse } from '../conversation/converse.ts';
import { understandWords } from '../conversation/words/understand-words.ts';
import { setDefaultSettings, setDeliversHere } from './chat-preferences.ts';
import { createConversationModel } from './conversation.model.ts';
import { updateNextStatusMessages, updateStatusMessages } from './deliveries/update-status-messages.ts';
import { markBlocked, receiveUpdate } from './inbox/enqueue-update.ts';
import { createInboxModel } from './inbox/inbox.model.ts';
import { createCodeThrottle } from './linking/code-throttle.ts';
import { createLinkCodeModel } from './linking/link-code.model.ts';
import { listChats, makeLinkCode, unlinkChat, useLinkCode } from './linking/manage-links.ts';
import type { ChatMedia } from './media/chat-media.ts';
import { createSentFileModel } from './media/sent-file.model.ts';
import type { Messengers } from './messenger.ts';
import { createOutboxModel } from './outbox/outbox.model.ts';
import { queueMessage } from './outbox/queue-message.ts';
import { sendMessages } from './outbox/send-messages.ts';
import { reconcileChats } from './reconcile-chats.ts';
import { sweepChats } from './sweep-chats.ts';
import { answerInReply, type Background } from './turns/answer-in-reply.ts';
import type { ChatActions } from './turns/effects/chat-actions.ts';
import { processNextChat } from './turns/process-chat.ts';

export interface ChatsOptions {
  database: Database;
  messengers: Messengers;
  actions: ChatActions;
  renderStill: VideoServices['renderStill'];
  chatMedia: ChatMedia;
  store: ObjectStore;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  /** Without a slash at its end. */
  publicBaseUrl: string;
}

export type Chats = ReturnType<typeof createChats>;
/** What messengers, the API and the pages use. The rest of {@link Chats} is for jobs. */
export type ChatServices = ReturnType<typeof bindServices>;

/** Chats with people: updates are stored, answered in order by the conversation, and the answers sent in order. */
export function createChats(options: ChatsOptions) {
  const background = createBackground();
  const deps = createDeps(options, background);
  return {
    ...bindServices(deps),
    processNextChat: (stopping: AbortSignal) => processNextChat(deps, stopping),
    sendMessages: (stopping: AbortSignal) => sendMessages(deps, stopping),
    updateNextStatusMessages: (stopping: AbortSignal) => updateNextStatusMessages(deps, stopping),
    updateStatusMessages: (stopping: AbortSignal) => updateStatusMessages(deps, stopping),
    reconcile: () => reconcileChats(deps),
    sweep: () => sweepChats(deps),
    /** Resolves when the work begun for callers that have their answer already has ended. */
    close: () => background.close(),
  };
}

function bindServices(deps: ReturnType<typeof createDeps>) {
  return {
    receive: (update: Parameters<typeof receiveUpdate>[1]) => receiveUpdate(deps, update),
    markBlocked: (input: Parameters<typeof markBlocked>[1]) => markBlocked(deps, input),
    answerInReply: (update: Parameters<typeof answerInReply>[1]) => answerInReply(deps, update),
    queueMessage: (input: Parameters<typeof queueMessage>[1]) => queueMessage(deps, input),
    makeLinkCode: (userId: number) => makeLinkCode(deps, userId),
    useLinkCode: (input: Parameters<typeof useLinkCode>[1]) => useLinkCode(deps, input),
    listChats: (userId: number) => listChats(deps, userId),
    unlinkChat: (input: Parameters<typeof unlinkChat>[1]) => unlinkChat(deps, input),
    setDefaultSettings: (userId: number, settings: CaptionSettings) => setDefaultSettings(deps, userId, settings),
    setDeliversHere: (input: Parameters<typeof setDeliversHere>[1]) => setDeliversHere(deps, input),
  };
}

function createDeps({ database, ...given }: ChatsOptions, background: Background) {
  return {
    ...given,
    ...createModels(database),
    transact: database.transact,
    background,
    converse: createConverse({ understand: understandWords }),
    mergeAccounts: createMergeAccounts(database.connection),
    creditWaitingPayments: createCreditWaitingPayments({ database, clock: given.clock }),
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
