import type { Registry } from 'prom-client';
import type { Clock } from '../../../infra/clock.ts';
import type { Idempotency } from '../../../product/idempotency/create-idempotency.ts';
import type { Services } from '../../services.ts';

/** All that handlers may use; each takes just what it needs by its parameter. */
export interface HandlerDeps extends Services {
  idempotency: Idempotency;
  /** What GET /metrics prints. */
  metrics: Registry;
  /** True as soon as the process has been asked to stop: then it is not ready any more. */
  draining(): boolean;
  clock: Clock;
  /**
   * Takes an update that Telegram posts to the caption bot; absent if the bot polls, or if there is none.
   * @throws when the update could not be stored
   */
  receiveTelegramUpdate?(request: { secret: string | null; body: Buffer }): Promise<'taken' | 'refused' | 'unreadable'>;
  /** How often an event stream without events sends a comment; default 15 s. */
  heartbeatMs?: number;
}
