import { CaptioneerError, ConnectionError } from '../errors.ts';
import { readError } from './read-error.ts';
import { refuseRedirect } from './refuse-redirect.ts';
import { retryWaitMs } from './retry-policy.ts';
import { limitTime } from './time-limit.ts';
import { wait } from './wait.ts';

export interface TransportOptions {
  /**
   * Address of the service, such as `https://captions.example.com`. In a browser also a path of your own site, behind which your
   * server passes calls on. Default: the environment's CAPTIONEER_URL.
   */
  baseUrl?: string;
  /**
   * The account's API token. Default: the environment's CAPTIONEER_TOKEN, if `baseUrl` is left out too. Leave it out in browsers,
   * where anybody could read it, and let your server add it.
   */
  token?: string;
  /** For one try of a call; default 60,000. `Infinity` = no limit. */
  timeoutMs?: number;
  /** How often a call is sent again that the service could not answer; default 4. */
  maxRetries?: number;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the call, its waits included, with the reason of the signal. */
  signal?: AbortSignal;
  /** For one try; default: that of the client. */
  timeoutMs?: number;
  /** Default: that of the client. */
  maxRetries?: number;
}

export interface WriteOptions extends CallOptions {
  /**
   * The same key is the same call, for 24 hours: it is carried out once, however often you send it. Default: a new one for each call,
   * which covers the tries of this call.
   */
  idempotencyKey?: string;
}

export interface Call<T> extends CallOptions {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, such as `/videos`. */
  path: string;
  query?: Record<string, unknown>;
  /** Sent as JSON. */
  json?: unknown;
  bytes?: ArrayBuffer;
  headers?: Record<string, string>;
  /** Whether it may run twice. Default: all methods but POST and PATCH may. */
  isRepeatable?: boolean;
  /** Reads the reply; it belongs to the try and its time. */
  read(reply: Response, limit: { signal: AbortSignal }): Promise<T>;
}

export interface Transport {
  /**
   * Sends a call, again where that helps, and reads the reply.
   * @throws ApiError, ConnectionError, TimeoutError, or what the caller's signal was aborted with
   */
  send<T>(call: Call<T>): Promise<T>;
  /** One try whose reply is read piece by piece; the caller sets the limits of time. */
  open(call: Pick<Call<unknown>, 'path' | 'headers'> & { signal: AbortSignal }): Promise<Response>;
}

const defaultTimeoutMs = 60_000;
const defaultMaxRetries = 4;

/** Everything that goes over HTTP: addresses, the token, limits of time, tries. @throws TypeError for a bad address or token */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, token } = options.baseUrl === undefined ? { ...fromEnvironment(), ...given(options) } : options;
  const root = apiRoot(baseUrl);
  const doFetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const authorization: Record<string, string> = token ? { Authorization: `Bearer ${checked(token)}` } : {};

  async function request(call: Omit<Call<unknown>, 'read'>, signal: AbortSignal): Promise<Response> {
    const { method, path, query = {}, json, bytes } = call;
    const content: Record<string, string> = json === undefined ? {} : { 'Content-Type': 'application/json' };
    const body = json === undefined ? bytes : JSON.stringify(json);
    const headers = { ...authorization, ...content, ...call.headers };
    const init = { method, headers, body, signal, redirect: 'manual' } as const;
    const reply = await doFetch(`${root}${path}${search(query)}`, init).catch((cause) => {
      throw signal.aborted ? signal.reason : notReached(root, cause);
    });
    refuseRedirect(reply, root);
    if (!reply.ok) throw await readError(reply);
    return reply;
  }

  async function tryOnce<T>(call: Call<T>): Promise<T> {
    const { timeoutMs = options.timeoutMs ?? defaultTimeoutMs, signal } = call;
    const limit = limitTime({ timeoutMs, signal, what: `${call.method} ${call.path}` });
    try {
      return await call.read(await request(call, limit.signal), limit);
    } catch (error) {
      if (limit.signal.aborted) throw limit.signal.reason;
      throw error instanceof CaptioneerError ? error : notReached(root, error);
    } finally {
      limit.clear();
    }
  }

  return {
    async send(call) {
      const { maxRetries = options.maxRetries ?? defaultMaxRetries, signal } = call;
      const { isRepeatable = call.method !== 'POST' && call.method !== 'PATCH' } = call;
      for (let retries = 0; ; retries += 1) {
        try {
          return await tryOnce(call);
        } catch (error) {
          if (!(error instanceof CaptioneerError) || signal?.aborted || retries >= maxRetries) throw error;
          const waitMs = retryWaitMs({ error, retries, isRepeatable });
          if (waitMs === null) throw error;
          await wait(waitMs, signal);
        }
      }
    },
    open: ({ signal, ...call }) => request({ method: 'GET', ...call }, signal),
  };
}

/** A token of the environment is never sent to an address that somebody else chose. */
function fromEnvironment(): Pick<TransportOptions, 'baseUrl' | 'token'> {
  const { env = {} } = (globalThis as { process?: { env?: Record<string, string | undefined> } }).process ?? {};
  return { baseUrl: env.CAPTIONEER_URL, token: env.CAPTIONEER_TOKEN };
}

function given({ token }: TransportOptions): Pick<TransportOptions, 'token'> {
  return token === undefined ? {} : { token };
}

/** No header can carry another one, and the error of `fetch` would be taken for a network that is down. */
function checked(token: string): string {
  const trimmed = token.trim();
  if (/^[\x20-\x7e]+$/.test(trimmed)) return trimmed;
  throw new TypeError('The token has characters that no token has. Copy it once more, without what stands around it.');
}

function apiRoot(baseUrl = ''): string {
  const trimmed = baseUrl.replace(/\/+$/, '').replace(/\/api$/, '');
  // a path is relative to the page, which only a browser has
  const isPath = baseUrl === '/' || /^\/(?!\/)/.test(trimmed);
  if (!isPath && !/^https?:\/\/[^/]/.test(trimmed)) {
    throw new TypeError(
      `baseUrl (or CAPTIONEER_URL) must be an address such as https://captions.example.com, not «${baseUrl}».`,
    );
  }
  return `${trimmed}/api`;
}

function search(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = given.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return text.length > 0 ? `?${new URLSearchParams(text)}` : '';
}

function notReached(root: string, cause: unknown): ConnectionError {
  return new ConnectionError('connection_failed', `No answer came from ${root || 'the service'}.`, { cause });
}
