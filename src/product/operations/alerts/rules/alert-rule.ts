import type { Clock } from '../../../../infra/clock.ts';
import type { Texts } from '../../../../texts/texts.ts';
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

/** The words of each rule are in the texts. */
export type AlertName = keyof Texts['operators']['alerts']['rules'];

/** A problem that operators have to know about while it lasts. */
export interface FiringAlert {
  /**
   * Its id: operators are notified once, however long it lasts. A rule that is evaluated for each machine adds its name:
   * `disk:host-1`.
   */
  cause: AlertName | `${AlertName}:${string}`;
  /** What its words tell: figures and names. */
  values: Record<string, string | number>;
  /** How long it has to last before operators are notified, because it may end by itself. */
  holdMs: number;
  /** Id of its newest item; when it changes, operators are notified again, at most once an hour. */
  newest?: string;
}
