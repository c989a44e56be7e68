import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Input } from '../../../infra/validation/validate.ts';
import type { ApiDeps, HandlerDeps } from './handler-deps.ts';
import { unauthenticated } from './http-error.ts';
import type { RouteDocs } from './route-docs.ts';

/**
 * Who may call, and what counts against whom:
 * - `open`: anybody, not limited;
 * - `address`: anybody, limited by address;
 * - `user`: a user's token, limited by token;
 * - `user_or_integration`: that, or an integration's key.
 */
export type Access = 'open' | 'address' | 'user' | 'user_or_integration';

/**
 * `fields`: read and parsed before anybody is asked who they are; `raw`: read, but left as it is; `stream`: left to the
 * handler, after authentication.
 */
export type BodyKind = 'fields' | 'raw' | 'stream';

/** One address of the API: what the router serves and what the OpenAPI document says, from the same object. */
export interface Route {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** Without `/api`; parameters as `:id`. */
  path: string;
  access: Access;
  body: BodyKind;
  /** Of a body that is read; absent = what ordinary requests may have. */
  maxBodyBytes?: number;
  /** Absent = always there; judged once, at the start. */
  isEnabled?(deps: ApiDeps): boolean;
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
  /** Empty unless the route's body is `fields`. */
  fields: Input;
  /** The body's very bytes; empty when the route's body is `stream`. */
  rawBody: Buffer;
  /** Koa's own view, for what streams. */
  ctx: Context;
}

export interface UserCall extends Call {
  userId: number;
}

/** An object is sent as JSON; text, bytes and streams as they are (with their own Content-Type in `headers`). */
export interface Reply {
  status: number;
  body?: object | string | Buffer | Readable;
  headers?: Record<string, string>;
}

type UserRoute = Omit<Route, 'access' | 'body' | 'handle'> & {
  body?: BodyKind;
  handle(call: UserCall, deps: HandlerDeps): Promise<Reply>;
};

/** A route for signed-in users only, which nearly all are. */
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
