import { randomBytes } from 'node:crypto';
import { createTelegramMessenger } from '../../bots/caption-bot/messenger/create-telegram-messenger.ts';
import { createOperatorMessenger } from '../../bots/operator-bot/create-operator-messenger.ts';
import { createChatModel } from '../chat/chat-model/create-chat-model.ts';
import { createChatbotContactModel } from '../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createPlatformMessenger } from '../chat/chatbot-platform/create-platform-messenger.ts';
import type { ChatbotPlatform } from '../chat/chatbot-platform/platform/chatbot-platform.ts';
import { registerChatMetrics } from '../chat/chats/chat-metrics.ts';
import { createChats } from '../chat/chats/create-chats.ts';
import { createChatMedia } from '../chat/chats/media/chat-media.ts';
import { createFetchFont } from '../chat/chats/media/fetch-font.ts';
import { createTranscribeVoice } from '../chat/chats/media/transcribe-voice.ts';
import type { Messengers } from '../chat/chats/messenger.ts';
import type { ChatActions } from '../chat/chats/turns/effects/chat-actions.ts';
import { systemClock } from '../infra/clock.ts';
import type { Config } from '../infra/config/config.ts';
import type { ObjectStore } from '../infra/storage/object-store.ts';
import type { OperatorMessenger } from '../product/operations/alerts/send-notices.ts';
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
  deps: ComposeDeps,
  { store, mediaBaseUrl }: { store: ObjectStore; mediaBaseUrl: string },
  actions: ChatActions & { videos: VideoServices },
) {
  const { database, logger, queue, workerId, messengers, config, tools, workDirs, tasks, loadEngine, registry } = deps;
  return createChats({
    database,
    logger,
    queue,
    workerId,
    messengers,
    store,
    actions,
    tasks,
    clock: systemClock,
    renderStill: actions.videos.renderStill,
    chatMedia: createChatMedia({ ffmpeg: tools.ffmpeg, store, workDirs, logger }),
    transcribeVoice: createTranscribeVoice({
      ffmpeg: tools.ffmpeg,
      workDirs,
      transcriber: async () => (await loadEngine()).transcriber,
    }),
    fetchFont: createFetchFont({
      workDirs,
      allowPrivateNetwork: config.allowPrivateNetwork,
      shareServices: config.links.shareServices,
    }),
    chatModel: config.chatModel && createChatModel({ endpoint: config.chatModel, logger }),
    resolverHosts: config.links.resolver?.hosts,
    retentionDays: config.limits.retentionDays,
    publicBaseUrl: config.http.publicBaseUrl,
    mediaBaseUrl,
    metrics: registerChatMetrics(registry),
  });
}

/** The messengers that are configured. Every process has them, since any worker may have something to send. */
export function createMessengers({ telegram }: Pick<Config, 'telegram'>): Messengers {
  if (!telegram) return {};
  return { telegram: createTelegramMessenger({ token: telegram.botToken, apiRoot: telegram.apiRoot }) };
}

/** Sends alerts to operators, from every process; null = no operators' bot is configured. */
export function openOperatorMessenger({ operatorBot }: Pick<Config, 'operatorBot'>): OperatorMessenger | null {
  return operatorBot && createOperatorMessenger(operatorBot);
}
