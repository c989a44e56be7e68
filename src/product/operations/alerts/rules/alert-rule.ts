import type { Clock } from '../../../../infra/clock.ts';
import type { DeliveryModel } from '../../../delivery/delivery.model.ts';
import type { Payments } from '../../../payments/create-payments.ts';
import type { WorkPause } from '../../../videos/lease/work-pause.ts';
import type { VideoModel } from '../../../videos/records/video.model.ts';
import type { HeartbeatModel } from '../../status/heartbeat.model.ts';

/** @returns the alerts that fire now; mostly none */
export type AlertRule = (deps: AlertRuleDeps) => Promise<FiringAlert[]>;

export interface AlertRuleDeps {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  heartbeats: HeartbeatModel;
  payments: Pick<Payments, 'listUnmatchedPayments'>;
  workPause: Pick<WorkPause, 'read'>;
  clock: Clock;
}

/** A problem that operators have to know about while it lasts. */
export interface FiringAlert {
  /** Its id: operators are notified once, however long it lasts. */
  cause: string;
  /** A short sentence: `The disk of host-1 is nearly full`. */
  title: string;
  /** Figures, and what an operator can do. */
  details: string;
  /** How long it has to last before operators are notified, because it may end by itself. */
  holdMs: number;
  /** Id of its newest item; when it changes, operators are notified again, at most once an hour. */
  newest?: string;
}
