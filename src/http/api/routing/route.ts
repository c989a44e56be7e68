import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Input } from '../../../infra/validation/validate.ts';
import type { HandlerDeps } from './handler-deps.ts';
import { unauthenticated } from './http-error.ts';
import type { RouteDocs } from './route-docs.ts';

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
export interface Route {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** Without `/api`; parameters as `:id`. */
  path: string;
  access: Access;
  body: BodyKind;
  /** Largest body that is read; default: that of ordinary requests (`serve-route.ts`). */
  maxBodyBytes?: number;
  /** Asked once, at the start; absent = always there. */
  isEnabled?(deps: HandlerDeps): boolean;
  docs: RouteDocs;
  handle(call: Call, deps: HandlerDeps): Promise<Reply>;
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

type UserRoute = Omit<Route, 'access' | 'body' | 'handle'> & {
  body?: BodyKind;
  handle(call: UserCall, deps: HandlerDeps): Promise<Reply>;
};

/** A route for users with a token, as nearly all are. */
export function userRoute({ handle, body = 'fields', ...route }: UserRoute): Route {
  return {
    ...route,
    access: 'user',
    body,
    async handle(call, deps) {
      if (call.caller.kind !== 'user') throw unauthenticated('invalid_token');
      return handle({ ...call, userId: call.caller.userId }, deps);
    },
  };
}
