import type { Clock } from '../../../infra/clock.ts';
import type { PausedWork, WorkPause } from '../../videos/lease/work-pause.ts';
import type { VideoModel } from '../../videos/records/video.model.ts';
import { countOutcomes, type OutcomeCounts } from './count-outcomes.ts';
import type { HeartbeatModel, HeartbeatRecord } from './heartbeat.model.ts';
import { listProcesses } from './heartbeats.ts';
import { measureSpeed, type Speed } from './measure-speed.ts';
import { countQueue, oldestWaiting, type QueuedStage, type QueuedVideo } from './queue-length.ts';

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
