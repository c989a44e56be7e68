import type { Clock } from '../../../infra/clock.ts';
import type { AgendaQueue } from '../../../infra/queue/agenda-queue.ts';
import type { Services } from '../../services.ts';

/** All that pages may use; each takes just what it needs by its parameter. */
export interface PageDeps extends Services {
  clock: Clock;
  /** What the queue's dashboard shows; null = there is no dashboard. */
  agenda: AgendaQueue['agenda'] | null;
}
