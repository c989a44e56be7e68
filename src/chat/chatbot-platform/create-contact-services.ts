import { randomBytes } from 'node:crypto';
import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { createUserModel } from '../../product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../product/billing/account-balance.model.ts';
import { createBindContact } from '../../product/subscribers/bind-contact.ts';
import { createSubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import { createVideoModel } from '../../product/videos/records/video.model.ts';
import { createConversationModel } from '../chats/conversation.model.ts';
import type { ChatServices } from '../chats/create-chats.ts';
import { answerMessage, answerTap } from './contacts/answer-contact.ts';
import { createChatbotContactModel } from './contacts/chatbot-contact.model.ts';
import { addNextPendingTag, addTagSoon } from './linked-contacts/add-pending-tags.ts';
import { createUndoLinkModel, sendNextLinkNotice } from './linked-contacts/send-link-notice.ts';
import { readUndoLink, undoLink } from './linked-contacts/undo-link.ts';
import type { ChatbotPlatform } from './platform/chatbot-platform.ts';

interface ContactServicesOptions {
  database: Database;
  platform: ChatbotPlatform;
  chats: Pick<ChatServices, 'answerInReply' | 'queueMessage' | 'unlinkChat'>;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  /** Without a slash at its end. */
  publicBaseUrl: string;
}

export type ContactServices = ReturnType<typeof createContactServices>;
/** What the chatbot platform calls, and the pages that its contacts open. */
export type ChatbotPlatformServices = Omit<ContactServices, 'updateNextContact'>;

/** Answers the chatbot platform's requests, and sends its contacts notices and tags. */
export function createContactServices({ database, ...given }: ContactServicesOptions) {
  const { connection } = database;
  const deps = {
    ...given,
    subscribers: createSubscriberModel(connection),
    users: createUserModel(connection),
    videos: createVideoModel(connection),
    balances: createAccountBalanceModel(connection),
    conversations: createConversationModel(connection),
    chatbotContacts: createChatbotContactModel(connection),
    undoLinks: createUndoLinkModel(connection),
    random: randomBytes,
    bindContact: createBindContact({ connection, clock: given.clock, logger: given.logger }),
    async onWritten(contact: { chatbotId: string; messengerId: string }) {
      if (await addTagSoon(deps, contact)) await given.queue.wake('settle-contacts');
    },
  };
  return {
    ...bindActions(deps, { answerMessage, answerTap, readUndoLink, undoLink }),
    /**
     * Sends one due link notice, or adds one due tag. Safe to run twice, and in many processes.
     * @returns false when nothing is due
     */
    async updateNextContact(signal: AbortSignal): Promise<boolean> {
      return (await sendNextLinkNotice(deps)) || (await addNextPendingTag(deps, signal));
    },
  };
}
