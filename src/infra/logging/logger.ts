import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redactBotTokens } from './redact-bot-tokens.ts';

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

/** @param destination where lines go; left out = standard output */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    // whole lines: errors hold tokens in their messages and stacks, too
    hooks: { streamWrite: redactBotTokens },
  };
  return pino(options, destination);
}

export const silentLogger: Logger = pino({ level: 'silent' });
