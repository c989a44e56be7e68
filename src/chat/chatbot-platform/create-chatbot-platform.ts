import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { ChatbotPlatformConfig } from '../../infra/config/config.ts';
import { MessengerError } from '../chats/messenger.ts';
import type { ChatbotPlatform } from './platform/chatbot-platform.ts';
import { chatfuelApiRoot, chatfuelReply, createChatfuel } from './platform/chatfuel.ts';
import { createManychat, manychatApiRoot, manychatContent } from './platform/manychat.ts';
import { createPostToPlatform } from './platform/platform-http.ts';
import { createPlatformCallModel, createPlatformLimits } from './platform/platform-limits.ts';

/** The configured platform. It is not called before there is something to send. */
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
  return createChatfuel({ post: createPostToPlatform(apiRoot ?? chatfuelApiRoot), token, limits, block: block ?? '' });
}

/** Without a token nothing can be pushed: messages wait until the contact writes, and are sent with the answer. */
function createAnswersOnly(renderReply: ChatbotPlatform['renderReply']): ChatbotPlatform {
  const message = 'Without CHATBOT_PLATFORM_TOKEN this is sent when the contact writes next.';
  const wait = () => Promise.reject(new MessengerError('window_closed', { message }));
  return { send: wait, addTag: wait, renderReply };
}
