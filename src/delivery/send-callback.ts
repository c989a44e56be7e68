import type { Readable } from 'node:stream';
import axios, { type AxiosResponse } from 'axios';
import type { Clock } from '../clock.ts';
import type { GuardedAgents } from '../fetching/guarded-agents.ts';
import { linkAbort } from '../fetching/linked-abort.ts';
import { type AddressRule, assertAllowedHost } from '../fetching/public-address.ts';
import { parseRetryAfterMs } from '../fetching/retry-after.ts';
import type { DeliveryDocument } from './delivery.model.ts';
import { describeSendFailure } from './describe-send-failure.ts';
import { signWebhook } from './sign-webhook.ts';

/** No more of a receiver's answer is read. */
const answerBytes = 64 * 1024;

export interface SendDeps {
  callbackSecrets: (userId: number) => Promise<string[]>;
  agents: GuardedAgents;
  rule: AddressRule;
  clock: Clock;
  /** For the whole attempt, from looking the name up to the end of the answer. */
  timeoutMs: number;
}

/** What became of one attempt. `gone`: the receiver wants no more of it. */
export interface SendResult {
  outcome: 'sent' | 'failed' | 'gone';
  statusCode: number | null;
  error: string | null;
  retryAfterMs: number | null;
}

/**
 * POSTs a delivery once, signed anew; a redirect is a failure. Failing to reach the receiver is a result, not an error.
 * @throws what `callbackSecrets` throws; the signal's reason when the caller aborts
 */
export async function sendCallback(
  deps: SendDeps,
  delivery: DeliveryDocument,
  signal: AbortSignal,
): Promise<SendResult> {
  const secrets = await deps.callbackSecrets(delivery.ownerId);
  const linked = linkAbort(signal);
  const deadline = setTimeout(() => linked.abort(new Error('out of time')), deps.timeoutMs);
  try {
    const response = await post(deps, delivery, { secrets, signal: linked.signal });
    await readSome(response.data, linked.signal);
    return judge(response, deps.clock());
  } catch (error) {
    signal.throwIfAborted();
    const words = linked.signal.aborted ? `no answer within ${deps.timeoutMs / 1000} s` : describeSendFailure(error);
    return { outcome: 'failed', statusCode: null, error: words, retryAfterMs: null };
  } finally {
    clearTimeout(deadline);
    linked.unlink();
  }
}

async function post(
  { agents, rule, clock }: SendDeps,
  { destination, eventId, body }: DeliveryDocument,
  { secrets, signal }: { secrets: string[]; signal: AbortSignal },
): Promise<AxiosResponse<Readable>> {
  assertAllowedHost(new URL(destination), rule);
  const timestamp = Math.floor(clock() / 1000);
  return axios.post<Readable>(destination, Buffer.from(body), {
    ...agents,
    adapter: 'http',
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    decompress: false,
    signal,
    validateStatus: () => true,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Captioneer/1.0',
      ...signWebhook({ id: eventId, timestamp, body, secrets }),
    },
  });
}

/** Lets the receiver finish its answer; the status has been said already, so nothing here can fail the attempt. */
async function readSome(answer: Readable, deadline: AbortSignal): Promise<void> {
  const stop = () => answer.destroy();
  deadline.addEventListener('abort', stop, { once: true });
  try {
    let readBytes = 0;
    for await (const chunk of answer) {
      readBytes += (chunk as Buffer).length;
      if (readBytes >= answerBytes) break;
    }
  } catch {
    // broken off, or out of time
  } finally {
    deadline.removeEventListener('abort', stop);
    answer.destroy();
  }
}

function judge({ status, headers }: AxiosResponse<Readable>, nowMs: number): SendResult {
  const retryAfterMs = parseRetryAfterMs(headers['retry-after'], nowMs);
  if (status >= 200 && status <= 299) return { outcome: 'sent', statusCode: status, error: null, retryAfterMs };
  if (status === 410) {
    return { outcome: 'gone', statusCode: status, error: 'the receiver answered 410: no more of it', retryAfterMs };
  }
  const redirected = status >= 300 && status <= 399;
  const error = `the receiver answered ${status}${redirected ? ', and redirects are not followed' : ''}`;
  return { outcome: 'failed', statusCode: status, error, retryAfterMs };
}
