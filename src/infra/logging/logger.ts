import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { DestinationStream, Logger } from 'pino';

/** Fields whose values are redacted in logged objects, up to two levels deep. */
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

/** Characters that wait for a reader of the log. Beyond them lines are dropped, so that the service never waits. */
const maxWaiting = 8 * 1024 * 1024;

/**
 * Writes to standard output without waiting for its reader. What still waits when the process exits is written then.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: maxWaiting });
}

/**
 * @param destination default: standard output
 * @param fieldsOfLine what each line says besides its own fields
 */
export function createLogger(
  level: string,
  destination: DestinationStream = standardOutput(),
  fieldsOfLine?: () => object,
): Logger {
  const options: LoggerOptions = {
    level,
    ...(fieldsOfLine ? { mixin: fieldsOfLine } : {}),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    // on whole lines, since messages and stacks of errors may contain tokens too
    hooks: { streamWrite: redactBotTokens },
  };
  return pino(options, destination);
}

/**
 * Writes to the same log without looking for fields with secrets, which takes longer than writing the line. For lines whose
 * fields are all named in the code, and harmless.
 */
export function withoutRedaction(logger: Logger): Logger {
  return logger.child({}, { redact: [] });
}

export const silentLogger: Logger = pino({ level: 'silent' });

/**
 * Telegram’s bot tokens, `<number of the bot>:<secret>`: in URLs (`/bot<token>/…`) and on their own, as in the paths of a
 * local Bot API server.
 */
const botToken = /(?<=bot)\d+:[\w-]+|\b\d{6,}:[\w-]{30,}/g;

export function redactBotTokens(text: string): string {
  return text.replace(botToken, '[redacted]');
}
