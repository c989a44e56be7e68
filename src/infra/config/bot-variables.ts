import { z } from 'zod';
import { httpUrl, text, type Variable } from './variable.ts';

/** The two bots of Telegram, and the chatbot platform. */
export const botVariables = {
  TELEGRAM_BOT_TOKEN: {
    schema: z.string().regex(/^\d+:[\w-]+$/),
    rule: 'must be a bot token as BotFather gives it',
    about: 'the caption bot; unset = no bot',
  },
  TELEGRAM_API_ROOT: {
    schema: httpUrl.transform((value) => value.replace(/\/+$/, '')),
    rule: 'must be an http(s) URL',
    default: 'https://api.telegram.org',
    about: 'Bot API server of both bots',
  },
  TELEGRAM_UPDATES: {
    schema: z.enum(['polling', 'webhook']),
    rule: 'must be polling or webhook',
    default: 'polling',
    about: 'how the caption bot hears of messages',
  },
  TELEGRAM_WEBHOOK_SECRET: {
    schema: z.string().regex(/^[\w-]{1,256}$/),
    rule: 'must be 1 to 256 of A-Z a-z 0-9 _ - (needed when TELEGRAM_UPDATES=webhook)',
    about: 'proves that an update comes from Telegram',
  },
  OPERATOR_BOT_TOKEN: {
    schema: z.string().regex(/^\d+:[\w-]+$/),
    rule: 'must be a bot token as BotFather gives it',
    about: 'the operators’ bot; unset = no bot',
  },
  OPERATOR_CHAT_IDS: {
    schema: z.string().regex(/^-?\d+(\s*,\s*-?\d+)*$/),
    rule: 'must be chat ids separated by commas (needed with OPERATOR_BOT_TOKEN)',
    about: 'chats that may operate',
  },
  CHATBOT_PLATFORM: {
    schema: z.enum(['manychat', 'chatfuel']),
    rule: 'must be manychat or chatfuel',
    default: 'manychat',
    about: 'the chatbot platform’s kind',
  },
  CHATBOT_PLATFORM_API_ROOT: {
    schema: httpUrl,
    rule: 'must be an http(s) URL',
    about: 'its API; unset = the platform’s own',
  },
  CHATBOT_PLATFORM_TOKEN: {
    schema: text,
    rule: 'must not be empty',
    about: 'key for its API; unset = nothing is sent to it',
  },
  CHATBOT_PLATFORM_BLOCK: {
    schema: text,
    rule: 'must be a block name (needed when CHATBOT_PLATFORM=chatfuel has a token)',
    about: 'chatfuel: the block to send',
  },
} as const satisfies Record<string, Variable>;
