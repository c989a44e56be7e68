import type { Clock } from '../../../infra/clock.ts';
import { jobRoles, missingJobRoles } from '../../../infra/queue/job-roles.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type DeliveryModel, deliveryKinds } from '../../delivery/delivery.model.ts';
import { inGib } from '../../health/check-health.ts';
import type { Payments } from '../../payments/create-payments.ts';
import type { WorkPause } from '../../videos/lease/work-pause.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';
import { countOutcomes, finishedCount, hourMs, oldestWaiting } from '../status/get-status.ts';
import type { HeartbeatModel } from '../status/heartbeat.model.ts';
import { listProcesses } from '../status/heartbeats.ts';

export interface AlertRuleDeps {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  heartbeats: HeartbeatModel;
  payments: Pick<Payments, 'listUnmatchedPayments'>;
  workPause: Pick<WorkPause, 'read'>;
  /** What Meta refuses our calls for; null = nothing that is known. It never throws. */
  whatsAppRefusal(): Promise<string | null>;
  /** Below it, a machine takes no new work; 0 = never. */
  minFreeDiskBytes: number;
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

const rules = [
  ...[failingVideos, slowQueue, noWorker, lowDisk, unmatchedPayments, failingDeliveries, longPause],
  refusedByWhatsApp,
];

/** All alerts that fire now; mostly none. */
export async function evaluateRules(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  return (await Promise.all(rules.map((rule) => rule(deps)))).flat();
}

/** A single video may fail for reasons of its own, after several tries; three within an hour are not chance. */
const minOurs = 3;
/** Of thousands of videos some fail every hour; one in twenty is too many. */
const minShareOfOurs = 0.05;
/** Some servers are always unavailable. When half of all sources cannot be fetched, our network or DNS is the cause. */
const minNetwork = 10;
const minShareOfNetwork = 0.5;

async function failingVideos({ videos, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const ends = await countOutcomes(videos, new Date(clock() - hourMs));
  const { ours, network } = ends.failed;
  const ended = finishedCount(ends);
  const alerts: FiringAlert[] = [];
  if (ours >= minOurs && ours >= minShareOfOurs * ended) {
    alerts.push({ cause: 'failures', values: { ours, finished: ended }, holdMs: 0 });
  }
  if (network >= minNetwork && network >= minShareOfNetwork * ended) {
    alerts.push({ cause: 'sources', values: { network, finished: ended }, holdMs: 0 });
  }
  return alerts;
}

/** Users see that their video is queued, and most leave after some minutes. A few long videos cause shorter waits. */
const maxWaitMs = 5 * 60_000;

/** Not while work is paused: then a queue is expected. */
async function slowQueue({ videos, workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const now = clock();
  const oldest = await oldestWaiting(videos, new Date(now));
  if (!oldest || now - oldest.queuedAt.getTime() <= maxWaitMs || (await workPause.read())) return [];
  const minutes = Math.floor((now - oldest.queuedAt.getTime()) / 60_000);
  // longer than the wait between two stages of one video, which a video that was queued long ago may be in just now
  const holdMs = 50_000;
  return [{ cause: 'line', values: { videoId: oldest.videoId, minutes, stage: oldest.stage }, holdMs }];
}

async function noWorker(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  const processes = await listProcesses(deps);
  const missing = missingJobRoles(processes);
  // longer than a restart takes
  const holdMs = 60_000;
  if (missing.length === jobRoles.length) return [{ cause: 'workers', values: {}, holdMs }];
  return missing.map((role) => ({ cause: `jobs:${role}`, values: { role }, holdMs }));
}

/** At the floor a machine takes no new work; twice that leaves time to act. */
const warningFactor = 2;

/** One alert for each machine, however many processes it runs. */
async function lowDisk(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  const freeByHost = new Map<string, number>();
  for (const { host, freeBytes } of await listProcesses(deps)) {
    if (freeBytes !== null) freeByHost.set(host, Math.min(freeBytes, freeByHost.get(host) ?? freeBytes));
  }
  return [...freeByHost]
    .filter(([, freeBytes]) => freeBytes < warningFactor * deps.minFreeDiskBytes)
    .map(([host, freeBytes]) => ({
      cause: `disk:${host}`,
      values: { free: inGib(freeBytes), floor: inGib(deps.minFreeDiskBytes) },
      // a single video may need much space for a short time
      holdMs: 50_000,
    }));
}

/** A refund may arrive before its sale, and a sale before its account is registered, but only by minutes. */
const graceMs = 10 * 60_000;
const maxListed = 100;

async function unmatchedPayments({ payments, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const listed = await payments.listUnmatchedPayments({ limit: maxListed });
  const left = listed.filter(({ receivedAt }) => clock() - receivedAt.getTime() > graceMs);
  const [newest] = left;
  if (!newest) return [];
  const { provider, amount, currency, item, status, reason } = newest;
  const count = left.length === maxListed ? `${maxListed}+` : left.length;
  const what = [provider, amount && `${amount} ${currency ?? ''}`.trim(), item].filter(Boolean).join(', ');
  const values = { count, newest: what, reason: (reason ?? status).replaceAll('_', ' ') };
  return [{ cause: 'payments', values, holdMs: 0, newest: newest.id }];
}

/** By the schedule of attempts, four failures take six minutes: longer than a receiver's restart. */
const minFailures = 4;
/** One unavailable receiver is its owner's problem; three at once suggest that the problem is ours. */
const minReceivers = 3;
const minStruggling = 10;
/** These notifications are lost, so that their receivers will ask. */
const minGivenUp = 5;
/** Longer than the schedule of attempts lasts, about 23 h. */
const scheduleMs = 25 * hourMs;

async function failingDeliveries({ deliveryModel, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const [struggling, givenUp] = await Promise.all([
    countStruggling(deliveryModel),
    countGivenUp(deliveryModel, clock()),
  ]);
  const areStruggling = struggling.deliveries >= minStruggling && struggling.receivers >= minReceivers;
  if (!areStruggling && givenUp < minGivenUp) return [];
  return [{ cause: 'deliveries', values: { ...struggling, givenUp }, holdMs: 0 }];
}

async function countStruggling(model: DeliveryModel): Promise<{ deliveries: number; receivers: number }> {
  const [counted] = await model.aggregate<{ deliveries: number; receivers: number }>([
    { $match: { kind: { $in: [...deliveryKinds] }, status: 'pending', retriesUsed: { $gte: minFailures } } },
    { $group: { _id: '$receiver', count: { $sum: 1 } } },
    { $group: { _id: null, deliveries: { $sum: '$count' }, receivers: { $sum: 1 } } },
  ]);
  return { deliveries: counted?.deliveries ?? 0, receivers: counted?.receivers ?? 0 };
}

/** Without cancelled deliveries, which have no failed attempt lately. */
async function countGivenUp(model: DeliveryModel, nowMs: number): Promise<number> {
  const [counted] = await model.aggregate<{ count: number }>([
    { $match: { status: 'failed', createdAt: { $gte: new Date(nowMs - scheduleMs) } } },
    { $set: { last: { $last: '$attempts' } } },
    { $match: { 'last.at': { $gte: new Date(nowMs - hourMs) }, 'last.error': { $ne: null } } },
    { $count: 'count' },
  ]);
  return counted?.count ?? 0;
}

/** A long pause may be intended, or forgotten: operators should notice it before users do. */
async function longPause({ workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const paused = await workPause.read();
  if (!paused || clock() - paused.since.getTime() < hourMs) return [];
  return [{ cause: 'pause', values: { name: paused.by }, holdMs: 0 }];
}

/** Meta itself is asked: so it shows before anybody writes. */
async function refusedByWhatsApp({ whatsAppRefusal }: AlertRuleDeps): Promise<FiringAlert[]> {
  const problem = await whatsAppRefusal();
  return problem === null ? [] : [{ cause: 'whatsapp', values: { problem }, holdMs: 0 }];
}
