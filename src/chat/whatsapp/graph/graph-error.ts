import { z } from 'zod';
import { MessengerError, type MessengerFailure } from '../../chats/messenger.ts';

/** An error of the Graph API, in an answer or in the status of a message. Unknown fields are ignored. */
export const graphErrorSchema = z.object({
  code: z.number(),
  message: z.string().optional(),
  title: z.string().optional(),
  error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
});

export type GraphError = z.infer<typeof graphErrorSchema>;

interface Meaning {
  failure: MessengerFailure;
  retryAfterMs?: number;
  /** What an operator has to do: nothing is wrong with the message. */
  advice?: string;
}

const minuteMs = 60_000;
const badToken = 'Meta refuses WHATSAPP_TOKEN: make a new token of the system user, with whatsapp_business_messaging';

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const meanings: Record<number, Meaning> = {
  0: { failure: 'unreachable', advice: badToken },
  190: { failure: 'unreachable', advice: badToken },
  3: { failure: 'unreachable', advice: badToken },
  10: { failure: 'unreachable', advice: badToken },
  131005: { failure: 'unreachable', advice: badToken },
  133010: {
    failure: 'unreachable',
    advice: 'The number of WHATSAPP_PHONE_NUMBER_ID is not registered with the Cloud API',
  },
  131031: { failure: 'unreachable', advice: 'Meta has locked the WhatsApp Business account: see Business Support' },
  368: {
    failure: 'unreachable',
    advice: 'Meta has blocked the WhatsApp Business account for a while: see its quality',
  },
  131042: { failure: 'unreachable', advice: 'The WhatsApp Business account has no valid way to pay' },
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
  131048: {
    failure: 'rate_limited',
    retryAfterMs: 10 * minuteMs,
    advice: 'Too many people have blocked or reported the number: see its quality',
  },
  470: { failure: 'window_closed' },
  131047: { failure: 'window_closed' },
  131026: { failure: 'blocked' },
  131050: { failure: 'blocked' },
  130497: { failure: 'blocked' },
  131030: {
    failure: 'refused',
    advice: 'A test number writes to five numbers only: add the person to its list, or register a number of your own',
  },
  131052: { failure: 'too_large' },
  131053: { failure: 'too_large' },
};

/** @param retryAfterMs from the answer's header */
export function messengerErrorOf(
  error: GraphError,
  { status, retryAfterMs, token }: { status: number | null; retryAfterMs?: number | null; token: string },
): MessengerError & { advice?: string } {
  const known = meanings[error.code] ?? { failure: failureOfStatus(error.code, status) };
  const words = [error.message ?? error.title ?? '', error.error_data?.details ?? ''].filter(Boolean).join(': ');
  const message = `WhatsApp: ${words.replaceAll(token, '…').slice(0, 400)} (${error.code})`;
  const wait = retryAfterMs ?? known.retryAfterMs;
  const facts = {
    message,
    ...(wait ? { retryAfterMs: wait } : {}),
    ...(status === null ? {} : { statusCode: status }),
  };
  const made: MessengerError & { advice?: string } = new MessengerError(known.failure, facts);
  if (known.advice) made.advice = known.advice;
  return made;
}

function failureOfStatus(code: number, status: number | null): MessengerFailure {
  // permissions that the token lacks
  if (code >= 200 && code < 300) return 'unreachable';
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403 || (status !== null && status >= 500)) return 'unreachable';
  return 'refused';
}
