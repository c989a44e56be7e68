import type { Readable } from 'node:stream';
import axios, { type AxiosResponse } from 'axios';
import { AppError } from '../errors/app-error.ts';
import type { GuardedAgents } from './guarded-agents.ts';
import { limitedTransport } from './limit-answer.ts';
import { parseHttpUrl } from './parse-http-url.ts';
import { type AddressRule, assertAllowedHost } from './public-address.ts';

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Sends a GET request and follows at most 5 redirects itself, checking each address. Returns any response that is not a
 * redirect. The body is not decompressed.
 * @throws AppError `source_forbidden_address`, `source_too_many_redirects`, `source_unreachable`; AxiosError
 */
export async function guardedGet({ url, onAnswer, ...connection }: GuardedGet): Promise<GuardedAnswer> {
  let current = parseHttpUrl(url);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await getOnce(current, connection);
    onAnswer();
    if (!redirectStatuses.has(response.status)) return { response, finalUrl: current };
    response.data.destroy();
    current = redirectTarget(response, current);
  }
  throw new AppError('source_too_many_redirects', { args: { maxRedirects }, details: { retryable: false } });
}

export interface GuardedGet {
  url: string;
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

async function getOnce(
  url: URL,
  { agents, rule, signal }: Omit<GuardedGet, 'url' | 'onAnswer'>,
): Promise<AxiosResponse<Readable>> {
  assertAllowedHost(url, rule);
  return axios.get<Readable>(url.href, {
    ...agents,
    adapter: 'http',
    transport: limitedTransport,
    proxy: false,
    maxRedirects: 0,
    responseType: 'stream',
    decompress: false,
    signal,
    validateStatus: () => true,
    headers: { Accept: 'video/*, */*;q=0.5', 'Accept-Encoding': 'identity', 'User-Agent': 'Captioneer/1.0' },
  });
}

function redirectTarget(response: AxiosResponse<Readable>, from: URL): URL {
  const location: unknown = response.headers.location;
  if (typeof location === 'string' && location !== '') return parseHttpUrl(location, from);
  throw new AppError('source_unreachable', {
    reason: 'redirects_nowhere',
    details: { status: response.status, retryable: false },
  });
}
