import { type UnlinkDeps, unlinkFromAccount } from '../../src/chat/chats/linking/link-to-account.ts';
import { readConfig } from '../../src/infra/config/read-config.ts';
import type { Transact } from '../../src/infra/database/transaction.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { createUserModel } from '../../src/product/accounts/user.model.ts';
import { createLedgerEntryModel } from '../../src/product/billing/ledger-entry.model.ts';
import { createDeliveryModel } from '../../src/product/delivery/delivery.model.ts';
import { createAlertModel } from '../../src/product/operations/alerts/alert.model.ts';
import { createNoticeModel } from '../../src/product/operations/alerts/notice.model.ts';
import { createOperatorChatModel } from '../../src/product/operations/alerts/operator-chat.model.ts';
import type { OperatorMessenger } from '../../src/product/operations/alerts/send-notices.ts';
import { createOperations, type OperationsOptions } from '../../src/product/operations/create-operations.ts';
import { createRequestModel } from '../../src/product/operations/requests/request.model.ts';
import { createHeartbeatModel } from '../../src/product/operations/status/heartbeat.model.ts';
import type { UnmatchedPayment } from '../../src/product/payments/unmatched-payments.ts';
import { createSubscriberServices } from '../../src/product/subscribers/create-subscriber-services.ts';
import { createSubscriberModel } from '../../src/product/subscribers/subscriber.model.ts';
import { createVideoWatcher } from '../../src/product/videos/actions/watch-video.ts';
import { createDeliveryServices, createVideoServices } from '../../src/product/videos/create-video-services.ts';
import { testAccounts } from './test-accounts.ts';
import { type VideoParts, videoParts } from './video-parts.ts';

const gibibyte = 1024 ** 3;

const config = readConfig({
  FREE_SECONDS_PER_MONTH: '60',
  PAYMENTS_PROVIDER: 'signed',
  PAYMENTS_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  PRICE_TABLE: '[{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}]',
});

/**
 * Operations on real documents with payments on. The test controls the time, the queue and the unmatched payments.
 */
export async function operationsUnderTest({ places = ['-100', '77'] }: { places?: readonly string[] } = {}) {
  const parts = await videoParts();
  const { database, clock, workPause, queue, logger, publicBaseUrl } = parts;
  const { connection, transact } = database;
  const unmatched: UnmatchedPayment[] = [];
  const models = {
    heartbeats: createHeartbeatModel(connection),
    alerts: createAlertModel(connection),
    notices: createNoticeModel(connection),
    operatorChats: createOperatorChatModel(connection),
    requests: createRequestModel(connection),
    subscribers: createSubscriberModel(connection),
    ledger: createLedgerEntryModel(connection),
    users: createUserModel(connection),
    deliveryModel: createDeliveryModel(connection),
  };
  const accounts = testAccounts({ database, clock, config });
  const services = {
    accounts,
    videos: videoServicesOf(parts, accounts.getDictionary),
    deliveries: createDeliveryServices(parts),
    subscribers: createSubscriberServices({ database, publicBaseUrl, clock }),
    payments: { listUnmatchedPayments: async ({ limit }: { limit: number }) => unmatched.slice(0, limit) },
  };
  await database.ensureIndexes();
  const unlinkContact = unlinkContactWith({ ...parts, ...models }, transact);
  const given = {
    database,
    queue,
    logger,
    clock,
    workPause,
    places,
    services,
    unlinkContact,
    whatsAppRefusal: async () => null,
    minFreeDiskBytes: 2 * gibibyte,
  };
  return {
    ...parts,
    ...models,
    services,
    unmatched,
    /** The operations of one process. */
    open: (workerId = 'one', operatorMessenger: OperatorMessenger | null = null, more: Partial<typeof given> = {}) =>
      createOperations({ ...given, ...more, workerId, operatorMessenger }),
    pass(ms: number) {
      parts.time.now += ms;
    },
    /** Adds a process with a heartbeat now. */
    async beats({ host = 'here', roles = ['worker'], freeGiB = 100, id }: Beat = {}): Promise<void> {
      const now = new Date(clock());
      const seen = { host, pid: 7, roles, seenAt: now, freeBytes: freeGiB * gibibyte };
      const started = { startedAt: now };
      await models.heartbeats.updateOne(
        { _id: id ?? `${host}~${roles}` },
        { $set: seen, $setOnInsert: started },
        { upsert: true },
      );
    },
    /** Removes everything that a test could leave behind. */
    async clear(): Promise<void> {
      const { videos } = parts;
      const { deliveryModel, heartbeats, alerts, notices, operatorChats, requests } = models;
      const all = [videos, deliveryModel, heartbeats, alerts, notices, operatorChats, requests];
      await Promise.all(all.map((one) => empty(one)));
      await workPause.resume();
      unmatched.length = 0;
      parts.woken.length = 0;
    },
  };
}

interface Beat {
  host?: string;
  roles?: string[];
  freeGiB?: number;
  /** Id of the process. */
  id?: string;
}

async function empty(model: { deleteMany(filter: object): PromiseLike<unknown> }): Promise<void> {
  await model.deleteMany({});
}

function unlinkContactWith(deps: UnlinkDeps, transact: Transact): OperationsOptions['unlinkContact'] {
  return ({ userId, ...contact }) =>
    transact(async (transaction) => {
      const address = { kind: 'messenger', ...contact } as const;
      if (await unlinkFromAccount(deps, { userId, address }, transaction)) return;
      throw new AppError('not_found', { message: 'That chat is not linked to your account.' });
    });
}

function videoServicesOf(parts: VideoParts, getDictionary: ReturnType<typeof testAccounts>['getDictionary']) {
  return createVideoServices({
    ...parts,
    getDictionary,
    watcher: createVideoWatcher(parts),
    workDirs: { use: (work) => work(parts.rootDir), close: async () => undefined },
    stillLimit: { run: (_of, work) => work() },
    ffmpeg: 'no ffmpeg here',
    loadEngine: async () => {
      throw new AppError('conflict', { message: 'nothing is rendered here' });
    },
  });
}
