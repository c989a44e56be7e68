import type { Context } from 'koa';
import { isNestedTooDeep } from '../../../infra/validation/input-limits.ts';
import { isPlainObject } from '../../../infra/validation/php-values.ts';
import { badRequest, HttpError, unsupportedMediaType } from '../routing/http-error.ts';

export type Message = Record<string, unknown>;

/**
 * The message of a body. A list of messages would count as one call.
 * @throws HttpError 400, 406, 415
 */
export function readMessage({ req }: Pick<Context, 'req'>, body: Buffer): Message {
  const { accept = '', 'content-type': type = '' } = req.headers;
  if (!accept.includes('application/json') || !accept.includes('text/event-stream')) {
    const message = 'Send Accept: application/json, text/event-stream, as clients of the protocol do.';
    throw new HttpError({ status: 406, body: { message } });
  }
  if (!/^application\/json\s*(;|$)/i.test(type)) throw unsupportedMediaType('Send the message as application/json.');
  const text = body.toString('utf8');
  if (isNestedTooDeep(text)) throw badRequest('The message nests objects and lists too deep.');
  const message = parse(text);
  if (Array.isArray(message)) throw badRequest('Send one message in a request, not a list.');
  if (!isPlainObject(message)) throw badRequest('The body is not a message of JSON-RPC.');
  return message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}
