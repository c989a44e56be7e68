import type { Readable } from 'node:stream';
import axios, { type AxiosResponse } from 'axios';
import type { Clock } from '../../infra/clock.ts';
import type { GuardedAgents } from '../../infra/fetching/guarded-agents.ts';
import { linkAbort } from '../../infra/fetching/linked-abort.ts';
import { type AddressRule, assertAllowedHost } from '../../infra/fetching/public-address.ts';
import { describeSendFailure } from './describe-send-failure.ts';
import { signWebhook } from './sign-webhook.ts';

/** No more of a receiver's answer is read. */
export const answerBytes = 64 * 1024;

export interface PostDeps {
  agents: GuardedAgents;
  rule: AddressRule;
  clock: Clock;
  /** From looking the name up to the end of the answer. */
  timeoutMs: number;
}

export interface EventToPost {
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
      /** At most 64 KiB and what came with them in one piece; less where it broke off after the status. */
      answer: Buffer;
    }
  /** In a few words for the account's owner. */
  | { kind: 'unreached'; error: string };

/**
 * POSTs an event once, signed, to an address that somebody gave; a redirect is an answer like others.
 * @throws the signal's reason when the caller aborts
 */
export async function postEvent(deps: PostDeps, event: EventToPost, signal: AbortSignal): Promise<Posted> {
  const linked = linkAbort(signal);
  const deadline = setTimeout(() => linked.abort(new Error('out of time')), deps.timeoutMs);
  try {
    const response = await post(deps, event, linked.signal);
    const answer = await readSome(response.data, linked.signal);
    return { kind: 'answered', statusCode: response.status, headers: headersOf(response), answer };
  } catch (error) {
    signal.throwIfAborted();
    const outOfTime = linked.signal.aborted;
    return {
      kind: 'unreached',
      error: outOfTime ? `no answer within ${deps.timeoutMs / 1000} s` : describeSendFailure(error),
    };
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
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    decompress: false,
    signal,
    validateStatus: () => true,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Captioneer/1.0',
      // an answer that is shown to somebody is shown as it comes
      'Accept-Encoding': 'identity',
      ...signWebhook({ id: eventId, timestamp, body, secrets }),
    },
  });
}

function headersOf({ headers }: AxiosResponse<Readable>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Lets the receiver finish its answer; the status has been said already, so nothing here can fail the attempt. */
async function readSome(answer: Readable, deadline: AbortSignal): Promise<Buffer> {
  const stop = () => answer.destroy();
  deadline.addEventListener('abort', stop, { once: true });
  const chunks: Buffer[] = [];
  try {
    let readBytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      readBytes += chunk.length;
      if (readBytes >= answerBytes) break;
    }
  } catch {
    // broken off, or out of time
  } finally {
    deadline.removeEventListener('abort', stop);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
