import type { Readable } from 'node:stream';
import axios, { type AxiosResponse } from 'axios';
import type { Clock } from '../../infra/clock.ts';
import { causesOf } from '../../infra/fetching/fetch-failures.ts';
import type { GuardedAgents } from '../../infra/fetching/guarded-agents.ts';
import { limitedTransport } from '../../infra/fetching/limit-answer.ts';
import { linkAbort } from '../../infra/fetching/linked-abort.ts';
import { type AddressRule, assertAllowedHost, ForbiddenAddressError } from '../../infra/fetching/public-address.ts';
import { WastefulAnswerError } from '../../infra/fetching/wasteful-answer-error.ts';
import { currentSpan } from '../../infra/tracing/tracing.ts';
import type { DeliveryProblem } from './delivery-problem.ts';
import { signWebhook } from './sign-webhook.ts';

/** A longer answer is not read to its end. */
export const maxAnswerBytes = 64 * 1024;

export interface PostDeps {
  agents: GuardedAgents;
  rule: AddressRule;
  clock: Clock;
  /** From the DNS lookup to the end of the answer. */
  timeoutMs: number;
}

interface EventToPost {
  destination: string;
  /** The `webhook-id`. */
  eventId: string;
  body: string;
  secrets: string[];
}

export type Posted =
  | {
      kind: 'answered';
      statusCode: number;
      headers: Record<string, string>;
      /** At most 64 KiB and the rest of the last chunk; less when the connection broke after the status. */
      answer: Buffer;
    }
  | { kind: 'unreached'; problem: DeliveryProblem };

/**
 * POSTs an event once, signed, to an address that a user gave. Redirects are not followed.
 * @throws the signal's reason when the caller aborts
 */
export async function postEvent(deps: PostDeps, event: EventToPost, signal: AbortSignal): Promise<Posted> {
  const linked = linkAbort(signal);
  const deadline = setTimeout(() => linked.abort(new Error('timed out')), deps.timeoutMs);
  try {
    const response = await post(deps, event, linked.signal);
    const answer = await readSome(response.data, linked.signal);
    return { kind: 'answered', statusCode: response.status, headers: headersOf(response), answer };
  } catch (error) {
    signal.throwIfAborted();
    if (!linked.signal.aborted) return { kind: 'unreached', problem: problemOf(error) };
    const args = { seconds: deps.timeoutMs / 1000 };
    return { kind: 'unreached', problem: { code: 'no_answer_in_time', args } };
  } finally {
    clearTimeout(deadline);
    linked.unlink();
  }
}

async function post(
  { agents, rule, clock }: PostDeps,
  { destination, eventId, body, secrets }: EventToPost,
  signal: AbortSignal,
): Promise<AxiosResponse<Readable>> {
  assertAllowedHost(new URL(destination), rule);
  const timestamp = Math.floor(clock() / 1000);
  return axios.post<Readable>(destination, Buffer.from(body), {
    ...agents,
    adapter: 'http',
    transport: limitedTransport,
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    decompress: false,
    signal,
    validateStatus: () => true,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Captioneer/1.0',
      // the answer to a test event is shown as it is, so it must not be compressed
      'Accept-Encoding': 'identity',
      ...traceHeaders(),
      ...signWebhook({ id: eventId, timestamp, body, secrets }),
    },
  });
}

/** So that the receiver can continue the trace; none while traces are off. */
function traceHeaders(): { traceparent?: string } {
  const span = currentSpan();
  return span === null ? {} : { traceparent: span.traceparent };
}

function headersOf({ headers }: AxiosResponse<Readable>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Reads the beginning of the answer. The status is known already, so a failure here does not fail the attempt. */
async function readSome(answer: Readable, deadline: AbortSignal): Promise<Buffer> {
  const stop = () => answer.destroy();
  deadline.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  try {
    let readBytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      readBytes += chunk.length;
      if (readBytes >= maxAnswerBytes) break;
    }
  } catch {
    // the connection broke, or the time is up
  } finally {
    deadline.removeEventListener('abort', stop);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}

/** Why no answer came. */
function problemOf(error: unknown): DeliveryProblem {
  const causes = causesOf(error);
  if (causes.some((cause) => cause instanceof ForbiddenAddressError)) return { code: 'private_address' };
  if (causes.some((cause) => cause instanceof WastefulAnswerError)) return { code: 'not_a_web_server' };
  const systemCode = causes.map((cause) => (cause as NodeJS.ErrnoException).code).find((found) => found !== undefined);
  if (systemCode === undefined) return { code: 'unreachable' };
  if (systemCode.startsWith('HPE_')) return { code: 'not_a_web_server' };
  return knownProblems[systemCode] ?? { code: 'no_answer', args: { systemCode } };
}

const knownProblems: Record<string, DeliveryProblem> = {
  ENOTFOUND: { code: 'unknown_host' },
  ENODATA: { code: 'unknown_host' },
  ECONNREFUSED: { code: 'refuses_connections' },
  ECONNRESET: { code: 'connection_closed' },
};
