import { httpUrl, oneOf, text, textLike, type Variable } from './variable.ts';

const telegramToken = textLike(/^\d+:[\w-]+$/, 'a bot token from BotFather');

/** The two Telegram bots, and the chatbot platform. */
export const botVariables = {
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
  OPERATOR_BOT_TOKEN: { ...telegramToken, about: 'token of the operators’ bot on Telegram; unset = no operators’ bot' },
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
} as const satisfies Record<string, Variable>;
