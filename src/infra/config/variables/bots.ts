import { httpUrl, oneOf, text, textLike, type Variable } from '../variable.ts';

const telegramToken = textLike(/^\d+:[\w-]+$/, 'a bot token from BotFather');

export const botsVariables = {
  TELEGRAM_BOT_TOKEN: { ...telegramToken, about: 'token of the caption bot on Telegram; unset = no caption bot' },
  TELEGRAM_API_ROOT: {
    schema: httpUrl.schema.transform((value) => value.replace(/\/+$/, '')),
    allowed: httpUrl.allowed,
    default: 'https://api.telegram.org',
    about: 'base URL of the Bot API server that both bots use',
  },
  TELEGRAM_UPDATES: {
    ...oneOf(['polling', 'webhook']),
    default: 'polling',
    about: 'how the caption bot receives messages',
  },
  TELEGRAM_WEBHOOK_SECRET: {
    ...textLike(/^[\w-]{1,256}$/, '1 to 256 characters of A-Z a-z 0-9 _ -'),
    neededWith: 'TELEGRAM_UPDATES=webhook',
    about: 'secret by which webhook calls from Telegram are recognised',
  },
  WHATSAPP_TOKEN: {
    ...textLike(/^\S+$/, 'text without blanks'),
    about: 'access token for WhatsApp’s Cloud API (see docs/whatsapp.md); unset = no WhatsApp',
  },
  WHATSAPP_PHONE_NUMBER_ID: {
    ...textLike(/^\d{1,40}$/, 'digits'),
    neededWith: 'WHATSAPP_TOKEN',
    about: 'id of the phone number that people write to, not the number itself',
  },
  WHATSAPP_APP_SECRET: {
    ...text('any text'),
    neededWith: 'WHATSAPP_TOKEN',
    about: 'secret of the Meta app, by which webhook calls are recognised',
  },
  WHATSAPP_VERIFY_TOKEN: {
    ...text('any text'),
    neededWith: 'WHATSAPP_TOKEN',
    about: 'word of your choice that Meta repeats when it verifies the webhook',
  },
  WHATSAPP_API_ROOT: {
    schema: httpUrl.schema.transform((value) => value.replace(/\/+$/, '')),
    allowed: httpUrl.allowed,
    default: 'https://graph.facebook.com/v24.0',
    about: 'base URL of the Graph API; v24.0 is added where it names no version',
  },
  WHATSAPP_TEMPLATE: {
    ...textLike(/^[a-z0-9_]{1,512}(\/[a-z]{2,3}(_[A-Z]{2})?)?$/, 'a name, or a name and a language: video_news/en_US'),
    about:
      'approved template for what comes more than 24 hours after a person last wrote; its language is en unless named; unset = it waits until they write',
  },
  OPERATOR_BOT_TOKEN: {
    ...telegramToken,
    about: 'token of the operators’ bot on Telegram; unset = no operators’ bot',
  },
  OPERATOR_CHAT_IDS: {
    ...textLike(/^-?\d+(\s*,\s*-?\d+)*$/, 'chat ids separated by commas'),
    neededWith: 'OPERATOR_BOT_TOKEN',
    about: 'Telegram chats that may use the operators’ bot',
  },
  CHATBOT_PLATFORM: {
    ...oneOf(['manychat', 'chatfuel']),
    default: 'manychat',
    about: 'chatbot platform through which contacts order videos',
  },
  CHATBOT_PLATFORM_API_ROOT: { ...httpUrl, about: 'base URL of the platform’s API; unset = the official one' },
  CHATBOT_PLATFORM_TOKEN: {
    ...text('any text'),
    about: 'API key for the chatbot platform; unset = no messages are sent to it',
  },
  CHATBOT_PLATFORM_BLOCK: {
    ...text('a block name'),
    neededWith: 'CHATBOT_PLATFORM_TOKEN and CHATBOT_PLATFORM=chatfuel',
    about: 'name of the Chatfuel block that sends messages',
  },
  SENTENCE_MODEL: {
    ...oneOf(['encoder', 'none']),
    default: 'encoder',
    about:
      'how chats find out what a message means that no rule reads: by an encoder of sentences on this machine (81 MB on the disk), or not at all (none)',
  },
  CHAT_MODEL_URL: {
    ...httpUrl,
    about:
      'base URL of an OpenAI-compatible chat API, including /v1, that is asked about messages which the rules do not wholly understand (see docs/bots.md); unset = none',
  },
  CHAT_MODEL: { ...text('a name'), neededWith: 'CHAT_MODEL_URL', about: 'name of the model at CHAT_MODEL_URL' },
  CHAT_MODEL_KEY: { ...text('any text'), about: 'API key for CHAT_MODEL_URL; unset = none is sent' },
} as const satisfies Record<string, Variable>;
