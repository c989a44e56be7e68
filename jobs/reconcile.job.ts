import type { Chats } from '../src/chat/chats/create-chats.ts';
import type { Queue } from '../src/infra/queue/queue.ts';
import type { Deliveries } from '../src/product/delivery/create-deliveries.ts';
import type { Payments } from '../src/product/payments/create-payments.ts';
import {
  type ReleaseOrphanedDeps,
  releaseOrphanedReservations,
} from '../src/product/videos/ending/release-orphaned-reservations.ts';
import { type ReconcileDeps, reconcileVideos } from '../src/product/videos/lease/reconcile-videos.ts';
import type { Job } from './job.ts';

/** Every minute, and when a worker starts: what should be moving and is not, is woken. */
export function reconcileJob(
  deps: ReconcileDeps &
    ReleaseOrphanedDeps & { queue: Queue; deliveries: Deliveries; payments: Payments; chats: Pick<Chats, 'reconcile'> },
): Job {
  return {
    name: 'reconcile',
    concurrency: 1,
    every: '1 minute',
    async run() {
      const waiting = await reconcileVideos(deps);
      await releaseOrphanedReservations(deps);
      await deps.deliveries.freeOfDeadProcesses();
      await deps.queue.wake('deliver');
      await deps.chats.reconcile();
      await deps.payments.reconcile();
      await deps.queue.wake('apply-payments');
      return waiting > 0 ? 'done' : 'skipped';
    },
  };
}
