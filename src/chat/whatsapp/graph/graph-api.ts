import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import type { WhatsAppConfig } from '../../../infra/config/config.ts';
import { readAtMost } from '../../chats/media/read-at-most.ts';
import { MessengerError } from '../../chats/messenger.ts';
import { type FailedCall, graphErrorSchema, messengerErrorOf } from './graph-error.ts';
import type { GraphFault, ReportFault } from './graph-faults.ts';

export type GraphApi = ReturnType<typeof createGraphApi>;

const callTimeoutMs = 30_000;
const uploadTimeoutMs = 5 * 60_000;
const maxAnswerBytes = 1024 * 1024;

const failedSchema = z.object({ error: graphErrorSchema });
const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(512) })).min(1) });
const uploadedSchema = z.object({ id: z.string().min(1).max(200) });
const numberSchema = z.object({ id: z.string(), display_phone_number: z.string().optional() });
const mediaSchema = z.object({
  url: z.url(),
  file_size: z.coerce.number().nonnegative().optional().catch(undefined),
});

interface GraphRequest {
  path: string;
  body?: string | FormData;
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Meta's Graph API, for one phone number. Every call throws a MessengerError, which contains neither the token nor what
 * was sent, or the signal's own reason.
 */
export function createGraphApi({ config, report }: { config: WhatsAppConfig; report: ReportFault }) {
  const { token, phoneNumberId } = config;
  const ask = async <T>(schema: z.ZodType<T>, request: GraphRequest): Promise<T> => {
    const { status, retryAfterMs, json } = await callGraph(config, request);
    if (status >= 200 && status < 300) {
      const read = schema.safeParse(json);
      if (read.success) return read.data;
    }
    const failed = failedSchema.safeParse(json);
    if (!failed.success) throw unreachable(`WhatsApp answered with status ${status}.`, status);
    throw messengerErrorOf(failed.data.error, { status, retryAfterMs, token });
  };
  const call = async <T>(schema: z.ZodType<T>, request: GraphRequest): Promise<T> => {
    try {
      return await ask(schema, request);
    } catch (error) {
      if (error instanceof MessengerError) reportFaultOf(error, report);
      throw error;
    }
  };
  return {
    /** @param message everything but the product. @returns the message's id */
    async send(message: object, signal: AbortSignal): Promise<string> {
      const body = JSON.stringify({ messaging_product: 'whatsapp', ...message });
      const path = `${phoneNumberId}/messages`;
      const { messages } = await call(sentSchema, { path, body, signal, timeoutMs: callTimeoutMs });
      return messages[0]?.id ?? '';
    },
    /** Shows the person that a message of theirs was read. */
    async markRead(messageId: string, signal: AbortSignal): Promise<void> {
      const body = JSON.stringify({ messaging_product: 'whatsapp', status: 'read', message_id: messageId });
      const path = `${phoneNumberId}/messages`;
      await call(z.object({ success: z.literal(true) }), { path, body, signal, timeoutMs: callTimeoutMs });
    },
    /** @returns the id of the media, by which they can be sent for 30 days */
    async upload(file: { bytes: Buffer; type: string; name: string }, signal: AbortSignal): Promise<string> {
      const body = new FormData();
      body.set('messaging_product', 'whatsapp');
      body.set('type', file.type);
      body.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
      const path = `${phoneNumberId}/media`;
      return (await call(uploadedSchema, { path, body, signal, timeoutMs: uploadTimeoutMs })).id;
    },
    /** Where a file that somebody sent can be fetched, for five minutes. `sizeBytes` null = unknown */
    async findMedia(mediaId: string, signal: AbortSignal): Promise<{ url: string; sizeBytes: number | null }> {
      const path = `${encodeURIComponent(mediaId)}?phone_number_id=${phoneNumberId}`;
      const media = await call(mediaSchema, { path, signal, timeoutMs: callTimeoutMs });
      return { url: media.url, sizeBytes: media.file_size ?? null };
    },
    /** Asks for our own number, which tells whether Meta takes our calls, and sends nothing. */
    async check(signal: AbortSignal): Promise<GraphCheck> {
      const path = `${phoneNumberId}?fields=id,display_phone_number`;
      try {
        const number = await ask(numberSchema, { path, signal, timeoutMs: callTimeoutMs });
        return { number: number.display_phone_number ?? number.id, problem: null, fault: null };
      } catch (error) {
        if (!(error instanceof MessengerError)) throw error;
        const fault = (error as FailedCall).fault ?? null;
        // messages need another permission than this question
        if (fault === 'permission') return { number: null, problem: error.message, fault: null };
        reportFaultOf(error, report);
        return { number: null, problem: error.message, fault };
      }
    },
  };
}

interface GraphCheck {
  /** The number as people see it; null = Meta did not answer with it. */
  number: string | null;
  problem: string | null;
  /** What only an operator can mend; null = nothing, or nobody knows. */
  fault: GraphFault | null;
}

function reportFaultOf({ fault, message }: FailedCall, report: ReportFault): void {
  if (fault) report(fault, message);
}

interface GraphAnswer {
  status: number;
  retryAfterMs: number | null;
  json: unknown;
}

async function callGraph(
  { apiRoot, token }: WhatsAppConfig,
  { path, body, signal, timeoutMs }: GraphRequest,
): Promise<GraphAnswer> {
  signal.throwIfAborted();
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  try {
    const answer = await fetch(`${apiRoot}/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const retryAfter = Number(answer.headers.get('retry-after'));
    return {
      status: answer.status,
      retryAfterMs: retryAfter > 0 ? retryAfter * 1000 : null,
      json: await readJson(answer),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MessengerError) throw error;
    // its cause may quote the request, with the token
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
    throw unreachable(`WhatsApp does not answer (${code}).`);
  }
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.body) return null;
  const bytes = await readAtMost(Readable.fromWeb(answer.body as ReadableStream), maxAnswerBytes);
  try {
    return bytes && JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function unreachable(message: string, statusCode?: number): MessengerError {
  return new MessengerError('unreachable', { message, ...(statusCode === undefined ? {} : { statusCode }) });
}
