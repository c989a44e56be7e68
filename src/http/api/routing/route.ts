import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { z } from 'zod';
import type { Clock } from '../../../infra/clock.ts';
import type { RateCountModel } from '../../../infra/database/rate-count.model.ts';
import type { Fields } from '../../../infra/validation/field.ts';
import type { Input } from '../../../infra/validation/validate.ts';
import type { Idempotency } from '../../../product/idempotency/create-idempotency.ts';
import type { Services } from '../../services.ts';
import type { CaptionThreads } from '../mcp/caption-threads.ts';
import { unauthenticated } from './http-error.ts';
import type { LargeBodies } from './large-bodies.ts';
import type { FieldReading, LargeFields } from './large-fields.ts';

/**
 * Who may call, and what calls are counted by (see `createRateLimits`):
 * - `open`: anybody, without limit;
 * - `address`: anybody, by address;
 * - `user`: users, by token;
 * - `user_or_integration`: users by token, integrations by key.
 */
export type Access = 'open' | 'address' | 'user' | 'user_or_integration';

/**
 * `fields`: read and parsed before authentication; `raw`: read, but not parsed; `stream`: left to the handler, after
 * authentication.
 */
type BodyKind = 'fields' | 'raw' | 'stream';

/** One address of the API. The router and the OpenAPI document both read it from here. */
export interface Route extends RouteDocs {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** Without `/api`; parameters as `:id`. */
  path: string;
  access: Access;
  /** Default: `fields`. */
  body?: BodyKind;
  /** The fields that are read of a large body, in a thread; absent = `fields` are small, and the handler reads them. */
  largeFields?: LargeFields;
  /** Largest body that is read; default: that of ordinary requests (`serve-route.ts`). */
  maxBodyBytes?: number;
  /** Asked once, at the start; absent = always there. */
  isEnabled?(deps: HandlerDeps): boolean;
  handle(call: Call, deps: HandlerDeps): Promise<Reply>;
}

/** What the OpenAPI document says about a route besides its address. */
interface RouteDocs {
  id: string;
  tag:
    | 'Videos'
    | 'Styles'
    | 'Account'
    | 'Tokens'
    | 'Uploads'
    | 'Chatbot'
    | 'Payments'
    | 'Outputs'
    | 'Assistants'
    | 'Operation';
  summary: string;
  description?: string;
  query?: Fields;
  /** Fields of the body, and examples of it by name. */
  fields?: Fields;
  examples?: Record<string, Record<string, unknown>>;
  /** A body that has no fields, e.g. multipart. */
  content?: { type: string; schema: z.ZodType };
  /** Whether `Idempotency-Key` is supported. */
  idempotent?: boolean;
  /** Common errors (400, 401, 413, 429, 431, 500) are added. */
  replies: Record<number, ReplyDocs>;
}

export interface ReplyDocs {
  description: string;
  /** Absent = no body. */
  schema?: z.ZodType;
  example?: unknown;
  /** Default `application/json`. */
  contentType?: string;
  headers?: Record<string, string>;
}

export type Caller =
  | { kind: 'user'; userId: number; tokenId: string; secret: string }
  | { kind: 'integration'; integrationId: string; secret: string }
  | { kind: 'nobody' };

/** One request, as a handler sees it. */
export interface Call {
  caller: Caller;
  params: Record<string, string>;
  query: Input;
  /** The body's fields; empty unless the route's body is `fields`. */
  fields: Input;
  /** The body as it was sent; empty if the route's body is `stream`. */
  rawBody: Buffer;
  /** Of a large body: what `readFields` returns. */
  reading: FieldReading | null;
  /** Koa's context, for handlers that stream. */
  ctx: Context;
}

export interface UserCall extends Call {
  userId: number;
}

/** A plain object is sent as JSON; text, bytes and streams are sent as they are, with a Content-Type in `headers`. */
export interface Reply {
  status: number;
  body?: object | string | Buffer | Readable;
  headers?: Record<string, string>;
}

/** Metrics as Prometheus reads them. */
export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

/** All that handlers may use; each takes just what it needs by its parameter. */
export interface HandlerDeps extends Services {
  idempotency: Idempotency;
  largeBodies: Pick<LargeBodies, 'read'>;
  captionThreads: Pick<CaptionThreads, 'tasksOf'>;
  /** What GET /metrics prints. */
  metrics: MetricsSource;
  /** Where calls are counted for all processes; absent = this process counts for itself. */
  rateCounts?: RateCountModel;
  /** A process that has been asked to stop is not ready any more. */
  phase(): 'starting' | 'running' | 'stopping';
  clock: Clock;
  /**
   * Takes an update that Telegram posts to the caption bot; absent if the bot polls, or if there is none.
   * @throws when the update could not be stored
   */
  receiveTelegramUpdate?(request: { secret: string | null; body: Buffer }): Promise<'taken' | 'refused' | 'unreadable'>;
  /** What Meta calls for WhatsApp; null or absent = it is not configured. */
  whatsapp?: {
    /** @returns the text to answer with; null = it is not Meta who asks */
    verify(query: { mode: string | null; verifyToken: string | null; challenge: string | null }): string | null;
    /** @throws when an update could not be stored */
    receive(request: { signature: string | null; body: Buffer }): Promise<'taken' | 'refused' | 'unreadable' | 'early'>;
  } | null;
  /** How often an event stream without events sends a comment; default 15 s. */
  heartbeatMs?: number;
}

type Rest<R> = Omit<R, 'method' | 'path' | 'access'>;

/** A route for anybody. */
export function openRoute(method: Route['method'], path: string, rest: Rest<Route>): Route {
  return { method, path, access: 'open', ...rest };
}

interface UserRoute extends Omit<Route, 'handle'> {
  handle(call: UserCall, deps: HandlerDeps): Promise<Reply>;
}

/** A route for users with a token, as nearly all are. */
export function userRoute(method: Route['method'], path: string, { handle, ...rest }: Rest<UserRoute>): Route {
  return {
    method,
    path,
    access: 'user',
    ...rest,
    async handle(call, deps) {
      if (call.caller.kind !== 'user') throw unauthenticated('invalid_token');
      return handle({ ...call, userId: call.caller.userId }, deps);
    },
  };
}
