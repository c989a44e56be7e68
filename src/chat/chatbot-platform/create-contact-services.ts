import { randomBytes } from 'node:crypto';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { createUserModel } from '../../product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../product/billing/account-balance.model.ts';
import { createSubscriberModel } from '../../product/subscribers/subscriber.model.ts';
import { createVideoModel } from '../../product/videos/records/video.model.ts';
import { createConversationModel } from '../chats/conversation.model.ts';
import type { ChatServices } from '../chats/create-chats.ts';
import { answerMessage, answerTap } from './answer-contact.ts';
import type { ChatbotPlatform } from './chatbot-platform.ts';
import type { ChatbotPlatformServices } from './chatbot-platform-services.ts';
import { createChatbotContactModel } from './contacts/chatbot-contact.model.ts';
import { addNextPendingTag, tagSoon } from './linked-contacts/add-pending-tags.ts';
import { tellNextOfLink } from './linked-contacts/tell-of-link.ts';
import { createUndoLinkModel } from './linked-contacts/undo-link.model.ts';
import { readUndoLink, undoLink } from './linked-contacts/undo-link.ts';

export interface ContactServices extends ChatbotPlatformServices {
  /**
   * Tells one contact of a link, or adds one tag; false when nothing is due. Safe to run twice, and in many processes.
   */
  settleNextContact(signal: AbortSignal): Promise<boolean>;
}

export interface ContactServicesOptions {
  database: Database;
  platform: ChatbotPlatform;
  chats: Pick<ChatServices, 'answerInReply' | 'queueMessage' | 'unlinkChat'>;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  /** Without a slash at its end. */
  publicBaseUrl: string;
}

/** What the chatbot platform asks of us, and what its contacts are told and given. */
export function createContactServices({ database, ...given }: ContactServicesOptions): ContactServices {
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
    async heardFrom(contact: { chatbotId: string; messengerId: string }) {
      if (await tagSoon(deps, contact)) await given.queue.wake('settle-contacts');
    },
  };
  return {
    answerMessage: (message) => answerMessage(deps, message),
    answerTap: (tap) => answerTap(deps, tap),
    readUndoLink: (token) => readUndoLink(deps, token),
    undoLink: (token) => undoLink(deps, token),
    async settleNextContact(signal) {
      return (await tellNextOfLink(deps)) || (await addNextPendingTag(deps, signal));
    },
  };
}
