import axios, { type AxiosInstance } from 'axios';
import { MessengerError } from '../../chats/messenger.ts';

export interface PlatformAnswer {
  status: number;
  body: unknown;
  /** null = the answer has no Retry-After header. */
  retryAfterMs: number | null;
}

interface PlatformRequest {
  path: string;
  query?: Record<string, string>;
  body: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/** @throws MessengerError `unreachable` when there is no answer; it contains neither the token nor any message text */
export type PostToPlatform = (request: PlatformRequest) => Promise<PlatformAnswer>;

const timeoutMs = 15_000;
const maxAnswerBytes = 1024 * 1024;

/** @param apiRoot set by the operator, so private addresses are allowed */
export function createPostToPlatform(apiRoot: string): PostToPlatform {
  const client = axios.create({
    baseURL: apiRoot.replace(/\/+$/, ''),
    timeout: timeoutMs,
    maxContentLength: maxAnswerBytes,
    maxRedirects: 0,
    proxy: false,
    validateStatus: () => true,
  });
  return (request) => post(client, request);
}

async function post(client: AxiosInstance, { path, query, body, headers, signal }: PlatformRequest) {
  try {
    const answer = await client.post<unknown>(path, body, { params: query, headers, signal });
    const retryAfter = Number(answer.headers['retry-after']);
    const retryAfterMs = retryAfter > 0 ? retryAfter * 1000 : null;
    return { status: answer.status, body: answer.data, retryAfterMs };
  } catch (error) {
    signal.throwIfAborted();
    // the library's error contains the whole request with the token
    const code = axios.isAxiosError(error) ? error.code : undefined;
    throw new MessengerError('unreachable', {
      message: `The chatbot platform does not answer (${code ?? 'no code'}).`,
    });
  }
}
