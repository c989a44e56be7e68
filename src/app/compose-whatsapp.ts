import { languageOfChat } from '../chat/chats/chat-preferences.ts';
import { createConversationModel } from '../chat/chats/conversation.model.ts';
import type { ChatServices } from '../chat/chats/create-chats.ts';
import type { Messengers } from '../chat/chats/messenger.ts';
import { createWhatsAppWatch } from '../chat/whatsapp/check-whatsapp.ts';
import { createWhatsAppMessenger } from '../chat/whatsapp/create-whatsapp-messenger.ts';
import { createGraphApi } from '../chat/whatsapp/graph/graph-api.ts';
import { createFaultReport, registerGraphMetrics } from '../chat/whatsapp/graph/graph-faults.ts';
import { createWhatsAppWebhook, type WhatsAppWebhook } from '../chat/whatsapp/webhook/receive-webhook.ts';
import { systemClock } from '../infra/clock.ts';
import type { ComposeDeps } from './compose-deps.ts';

interface WhatsAppParts {
  /** None if it is not configured. */
  messengers: Pick<Messengers, 'whatsapp'>;
  /** What Meta calls; null = WhatsApp is not configured. */
  webhook(chats: ChatServices): WhatsAppWebhook | null;
  /** What Meta refuses our calls for; null = nothing that is known. */
  refusal(): Promise<string | null>;
}

export function composeWhatsApp({
  config: { whatsapp: config, allowPrivateNetwork },
  ...deps
}: ComposeDeps): WhatsAppParts {
  const { database, logger, registry } = deps;
  const report = createFaultReport({ logger, metrics: registerGraphMetrics(registry) });
  if (!config) return { messengers: {}, webhook: () => null, refusal: async () => null };
  const graph = createGraphApi({ config, report });
  const conversations = createConversationModel(database.connection);
  const languageOf = (address: Parameters<typeof languageOfChat>[1]) => languageOfChat({ conversations }, address);
  return {
    messengers: { whatsapp: createWhatsAppMessenger({ config, allowPrivateNetwork, graph, languageOf }) },
    webhook: (chats) => createWhatsAppWebhook({ config, chats, logger, report, clock: systemClock }),
    refusal: createWhatsAppWatch({ graph, clock: systemClock }),
  };
}
