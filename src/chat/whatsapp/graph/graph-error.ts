import { z } from 'zod';
import { MessengerError, type MessengerFailure } from '../../chats/messenger.ts';
import type { GraphFault } from './graph-faults.ts';

/** An error of the Graph API, in an answer or in the status of a message. Unknown fields are ignored. */
export const graphErrorSchema = z.object({
  code: z.number(),
  message: z.string().optional(),
  title: z.string().optional(),
  error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
});

type GraphError = z.infer<typeof graphErrorSchema>;

interface Meaning {
  failure: MessengerFailure;
  retryAfterMs?: number;
  fault?: GraphFault;
}

const minuteMs = 60_000;
const badToken: Meaning = { failure: 'unreachable', fault: 'token' };
const noPermission: Meaning = { failure: 'unreachable', fault: 'permission' };

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const meanings: Record<number, Meaning> = {
  0: badToken,
  190: badToken,
  3: noPermission,
  10: noPermission,
  131005: noPermission,
  133010: { failure: 'unreachable', fault: 'number' },
  131031: { failure: 'unreachable', fault: 'locked' },
  368: { failure: 'unreachable', fault: 'blocked' },
  131042: { failure: 'unreachable', fault: 'payment' },
  1: { failure: 'unreachable' },
  2: { failure: 'unreachable' },
  131000: { failure: 'unreachable' },
  131016: { failure: 'unreachable' },
  131057: { failure: 'unreachable' },
  133004: { failure: 'unreachable' },
  // throughput of the number, and of the pair of both numbers, which is one message in six seconds
  130429: { failure: 'rate_limited' },
  131056: { failure: 'rate_limited', retryAfterMs: 6_000 },
  4: { failure: 'rate_limited', retryAfterMs: minuteMs },
  80007: { failure: 'rate_limited', retryAfterMs: minuteMs },
  133016: { failure: 'rate_limited', retryAfterMs: 10 * minuteMs },
  131048: { failure: 'rate_limited', retryAfterMs: 10 * minuteMs, fault: 'quality' },
  470: { failure: 'window_closed' },
  131047: { failure: 'window_closed' },
  131026: { failure: 'blocked' },
  131050: { failure: 'blocked' },
  130497: { failure: 'blocked' },
  131030: { failure: 'refused', fault: 'recipient' },
  131052: { failure: 'too_large' },
  131053: { failure: 'too_large' },
};

export type FailedCall = MessengerError & { fault?: GraphFault };

/** @param retryAfterMs from the answer's header */
export function messengerErrorOf(
  error: GraphError,
  { status, retryAfterMs, token }: { status: number | null; retryAfterMs?: number | null; token: string },
): FailedCall {
  const known = meanings[error.code] ?? unknownMeaning(error.code, status);
  const words = [error.message ?? error.title ?? '', error.error_data?.details ?? ''].filter(Boolean).join(': ');
  const message = `WhatsApp: ${words.replaceAll(token, '…').slice(0, 400)} (${error.code})`;
  const wait = retryAfterMs ?? known.retryAfterMs;
  const facts = {
    message,
    ...(wait ? { retryAfterMs: wait } : {}),
    ...(status === null ? {} : { statusCode: status }),
  };
  const made: FailedCall = new MessengerError(known.failure, facts);
  if (known.fault) made.fault = known.fault;
  return made;
}

function unknownMeaning(code: number, status: number | null): Meaning {
  if (code >= 200 && code < 300) return noPermission;
  if (status === 429) return { failure: 'rate_limited' };
  const isTheirs = status === 401 || status === 403 || (status !== null && status >= 500);
  return { failure: isTheirs ? 'unreachable' : 'refused' };
}
