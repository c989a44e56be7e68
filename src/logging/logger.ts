import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Fields that may carry a secret anywhere in a logged object, two levels deep. */
const secretFields = [
  'authorization',
  'api_key',
  'api_token',
  'apiKey',
  'apiToken',
  'token',
  'secret',
  'password',
  'callbackSecret',
  'callback_secret',
  'cookie',
];

/** Bot tokens stand in the path of Telegram's addresses: `/bot<id>:<token>/…`. */
const botTokenInUrl = /\/bot\d+:[A-Za-z0-9_-]+/g;

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map(redactBotToken) as Parameters<typeof method>);
      },
    },
  });
}

export const silentLogger: Logger = pino({ level: 'silent' });

function redactBotToken(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(botTokenInUrl, '/bot[redacted]') : value;
}
