import axios, { type AxiosInstance } from 'axios';
import { MessengerError, type MessengerFailure } from '../../chats/messenger.ts';

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

/** The error for an answer that is no success. @param words the platform's message; '' = none that is understood */
export function platformRefusal(answer: PlatformAnswer, words: string, known?: MessengerFailure): MessengerError {
  const { status, retryAfterMs } = answer;
  const message = words === '' ? `The chatbot platform answered with status ${status}.` : words.slice(0, 300);
  const failure = known ?? failureOf(status, words);
  return new MessengerError(failure, {
    message,
    statusCode: status,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  });
}

function failureOf(status: number, words: string): MessengerFailure {
  if (status === 429) return 'rate_limited';
  // a wrong token, or an error of the platform's own: nothing is wrong with the message
  if (status === 401 || status === 403 || status >= 500) return 'unreachable';
  // an answer without words does not come from the platform
  return words === '' ? 'unreachable' : failureOfWords(words);
}

/** The platforms have no codes for these, so only the words tell them apart. Unknown words mean `refused`. */
function failureOfWords(words: string): MessengerFailure {
  if (/outside .*window|24[ -]?h/i.test(words)) return 'window_closed';
  const isAboutContact = /subscriber|contact|user/i.test(words);
  if (
    isAboutContact &&
    /not (be )?found|not exist|wrong|unsubscribed|not active|inactive|blocked|deleted/i.test(words)
  ) {
    return 'blocked';
  }
  return 'refused';
}
