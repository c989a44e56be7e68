import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/connect-database.ts';
import type { Queue } from '../../../infra/queue/queue.ts';
import { createUserModel } from '../../../product/accounts/user.model.ts';
import type { DeliveryRecord } from '../../../product/delivery/delivery.model.ts';
import { createSubscriberModel } from '../../../product/subscribers/subscriber.model.ts';
import { createOutputModel } from '../../../product/videos/records/output.model.ts';
import { createVideoModel } from '../../../product/videos/records/video.model.ts';
import { createConversationModel } from '../conversation.model.ts';
import { createInboxModel } from '../inbox/inbox.model.ts';
import { configuredKinds, type Messengers } from '../messenger.ts';
import { createOutboxModel } from '../outbox/outbox.model.ts';
import { createChatsToNotify } from './chats-to-notify.ts';
import { deliverToChat } from './deliver-to-chat.ts';

/** What videos and deliveries need from chats. */
export function createChatsForVideos(options: {
  database: Database;
  messengers: Messengers;
  queue: Queue;
  clock: Clock;
  publicBaseUrl: string;
}) {
  const { connection, transact } = options.database;
  const deps = {
    ...options,
    transact,
    users: createUserModel(connection),
    subscribers: createSubscriberModel(connection),
    conversations: createConversationModel(connection),
    inbox: createInboxModel(connection),
    outbox: createOutboxModel(connection),
    videos: createVideoModel(connection),
    outputs: createOutputModel(connection),
  };
  return {
    chatsToNotify: createChatsToNotify(deps),
    deliverToChat: (delivery: DeliveryRecord) => deliverToChat(deps, delivery),
    chatKinds: configuredKinds(options.messengers),
  };
}
