import type { Clock } from '../../../infra/clock.ts';
import type { DeliveryModel } from '../../delivery/delivery.model.ts';
import type { PaymentServices } from '../../payments/create-payments.ts';
import type { WorkPause } from '../../videos/lease/work-pause.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';
import type { HeartbeatModel } from '../status/heartbeat.model.ts';
import type { FiringAlert } from './alert-rule.ts';
import { failingDeliveries } from './rules/failing-deliveries.ts';
import { failingVideos } from './rules/failing-videos.ts';
import { longPause } from './rules/long-pause.ts';
import { lowDisk } from './rules/low-disk.ts';
import { noWorker } from './rules/no-worker.ts';
import { slowQueue } from './rules/slow-queue.ts';
import { unmatchedPayments } from './rules/unmatched-payments.ts';

export interface AlertRuleDeps {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  heartbeats: HeartbeatModel;
  payments: Pick<PaymentServices, 'listUnmatchedPayments'>;
  workPause: Pick<WorkPause, 'read'>;
  clock: Clock;
}

const looks = [failingVideos, slowQueue, noWorker, lowDisk, unmatchedPayments, failingDeliveries, longPause];

/** All there are now. */
export async function evaluateRules(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  return (await Promise.all(looks.map((look) => look(deps)))).flat();
}
