import { bindActions } from '../../infra/bind-actions.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { AccountServices } from '../accounts/create-account-services.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createDeliveryModel } from '../delivery/delivery.model.ts';
import type { Payments } from '../payments/create-payments.ts';
import type { SubscriberServices } from '../subscribers/create-subscriber-services.ts';
import { createSubscriberModel } from '../subscribers/subscriber.model.ts';
import type { DeliveryServices, VideoServices } from '../videos/create-video-services.ts';
import type { PausedWork, WorkPause } from '../videos/lease/work-pause.ts';
import { createVideoModel } from '../videos/records/video.model.ts';
import { createAlertModel } from './alerts/alert.model.ts';
import type { AlertRuleDeps } from './alerts/alert-rules.ts';
import { createNoticeModel } from './alerts/notice.model.ts';
import { createOperatorChatModel, rememberLanguage } from './alerts/operator-chat.model.ts';
import type { OperatorMessenger } from './alerts/send-notices.ts';
import { watchOperations } from './alerts/watch-operations.ts';
import { listFailures } from './reports/list-failures.ts';
import { reportUser } from './reports/report-user.ts';
import { reportVideo } from './reports/report-video.ts';
import { type ConfirmDeps, confirmRequest, declineRequest } from './requests/confirm-request.ts';
import { requestCredit, requestUnlink } from './requests/make-request.ts';
import { createRequestModel } from './requests/request.model.ts';
import { cancelVideo, retryVideo } from './retry-video.ts';
import { getStatus } from './status/get-status.ts';
import { createHeartbeatModel } from './status/heartbeat.model.ts';
import { countOlderProcesses, type LiveProcess, startHeartbeat } from './status/heartbeats.ts';

/** What operators can do. The messages of AppErrors are written for them. */
export type Operations = ReturnType<typeof createOperations>;

export interface OperationsOptions {
  database: Database;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  workPause: WorkPause;
  /** Below it, a machine takes no new work; 0 = never. */
  minFreeDiskBytes: number;
  /** Chats of operators, which receive the alerts. */
  places: readonly string[];
  /** null = operators have no bot. */
  operatorMessenger: OperatorMessenger | null;
  services: {
    accounts: AccountServices;
    videos: VideoServices;
    deliveries: DeliveryServices;
    subscribers: SubscriberServices;
    payments: Pick<Payments, 'listUnmatchedPayments'>;
  };
  unlinkContact: ConfirmDeps['unlinkContact'];
  whatsAppRefusal: AlertRuleDeps['whatsAppRefusal'];
}

export function createOperations(options: OperationsOptions) {
  const { logger, queue, workerId, workPause } = options;
  const deps = createDeps(options);
  const actions = {
    getStatus,
    listFailures,
    reportVideo,
    retryVideo,
    cancelVideo,
    reportUser,
    requestCredit,
    requestUnlink,
    confirm: confirmRequest,
    decline: declineRequest,
    rememberLanguage,
    watch: watchOperations,
  };
  return {
    ...bindActions(deps, actions),
    /** Workers take no more work. @returns false when it is paused already */
    pause: (by: string): Promise<boolean> => workPause.pause(by),
    /** @returns the pause that has ended; null when there was none */
    async resume(): Promise<PausedWork | null> {
      const ended = await workPause.resume();
      // reconciling wakes the jobs of everything that is queued
      await queue.wake('reconcile');
      return ended;
    },
    /** Reports that this process is alive, until it is stopped. */
    startHeartbeat: (self: Omit<LiveProcess, 'logger' | 'workerId'>) =>
      startHeartbeat(deps, { ...self, workerId, logger }),
    countOlderProcesses: () => countOlderProcesses(deps),
  };
}

function createDeps({ services, ...options }: OperationsOptions) {
  const { connection, transact } = options.database;
  return {
    ...options,
    transact,
    videos: createVideoModel(connection),
    users: createUserModel(connection),
    subscribers: createSubscriberModel(connection),
    deliveryModel: createDeliveryModel(connection),
    heartbeats: createHeartbeatModel(connection),
    alerts: createAlertModel(connection),
    notices: createNoticeModel(connection),
    operatorChats: createOperatorChatModel(connection),
    requests: createRequestModel(connection),
    accounts: services.accounts,
    videoServices: services.videos,
    deliveryServices: services.deliveries,
    subscriberServices: services.subscribers,
    payments: services.payments,
  };
}
