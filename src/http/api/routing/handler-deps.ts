import type { Middleware } from 'koa';
import type { Registry } from 'prom-client';
import type { Clock } from '../../../infra/clock.ts';
import type { Idempotency } from '../../../product/idempotency/create-idempotency.ts';
import type { Services } from '../../services.ts';

/** All that the API stands on. */
export interface ApiDeps {
  services: Services;
  idempotency: Idempotency;
  /** Where the API's own measurements are registered, and what GET /metrics prints. */
  metrics: Registry;
  /** True from the moment the process has been asked to stop: it is no longer ready. */
  draining(): boolean;
  clock: Clock;
  /** What people see in browsers: answers its own addresses before the API, and leaves the others alone. */
  pages?: Middleware;
  /** The caption bot's way in; absent = it polls, or there is none. @throws when the update could not be kept */
  receiveTelegramUpdate?(request: { secret: string | null; body: Buffer }): Promise<'taken' | 'refused' | 'unreadable'>;
  /** How often a silent event stream says that it lives; default 15 s. */
  heartbeatMs?: number;
}

/** What a handler is given besides. */
export interface HandlerDeps extends ApiDeps {
  /** Aborted when the server stops: replies without an end of their own end then. */
  stopping: AbortSignal;
}
