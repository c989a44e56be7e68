import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { ChatbotPlatformConfig } from '../../infra/config/config.ts';
import { MessengerError } from '../chats/messenger.ts';
import type { ChatbotPlatform } from './chatbot-platform.ts';
import { chatfuelReply } from './chatfuel/chatfuel-reply.ts';
import { chatfuelApiRoot, createChatfuel } from './chatfuel/create-chatfuel.ts';
import { createManychat, manychatApiRoot } from './manychat/create-manychat.ts';
import { manychatContent } from './manychat/manychat-content.ts';
import { createPlatformCallModel } from './platform-call.model.ts';
import { createPostToPlatform } from './platform-http.ts';
import { createPlatformLimits } from './platform-limits.ts';

/** The platform that is configured. Nothing is asked of it before there is something to send. */
export function createChatbotPlatform({
  config: { platform, apiRoot, token, block },
  connection,
}: {
  config: ChatbotPlatformConfig;
  connection: Connection;
}): ChatbotPlatform {
  const renderReply = platform === 'manychat' ? manychatContent : chatfuelReply;
  if (token === null) return createAnswersOnly(renderReply);
  const limits = createPlatformLimits({
    platformCalls: createPlatformCallModel(connection),
    wait: async (ms, signal) => void (await delay(ms, undefined, { signal })),
  });
  if (platform === 'manychat') {
    return createManychat({ post: createPostToPlatform(apiRoot ?? manychatApiRoot), token, limits });
  }
  return createChatfuel({
    ...{ post: createPostToPlatform(apiRoot ?? chatfuelApiRoot), token, limits },
    block: block ?? '',
  });
}

/** Without a key nothing can be sent: everything waits until the contact writes, and goes out with the answer. */
function createAnswersOnly(renderReply: ChatbotPlatform['renderReply']): ChatbotPlatform {
  const message = 'Without CHATBOT_PLATFORM_TOKEN it goes out when the contact writes next.';
  const wait = () => Promise.reject(new MessengerError('window_closed', { message }));
  return { send: wait, addTag: wait, renderReply };
}
