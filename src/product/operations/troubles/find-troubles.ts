import type { Clock } from '../../../infra/clock.ts';
import type { DeliveryModel } from '../../delivery/delivery.model.ts';
import type { PaymentServices } from '../../payments/payment-services.ts';
import type { VideoModel } from '../../videos/video.model.ts';
import type { WorkPause } from '../../videos/work-pause.ts';
import type { HeartbeatModel } from '../heartbeat.model.ts';
import { dyingDeliveries } from './dying-deliveries.ts';
import { longPause } from './long-pause.ts';
import { lowDisk } from './low-disk.ts';
import { manyFailures } from './many-failures.ts';
import { missingWorkers } from './missing-workers.ts';
import { slowLine } from './slow-line.ts';
import type { Trouble } from './trouble.ts';
import { unmatchedPayments } from './unmatched-payments.ts';

export interface TroubleDeps {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  heartbeats: HeartbeatModel;
  payments: Pick<PaymentServices, 'listUnmatchedPayments'>;
  workPause: Pick<WorkPause, 'read'>;
  clock: Clock;
}

const looks = [manyFailures, slowLine, missingWorkers, lowDisk, unmatchedPayments, dyingDeliveries, longPause];

/** All there are now. */
export async function findTroubles(deps: TroubleDeps): Promise<Trouble[]> {
  return (await Promise.all(looks.map((look) => look(deps)))).flat();
}
