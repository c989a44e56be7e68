import type { AxiosResponse } from 'axios';
import { AppError } from '../errors/app-error.ts';
import { type GuardedAnswer, type GuardedConnection, requestOnce } from './guarded-request.ts';
import { parseHttpUrl } from './parse-http-url.ts';
import { createRedirectCookies } from './redirect-cookies.ts';
import { redirectStatuses } from './redirect-statuses.ts';

const maxRedirects = 5;

/**
 * Sends a GET request and follows at most 5 redirects itself, checking each address. Returns any response that is not a
 * redirect, and one that redirects without saying where to. The body is not decompressed.
 * @throws AppError `source_forbidden_address`, `source_too_many_redirects`, `source_unreachable`; AxiosError
 */
export async function guardedGet({ url, ...connection }: GuardedGet): Promise<GuardedAnswer> {
  let current = parseHttpUrl(url);
  const cookies = createRedirectCookies();
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const headers = { Accept: 'video/*, */*;q=0.5', ...cookies.headerFor(current) };
    const response = await requestOnce({ url: current, headers }, connection);
    const target = redirectTarget(response, current);
    if (target === null) return { response, finalUrl: current };
    response.data.destroy();
    cookies.keep(current, response.headers['set-cookie']);
    current = target;
  }
  throw new AppError('source_too_many_redirects', { args: { maxRedirects }, details: { retryable: false } });
}

interface GuardedGet extends GuardedConnection {
  url: string;
}

function redirectTarget({ status, headers }: Pick<AxiosResponse, 'status' | 'headers'>, from: URL): URL | null {
  const location: unknown = headers.location;
  if (!redirectStatuses.has(status) || typeof location !== 'string' || location === '') return null;
  return parseHttpUrl(location, from);
}
