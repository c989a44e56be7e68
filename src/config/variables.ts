import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { encoderNames, logLevels, paymentProviderNames, signUps } from './config.ts';
import type { Disk } from './disk.ts';
import { parsePriceTable } from './price-table.ts';

const truthy = ['true', '1', 'yes', 'on'];
const falsy = ['false', '0', 'no', 'off'];

const flag = z
  .string()
  .refine((value) => [...truthy, ...falsy].includes(value.toLowerCase()))
  .transform((value) => truthy.includes(value.toLowerCase()));

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const httpUrl = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const text = z.string().min(1);

const secret = (setting: string) => ({ schema: text, rule: `must not be empty (needed with ${setting})` });

const providerList = z.string().refine((value) => {
  const names = value.split(',').map((name) => name.trim());
  return new Set(names).size === names.length && names.every((name) => isOneOf(paymentProviderNames, name));
});

const isOneOf = (allowed: readonly string[], value: string) => allowed.includes(value);

/** PRICE_TABLE's JSON: the value itself, or what the file of that name holds; null when there is no such file. */
export const priceTableJson = (disk: Disk, value: string) => (/^[[{]/.test(value) ? value : disk.readText(value));

export interface Variable {
  schema: z.ZodType;
  /** Completes «NAME …», e.g. «must be a whole number from 0 to 65535». */
  rule: string;
  /** What the value, a path, has to find on the disk. */
  fits?: (disk: Disk, value: string) => boolean;
  /** As the README's table says it; absent = unset. */
  default?: string;
  /** What it is for, as `.env.example` and the README say it. */
  about: string;
}

const gibibyte = 1024 ** 3;

/** Every environment variable of the service: the only list, from which errors, README and .env.example are checked. */
export const variables = {
  PORT: {
    schema: integer(0, 65_535),
    rule: 'must be a whole number from 0 to 65535',
    default: '3000',
    about: 'port the API listens on',
  },
  HOST: {
    schema: text,
    rule: 'must be an address or host name',
    default: '127.0.0.1',
    about: 'address the API listens on',
  },
  PUBLIC_BASE_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL',
    about: 'how the outside names this service; unset = http://HOST:PORT',
  },
  TRUST_PROXY: {
    schema: integer(0, 10),
    rule: 'must be the number of proxies before the service, 0 to 10',
    default: '0',
    about: 'how many proxies stand before the API',
  },
  DATA_DIR: {
    schema: text,
    fits: (disk, path) => disk.takesFolder(path),
    rule: 'must be a folder, or the name of one to be made, that this user may write to',
    default: './data',
    about: 'embedded database and disk storage',
  },
  CACHE_DIR: {
    schema: text,
    rule: 'must be a folder',
    default: './.cache',
    about: 'downloaded tools and models, shared by any number of DATA_DIRs',
  },
  MONGODB_URI: {
    schema: z.string().regex(/^mongodb(\+srv)?:\/\//),
    rule: 'must start with mongodb:// or mongodb+srv://',
    about: 'a replica set of your own; unset = an embedded one under DATA_DIR',
  },
  STORAGE: { schema: z.enum(['disk', 's3']), rule: 'must be disk or s3', default: 'disk', about: 'where media lives' },
  S3_ENDPOINT: { schema: httpUrl, rule: 'must be an http(s) URL', about: 'S3-compatible endpoint; unset = Amazon’s' },
  S3_REGION: { schema: text, rule: 'must be a region name', default: 'us-east-1', about: 'region of the bucket' },
  S3_BUCKET: { schema: text, rule: 'must be a bucket name (needed when STORAGE=s3)', about: 'bucket for media' },
  S3_ACCESS_KEY_ID: { schema: text, rule: 'must be set when STORAGE=s3', about: 'key for the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: text, rule: 'must be set when STORAGE=s3', about: 'secret for the bucket' },
  ALLOW_PRIVATE_NETWORK: {
    schema: flag,
    rule: 'must be true or false',
    default: 'false',
    about: 'lets video_url and callback reach private addresses: for tests and closed networks',
  },
  MAX_VIDEO_SECONDS: {
    schema: integer(1, 86_400),
    rule: 'must be a whole number from 1 to 86400',
    default: '3600',
    about: 'longest video accepted',
  },
  MAX_SOURCE_BYTES: {
    schema: integer(1, 1024 * gibibyte),
    rule: 'must be a whole number of bytes, at least 1',
    default: String(2 * gibibyte),
    about: 'largest source accepted (2 GiB)',
  },
  RETENTION_DAYS: {
    schema: integer(1, 3650),
    rule: 'must be a whole number from 1 to 3650',
    default: '30',
    about: 'how long a finished video is kept',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: integer(0, 1_000_000),
    rule: 'must be a whole number from 0 to 1000000',
    default: '1200',
    about: 'calls a minute for one token, a tenth of it for an address without one; 0 = off',
  },
  FREE_SECONDS_PER_MONTH: {
    schema: integer(0, 10_000_000),
    rule: 'must be a whole number from 0 to 10000000',
    default: '600',
    about: 'every account’s monthly allowance, only when payments are on',
  },
  RENDER_CONCURRENCY: {
    schema: integer(1, 256),
    rule: 'must be a whole number from 1 to 256',
    default: 'half the cores',
    about: 'renders at once in one worker',
  },
  ENCODER: {
    schema: z.enum(encoderNames),
    rule: `must be ${encoderNames.join(' or ')}`,
    default: 'x264-veryfast',
    about: 'encoder and speed',
  },
  FONTS_DIR: {
    schema: text,
    fits: (disk, path) => disk.hasFolder(path),
    rule: 'must be a folder that is there',
    about: 'fonts of your own, e.g. the real THEBOLDFONT',
  },
  SPEECH_ENGINE: {
    schema: z.enum(['whisper', 'openai', 'command', 'none']),
    rule: 'must be whisper, openai, command or none',
    default: 'whisper',
    about: 'who listens',
  },
  SPEECH_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL (needed when SPEECH_ENGINE=openai)',
    about: 'base URL of an OpenAI-compatible speech API, up to and with /v1',
  },
  SPEECH_API_KEY: { schema: text, rule: 'must not be empty', about: 'key for SPEECH_URL' },
  SPEECH_COMMAND: {
    schema: text,
    rule: 'must be a command (needed when SPEECH_ENGINE=command)',
    about: 'program called with a WAV file, printing words as JSON',
  },
  WHISPER_CT2_DIR: {
    schema: text,
    fits: (disk, path) => disk.hasFolder(path),
    rule: 'must be a folder that is there',
    about: 'Whisper weights in CTranslate2 format that you already have',
  },
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
  PAYMENTS_PROVIDER: {
    schema: providerList,
    rule: `must be one, or several separated by commas, of ${paymentProviderNames.join(', ')}`,
    about: 'who tells of payments, one or several separated by commas; unset = payments off, no allowance enforced',
  },
  PAYPAL_VERIFY_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL',
    default: 'https://ipnpb.paypal.com/cgi-bin/webscr',
    about: 'where PayPal’s messages are proved',
  },
  PAYPAL_RECEIVER: {
    schema: text,
    rule: 'must be your receiver email or id (needed with PAYMENTS_PROVIDER=paypal)',
    about: 'who must have been paid',
  },
  PAYMENTS_SECRET: {
    schema: z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/),
    rule: 'must be whsec_ and base64 (needed with PAYMENTS_PROVIDER=signed)',
    about: 'signs payment messages',
  },
  NOWPAYMENTS_IPN_SECRET: {
    ...secret('PAYMENTS_PROVIDER=nowpayments'),
    about: 'NOWPayments’ IPN secret',
  },
  DIGISTORE24_PASSPHRASE: {
    ...secret('PAYMENTS_PROVIDER=digistore24'),
    about: 'SHA passphrase of the IPN connection at Digistore24',
  },
  PAYPRO_VALIDATION_KEY: {
    ...secret('PAYMENTS_PROVIDER=paypro'),
    about: 'validation key of the PayPro Global account',
  },
  PAYMENTS_TEST_ORDERS: {
    schema: flag,
    rule: 'must be true or false',
    default: 'false',
    about: 'lets test orders of digistore24 and paypro, which cost nothing, buy seconds: for trying out only',
  },
  PRICE_TABLE: {
    schema: text,
    fits: (disk, value) => parsePriceTable(priceTableJson(disk, value) ?? '') !== null,
    rule:
      'must be a JSON list, or the path of a file with one, of rows such as ' +
      '{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}: the amount a positive decimal text that ' +
      'fits its currency, seconds a whole number, "period":"month" for a subscription, no row twice ' +
      '(needed with PAYMENTS_PROVIDER)',
    about: 'what an amount buys: inline JSON or a file’s path',
  },
  SMTP_URL: {
    schema: z.string().regex(/^smtps?:\/\//),
    rule: 'must start with smtp:// or smtps://',
    about: 'sends sign-in links; unset = printed in the log',
  },
  MAIL_FROM: {
    schema: z.string().regex(/@/),
    rule: 'must be an email address (needed with SMTP_URL)',
    about: 'sender of mails',
  },
  SIGN_UP: {
    schema: z.enum(signUps),
    rule: `must be ${signUps.join(' or ')}`,
    default: 'open',
    about: 'whether signing in with a new address makes an account; closed = only you and integrations make them',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels),
    rule: `must be one of ${logLevels.join(', ')}`,
    default: 'info',
    about: 'how much is logged',
  },
  METRICS_TOKEN: { schema: text, rule: 'must not be empty', about: 'bearer token for /metrics; unset = open' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** RENDER_CONCURRENCY when unset: one encode fills about two cores. */
export function defaultRenderConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
