import type { ChatbotPlatformConfig, Config, WhatsAppConfig } from './config.ts';
import type { Reader } from './create-reader.ts';

export function readTelegram(reader: Reader): Config['telegram'] {
  if (!reader.isSet('TELEGRAM_BOT_TOKEN')) return null;
  const polling = reader.text('TELEGRAM_UPDATES') !== 'webhook';
  return {
    botToken: reader.needed('TELEGRAM_BOT_TOKEN'),
    apiRoot: reader.text('TELEGRAM_API_ROOT'),
    updates: polling ? { mode: 'polling' } : { mode: 'webhook', secret: reader.needed('TELEGRAM_WEBHOOK_SECRET') },
  };
}

/** Unversioned calls of the Graph API get its oldest version. */
const graphVersion = 'v24.0';

export function readWhatsApp(reader: Reader): WhatsAppConfig | null {
  if (!reader.isSet('WHATSAPP_TOKEN')) return null;
  const root = reader.text('WHATSAPP_API_ROOT');
  const [name = '', language = 'en'] = reader.optional('WHATSAPP_TEMPLATE')?.split('/') ?? [];
  return {
    token: reader.needed('WHATSAPP_TOKEN'),
    phoneNumberId: reader.needed('WHATSAPP_PHONE_NUMBER_ID'),
    appSecret: reader.needed('WHATSAPP_APP_SECRET'),
    verifyToken: reader.needed('WHATSAPP_VERIFY_TOKEN'),
    apiRoot: /\/v\d+\.\d+$/.test(root ?? '') ? root : `${root}/${graphVersion}`,
    template: name === '' ? null : { name, language },
  };
}

export function readOperatorBot(reader: Reader): Config['operatorBot'] {
  if (!reader.isSet('OPERATOR_BOT_TOKEN')) return null;
  return {
    botToken: reader.needed('OPERATOR_BOT_TOKEN'),
    apiRoot: reader.text('TELEGRAM_API_ROOT'),
    chatIds: reader
      .needed('OPERATOR_CHAT_IDS')
      .split(',')
      .map((id) => id.trim()),
  };
}

export function readChatbotPlatform(reader: Reader): ChatbotPlatformConfig {
  const platform = reader.text('CHATBOT_PLATFORM') as ChatbotPlatformConfig['platform'];
  const needsBlock = platform === 'chatfuel' && reader.isSet('CHATBOT_PLATFORM_TOKEN');
  return {
    platform,
    apiRoot: reader.optional('CHATBOT_PLATFORM_API_ROOT'),
    token: reader.optional('CHATBOT_PLATFORM_TOKEN'),
    block: needsBlock ? reader.needed('CHATBOT_PLATFORM_BLOCK') : reader.optional('CHATBOT_PLATFORM_BLOCK'),
  };
}
