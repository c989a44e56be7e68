import { languageOfChat } from '../chat/chats/chat-preferences.ts';
import { createConversationModel } from '../chat/chats/conversation.model.ts';
import type { ChatServices } from '../chat/chats/create-chats.ts';
import type { Messengers } from '../chat/chats/messenger.ts';
import { createWhatsAppMessenger } from '../chat/whatsapp/create-whatsapp-messenger.ts';
import { createGraphApi } from '../chat/whatsapp/graph/graph-api.ts';
import { createWhatsAppWebhook, type WhatsAppWebhook } from '../chat/whatsapp/webhook/receive-webhook.ts';
import { systemClock } from '../infra/clock.ts';
import type { ComposeDeps } from './compose-deps.ts';

/** WhatsApp as a messenger, if it is configured. */
export function composeWhatsAppMessenger({
  config: { whatsapp: config, allowPrivateNetwork },
  database,
  logger,
}: ComposeDeps): Pick<Messengers, 'whatsapp'> {
  if (!config) return {};
  const conversations = createConversationModel(database.connection);
  return {
    whatsapp: createWhatsAppMessenger({
      config,
      allowPrivateNetwork,
      graph: createGraphApi({ config, logger }),
      languageOf: (address) => languageOfChat({ conversations }, address),
    }),
  };
}

/** What Meta calls; null = WhatsApp is not configured. */
export function composeWhatsAppWebhook(
  { config: { whatsapp: config }, logger }: Pick<ComposeDeps, 'config' | 'logger'>,
  chats: ChatServices,
): WhatsAppWebhook | null {
  return config && createWhatsAppWebhook({ config, chats, logger, clock: systemClock });
}
