import {
  finishedCount,
  type OutcomeCounts,
  type ServiceStatus,
} from '../../../src/product/operations/status/get-status.ts';
import type { HeartbeatRecord } from '../../../src/product/operations/status/heartbeat.model.ts';
import { fill } from '../../../src/texts/fill.ts';
import { shortDuration } from '../../../src/texts/format.ts';
import type { Wording } from '../answer.ts';
import { describeBytes, timeBetween } from './amounts.ts';

export function statusText(serviceStatus: ServiceStatus, wording: Wording): string {
  const { status } = wording.texts;
  const processes = serviceStatus.processes.map((one) => processLine(one, serviceStatus.at, wording));
  return [
    pauseLine(serviceStatus, wording),
    '',
    ...queueLines(serviceStatus, wording),
    '',
    status.processes,
    ...(processes.length === 0 ? [status.none] : processes).map((line) => `  ${line}`),
    '',
    speedLine(serviceStatus, wording),
    fill(status.lastHour, { outcomes: outcomesText(serviceStatus.lastHour, wording) }),
    fill(status.lastDay, { outcomes: outcomesText(serviceStatus.lastDay, wording) }),
  ].join('\n');
}

function pauseLine({ paused, at }: ServiceStatus, wording: Wording): string {
  const { status } = wording.texts;
  if (!paused) return status.running;
  return fill(status.paused, { time: timeBetween(paused.since, at, wording), name: paused.by });
}

function queueLines({ queue, oldestWaiting, at }: ServiceStatus, wording: Wording): string[] {
  const { status } = wording.texts;
  const stages = queue.filter(({ waiting, inProgress }) => waiting + inProgress > 0);
  if (stages.length === 0) return [status.empty];
  const waiting = stages.reduce((sum, stage) => sum + stage.waiting, 0);
  const inProgress = stages.reduce((sum, stage) => sum + stage.inProgress, 0);
  const oldest = oldestWaiting && {
    videoId: oldestWaiting.videoId,
    stage: oldestWaiting.stage,
    time: timeBetween(oldestWaiting.queuedAt, at, wording),
  };
  return [
    fill(status.queue, { waiting, inProgress }),
    ...stages.map((stage) => `  ${fill(status.stage, stage)}`),
    oldest ? fill(status.oldest, oldest) : status.nothingWaits,
  ];
}

function processLine({ host, pid, roles, startedAt, freeBytes }: HeartbeatRecord, at: Date, wording: Wording): string {
  const { status } = wording.texts;
  const disk = freeBytes === null ? status.diskUnknown : fill(status.diskFree, { size: describeBytes(freeBytes) });
  return fill(status.process, { host, pid, roles: roles.join(', '), time: timeBetween(startedAt, at, wording), disk });
}

function speedLine({ speed: { videoSeconds, busySeconds } }: ServiceStatus, { language, texts }: Wording): string {
  if (busySeconds === 0) return texts.status.idle;
  return fill(texts.status.speed, {
    rate: (videoSeconds / busySeconds).toFixed(2),
    video: shortDuration(language, videoSeconds),
    work: shortDuration(language, busySeconds),
  });
}

function outcomesText(outcomes: OutcomeCounts, { texts }: Wording): string {
  const { processed, cancelled } = outcomes;
  const finished = finishedCount(outcomes);
  const failed = finished - processed;
  const share = finished === 0 ? 0 : (100 * failed) / finished;
  return fill(texts.status.outcomes, {
    ready: processed,
    failed,
    share: share.toFixed(1),
    cancelled,
    ...outcomes.failed,
  });
}
