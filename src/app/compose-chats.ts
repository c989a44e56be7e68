import { randomBytes } from 'node:crypto';
import { createChatbotContactModel } from '../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createPlatformMessenger } from '../chat/chatbot-platform/create-platform-messenger.ts';
import type { ChatbotPlatform } from '../chat/chatbot-platform/platform/chatbot-platform.ts';
import { createChats } from '../chat/chats/create-chats.ts';
import { createChatMedia } from '../chat/chats/media/chat-media.ts';
import type { ChatActions } from '../chat/chats/turns/effects/chat-actions.ts';
import { systemClock } from '../infra/clock.ts';
import type { ObjectStore } from '../infra/storage/object-store.ts';
import type { VideoServices } from '../product/videos/create-video-services.ts';
import type { ComposeDeps } from './compose-deps.ts';

/** The chatbot platform as a messenger. */
export function composePlatformMessenger({ config, database }: ComposeDeps, platform: ChatbotPlatform) {
  return createPlatformMessenger({
    platform,
    chatbotContacts: createChatbotContactModel(database.connection),
    random: randomBytes,
    clock: systemClock,
    publicBaseUrl: config.http.publicBaseUrl,
  });
}

/** Chats, with everything that a person may set going in one. */
export function composeChats(
  { database, logger, queue, workerId, messengers, config, tools, workDirs }: ComposeDeps,
  { store }: { store: ObjectStore },
  actions: ChatActions & { videos: VideoServices },
) {
  return createChats({
    database,
    logger,
    queue,
    workerId,
    messengers,
    store,
    actions,
    clock: systemClock,
    renderStill: actions.videos.renderStill,
    chatMedia: createChatMedia({ ffmpeg: tools.ffmpeg, store, workDirs, logger }),
    publicBaseUrl: config.http.publicBaseUrl,
  });
}
