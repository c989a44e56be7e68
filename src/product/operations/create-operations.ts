import type { ChatServices } from '../../chat/chats/create-chats.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { AccountServices } from '../accounts/create-account-services.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createDeliveryModel } from '../delivery/delivery.model.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import type { SubscriberServices } from '../subscribers/create-subscriber-services.ts';
import type { Contact } from '../subscribers/link-subscriber.ts';
import { createSubscriberModel } from '../subscribers/subscriber.model.ts';
import type { DeliveryServices } from '../videos/create-delivery-services.ts';
import type { VideoServices } from '../videos/create-video-services.ts';
import type { PausedWork, WorkPause } from '../videos/lease/work-pause.ts';
import { createVideoModel } from '../videos/records/video.model.ts';
import { createAlertModel } from './alerts/alert.model.ts';
import { createNoticeModel } from './alerts/notice.model.ts';
import type { OperatorMessenger } from './alerts/send-notices.ts';
import { watchOperations } from './alerts/watch-operations.ts';
import { operatorRefusal } from './operator-refusal.ts';
import { findAnyVideo } from './reports/find-any-video.ts';
import { type FailedVideo, listFailures } from './reports/list-failures.ts';
import { reportUser, type UserReport } from './reports/report-user.ts';
import { reportVideo, type VideoReport } from './reports/report-video.ts';
import { type ConfirmOutcome, confirmRequest, declineRequest } from './requests/confirm-request.ts';
import { type Operator, type PendingRequest, requestCredit, requestUnlink } from './requests/make-request.ts';
import { createRequestModel } from './requests/request.model.ts';
import { retryVideo } from './retry-video.ts';
import { getStatus, type ServiceStatus } from './status/get-status.ts';
import { createHeartbeatModel } from './status/heartbeat.model.ts';
import { type LiveProcess, startHeartbeat } from './status/heartbeats.ts';

/**
 * What operators may do, whichever way they are spoken to. Every `@throws` is an AppError whose words they may read.
 */
export interface Operations {
  getStatus(): Promise<ServiceStatus>;
  /** Newest first. */
  listFailures(page: { limit: number }): Promise<FailedVideo[]>;
  /** @throws `not_found` */
  reportVideo(videoId: string): Promise<VideoReport>;
  /**
   * Puts a video that has failed or was cancelled back in line.
   * @param input.revision the one that was seen to fail; absent = whichever it is
   * @throws `not_found`, `conflict`
   */
  retryVideo(input: { videoId: string; revision?: number }): Promise<void>;
  /** @throws `not_found`, `conflict` when it is not in line */
  cancelVideo(videoId: string): Promise<void>;
  /** @param who an email address, or an account’s number. @throws `not_found` */
  reportUser(who: string): Promise<UserReport>;
  /** Gives seconds once it is confirmed. @throws `not_found`, `invalid_input` */
  requestCredit(input: { email: string; seconds: number; reason: string; operator: Operator }): Promise<PendingRequest>;
  /** Makes a contact nobody’s, or somebody else’s, once it is confirmed. @throws `not_found`, `conflict` */
  requestUnlink(input: { contact: Contact; toEmail?: string; operator: Operator }): Promise<PendingRequest>;
  /** Carries it out, once however often it is confirmed. @throws `conflict` when things have changed since */
  confirm(input: { requestId: string; operator: Operator }): Promise<ConfirmOutcome>;
  /** @returns false when it is too late for that */
  decline(input: { requestId: string; operator: Operator }): Promise<boolean>;
  /** No worker takes up a stage of a video any more. @returns false when it was so already */
  pause(by: string): Promise<boolean>;
  /** @returns the pause that has ended; null when there was none */
  resume(): Promise<PausedWork | null>;
  /** Looks for troubles and tells operators what is new about them. Safe anywhere, at any time. */
  watch(): Promise<void>;
  /** Says that this process lives, until it is stopped. */
  startHeartbeat(self: Omit<LiveProcess, 'logger' | 'workerId'>): { stop(): Promise<void> };
}

export interface OperationsOptions {
  database: Database;
  queue: Queue;
  logger: Logger;
  clock: Clock;
  workerId: string;
  workPause: WorkPause;
  /** Chats of operators, which are told of troubles. */
  places: readonly string[];
  operatorMessenger: OperatorMessenger | null;
  services: {
    accounts: AccountServices;
    videos: VideoServices;
    deliveries: DeliveryServices;
    subscribers: SubscriberServices;
    chats: Pick<ChatServices, 'unlinkChat'>;
    payments: Pick<PaymentServices, 'listUnmatchedPayments'>;
  };
}

export function createOperations(options: OperationsOptions): Operations {
  const { logger, queue, workerId, workPause } = options;
  const deps = createDeps(options);
  return {
    getStatus: () => getStatus(deps),
    listFailures: (page) => listFailures(deps.videos, page),
    reportVideo: (videoId) => reportVideo(deps, videoId),
    retryVideo: (input) => retryVideo(deps, input),
    async cancelVideo(videoId) {
      const { ownerId } = await findAnyVideo(deps.videos, videoId);
      await deps.videoServices.cancelVideo({ ownerId, videoId }).catch((error: unknown) => {
        const isOver = error instanceof AppError && error.code === 'conflict';
        throw isOver ? operatorRefusal('conflict', 'videoNotProcessing', { videoId }) : error;
      });
    },
    reportUser: (who) => reportUser(deps, who),
    requestCredit: (input) => requestCredit(deps, input),
    requestUnlink: (input) => requestUnlink(deps, input),
    confirm: (input) => confirmRequest(deps, input),
    decline: (input) => declineRequest(deps, input),
    pause: (by) => workPause.pause(by),
    async resume() {
      const ended = await workPause.resume();
      // it wakes what has been waiting
      await queue.wake('reconcile');
      return ended;
    },
    watch: () => watchOperations(deps),
    startHeartbeat: (self) => startHeartbeat(deps, { ...self, workerId, logger }),
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
    requests: createRequestModel(connection),
    accounts: services.accounts,
    videoServices: services.videos,
    deliveryServices: services.deliveries,
    subscriberServices: services.subscribers,
    chats: services.chats,
    payments: services.payments,
  };
}
