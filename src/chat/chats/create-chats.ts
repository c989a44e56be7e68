import { randomBytes } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { createCounterModel } from '../../infra/database/counter.model.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import { createTokenModel } from '../../product/accounts/token.model.ts';
import { createUserModel } from '../../product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../product/billing/account-balance.model.ts';
import { createLedgerEntryModel } from '../../product/billing/ledger-entry.model.ts';
import { createReservationModel } from '../../product/billing/reservation.model.ts';
import { createUsageEventModel } from '../../product/billing/usage-event.model.ts';
import { createDeliveryModel } from '../../product/delivery/delivery.model.ts';
import { createCreditWaitingPayments } from '../../product/payments/booking/credit-waiting-payments.ts';
import { createPaymentModel } from '../../product/payments/booking/payment.model.ts';
import { createIpnEventModel } from '../../product/payments/messages/ipn-event.model.ts';
import { createSubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import { createUploadModel } from '../../product/uploads/upload.model.ts';
import type { VideoServices } from '../../product/videos/create-video-services.ts';
import { createOutputModel } from '../../product/videos/records/output.model.ts';
import { createVideoModel } from '../../product/videos/records/video.model.ts';
import { createConverse } from '../conversation/converse.ts';
import { understandWords } from '../conversation/words/understand-words.ts';
import { setDefaultSettings, setDeliversHere } from './chat-preferences.ts';
import type { ChatServices } from './chat-services.ts';
import { createConversationModel } from './conversation.model.ts';
import { updateNextStatusMessages, updateStatusMessages } from './deliveries/update-status-messages.ts';
import { enqueueUpdate } from './inbox/enqueue-update.ts';
import { createInboxModel } from './inbox/inbox.model.ts';
import { markBlocked } from './inbox/mark-blocked.ts';
import { createCodeThrottle } from './linking/code-throttle.ts';
import { createLinkCodeModel } from './linking/link-code.model.ts';
import { listChats, makeLinkCode, unlinkChat, useLinkCode } from './linking/manage-links.ts';
import type { ChatMedia } from './media/chat-media.ts';
import { createSentFileModel } from './media/sent-file.model.ts';
import type { Messengers } from './messengers.ts';
import { createOutboxModel } from './outbox/outbox.model.ts';
import { queueMessage } from './outbox/queue-message.ts';
import { sendMessages } from './outbox/send-messages.ts';
import { reconcileChats } from './reconcile-chats.ts';
import { sweepChats } from './sweep-chats.ts';
import { answerInReply, type Background } from './turns/answer-in-reply.ts';
import type { ChatActions } from './turns/effects/chat-actions.ts';
import { processNextChat } from './turns/process-chat.ts';

export interface Chats extends ChatServices {
  /** Answers what waits in one chat; false when none waits. Call it many times in parallel. */
  processNextChat(stopping: AbortSignal): Promise<boolean>;
  /** Sends what waits in one chat; false when none waits. Call it many times in parallel. */
  sendMessages(stopping: AbortSignal): Promise<boolean>;
  /** Looks after the status messages of one chat; false when no chat's turn has come. */
  updateNextStatusMessages(stopping: AbortSignal): Promise<boolean>;
  /** Keeps status messages up to date until told to stop. */
  updateStatusMessages(stopping: AbortSignal): Promise<void>;
  reconcile(): Promise<void>;
  sweep(): Promise<void>;
  /** Once what was begun for callers that have been answered is at an end. */
  close(): Promise<void>;
}

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

/** Talking with people: what comes in is kept, answered in turn by the conversation, and sent in order. */
export function createChats(options: ChatsOptions): Chats {
  const background = createBackground();
  const { database, ...given } = options;
  const { connection, transact } = database;
  const deps = {
    ...given,
    ...chatModels(database),
    transact,
    background,
    converse: createConverse({ understand: understandWords }),
    creditWaitingPayments: createCreditWaitingPayments({ database, clock: options.clock }),
    codeThrottle: createCodeThrottle(),
    random: randomBytes,
    jitter: Math.random,
    counters: createCounterModel(connection),
  };
  return {
    async receive(update) {
      // also for one that came before: its wake may have been lost
      await enqueueUpdate(deps, update);
      await deps.queue.wake('converse');
    },
    markBlocked: (input) => markBlocked(deps, input),
    answerInReply: (input) => answerInReply(deps, input),
    queueMessage: (input) => queueMessage(deps, input),
    makeLinkCode: (userId) => makeLinkCode(deps, userId),
    useLinkCode: (input) => useLinkCode(deps, input),
    listChats: (userId) => listChats(deps, userId),
    unlinkChat: (input) => unlinkChat(deps, input),
    setDefaultSettings: (userId, settings) => setDefaultSettings(deps, userId, settings),
    setDeliversHere: (input) => setDeliversHere(deps, input),
    processNextChat: (stopping) => processNextChat(deps, stopping),
    sendMessages: (stopping) => sendMessages(deps, stopping),
    updateNextStatusMessages: (stopping) => updateNextStatusMessages(deps, stopping),
    updateStatusMessages: (stopping) => updateStatusMessages(deps, stopping),
    reconcile: () => reconcileChats(deps),
    sweep: () => sweepChats(deps),
    close: () => background.close(),
  };
}

/** Everything that chats read or write, all accounts' belongings included: joining two moves them. */
function chatModels({ connection }: Database) {
  return {
    conversations: createConversationModel(connection),
    inbox: createInboxModel(connection),
    outbox: createOutboxModel(connection),
    linkCodes: createLinkCodeModel(connection),
    sentFiles: createSentFileModel(connection),
    users: createUserModel(connection),
    tokens: createTokenModel(connection),
    subscribers: createSubscriberModel(connection),
    videos: createVideoModel(connection),
    outputs: createOutputModel(connection),
    uploads: createUploadModel(connection),
    deliveryModel: createDeliveryModel(connection),
    usageEvents: createUsageEventModel(connection),
    ledger: createLedgerEntryModel(connection),
    balances: createAccountBalanceModel(connection),
    reservations: createReservationModel(connection),
    payments: createPaymentModel(connection),
    ipnEvents: createIpnEventModel(connection),
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
