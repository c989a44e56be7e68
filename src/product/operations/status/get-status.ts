import type { Clock } from '../../../infra/clock.ts';
import { type FailureSide, type VideoFailureCode, videoFailureRow } from '../../../infra/errors/error-table.ts';
import { claimable } from '../../videos/lease/video-lease.ts';
import type { PausedWork, WorkPause } from '../../videos/lease/work-pause.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';
import { type WorkingStage, workingStages } from '../../videos/records/video-states.ts';
import type { HeartbeatModel, HeartbeatRecord } from './heartbeat.model.ts';
import { listProcesses } from './heartbeats.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';

/** State of the service, for operators. */
export interface ServiceStatus {
  at: Date;
  /** null = workers take work. */
  paused: PausedWork | null;
  queue: QueuedStage[];
  oldestWaiting: QueuedVideo | null;
  processes: HeartbeatRecord[];
  /** In the last hour. */
  speed: Speed;
  lastHour: OutcomeCounts;
  lastDay: OutcomeCounts;
}

interface StatusDeps {
  videos: VideoModel;
  heartbeats: HeartbeatModel;
  workPause: Pick<WorkPause, 'read'>;
  clock: Clock;
}

export const hourMs = 3_600_000;

export async function getStatus(deps: StatusDeps): Promise<ServiceStatus> {
  const { videos, workPause, clock } = deps;
  const at = new Date(clock());
  const hourAgo = new Date(at.getTime() - hourMs);
  const [paused, queue, oldest, processes, speed, lastHour, lastDay] = await Promise.all([
    workPause.read(),
    countQueue(videos, at),
    oldestWaiting(videos, at),
    listProcesses(deps),
    measureSpeed(videos, { since: hourAgo, until: at }),
    countOutcomes(videos, hourAgo),
    countOutcomes(videos, new Date(at.getTime() - 24 * hourMs)),
  ]);
  return { at, paused, queue, oldestWaiting: oldest, processes, speed, lastHour, lastDay };
}

interface QueuedStage {
  stage: WorkingStage;
  /** No worker has claimed them. */
  waiting: number;
  inProgress: number;
}

interface QueuedVideo {
  videoId: string;
  stage: WorkingStage;
  /** When its revision was queued, whatever stages are done since. */
  queuedAt: Date;
}

/** Every working stage in its order, also stages without videos. */
async function countQueue(videos: VideoModel, now: Date): Promise<QueuedStage[]> {
  const counts = await videos.aggregate<{ _id: WorkingStage; all: number; inProgress: number }>([
    { $match: { stage: { $in: [...workingStages] }, removedAt: null } },
    {
      $group: {
        _id: '$stage',
        all: { $sum: 1 },
        inProgress: { $sum: { $cond: [{ $gt: ['$leaseUntil', now] }, 1, 0] } },
      },
    },
  ]);
  return workingStages.map((stage) => {
    const { all, inProgress } = counts.find(({ _id }) => _id === stage) ?? { all: 0, inProgress: 0 };
    return { stage, waiting: all - inProgress, inProgress };
  });
}

/** The longest queued video that could be worked on now and is not. */
export async function oldestWaiting(videos: VideoModel, now: Date): Promise<QueuedVideo | null> {
  const first = await videos
    .findOne(claimable(workingStages, now), { stage: 1, queuedAt: 1 })
    .sort({ queuedAt: 1 })
    .lean();
  return first && { videoId: first._id, stage: first.stage as WorkingStage, queuedAt: first.queuedAt };
}

/** How many revisions ended in a period, and how. */
export interface OutcomeCounts {
  processed: number;
  cancelled: number;
  /** By the side on which the cause is. */
  failed: Record<FailureSide, number>;
}

/** Counts newest revisions: a video that was edited since counts by the outcome of the edit. */
export async function countOutcomes(videos: VideoModel, since: Date): Promise<OutcomeCounts> {
  const counts = await videos.aggregate<{ _id: { stage: string; code: VideoFailureCode | null }; count: number }>([
    { $match: { finishedAt: { $gte: since } } },
    { $group: { _id: { stage: '$stage', code: '$errorCode' }, count: { $sum: 1 } } },
  ]);
  const ends: OutcomeCounts = { processed: 0, cancelled: 0, failed: { ours: 0, network: 0, theirs: 0 } };
  for (const { _id, count } of counts) {
    if (_id.stage === 'processed') ends.processed += count;
    else if (_id.stage === 'cancelled') ends.cancelled += count;
    else ends.failed[videoFailureRow(_id.code ?? 'internal').side] += count;
  }
  return ends;
}

/** Without cancelled ones. */
export function finishedCount({ processed, failed }: OutcomeCounts): number {
  return processed + failed.ours + failed.network + failed.theirs;
}
