import type { Readable } from 'node:stream';
import axios, { type AxiosResponse } from 'axios';
import type { GuardedAgents } from './guarded-agents.ts';
import { limitedTransport } from './limit-answer.ts';
import { type AddressRule, assertAllowedHost } from './public-address.ts';

/** What every request to an address that somebody else chose needs. */
export interface GuardedConnection {
  agents: GuardedAgents;
  rule: AddressRule;
  signal: AbortSignal;
  /** Called for every response, redirects included. */
  onAnswer(): void;
}

export interface GuardedAnswer {
  response: AxiosResponse<Readable>;
  finalUrl: URL;
}

interface GuardedRequest {
  url: URL;
  headers: Record<string, string>;
  /** Sent by POST; absent = a GET request. */
  body?: string;
}

/**
 * Sends one request and follows no redirect. Any status is an answer. The body is a stream that is not decompressed: read
 * it, or destroy it. Path and query are sent as they stand in the URL, because they may be signed.
 * @throws ForbiddenAddressError; AxiosError
 */
export async function requestOnce(
  { url, headers, body }: GuardedRequest,
  { agents, rule, signal, onAnswer }: GuardedConnection,
): Promise<AxiosResponse<Readable>> {
  assertAllowedHost(url, rule);
  const response = await axios.request<Readable>({
    url: url.href,
    method: body === undefined ? 'GET' : 'POST',
    data: body,
    ...agents,
    adapter: 'http',
    transport: limitedTransport,
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    decompress: false,
    signal,
    validateStatus: () => true,
    headers: { ...headers, 'Accept-Encoding': 'identity', 'User-Agent': 'Captioneer/1.0' },
  });
  onAnswer();
  return response;
}
