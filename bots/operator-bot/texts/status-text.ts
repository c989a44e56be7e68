import { finishedCount, type OutcomeCounts } from '../../../src/product/operations/status/count-outcomes.ts';
import type { ServiceStatus } from '../../../src/product/operations/status/get-status.ts';
import type { HeartbeatRecord } from '../../../src/product/operations/status/heartbeat.model.ts';
import { minutesBetween } from '../../../src/product/operations/status/minutes-between.ts';
import { describeBytes, describeSeconds } from './amounts.ts';

export function statusText(status: ServiceStatus): string {
  return [
    pauseLine(status),
    '',
    ...lineOfVideos(status),
    '',
    'Processes seen lately:',
    ...(status.processes.length === 0 ? ['  none'] : status.processes.map((one) => processLine(one, status.at))),
    '',
    speedLine(status),
    `Last hour: ${endsLine(status.lastHour)}`,
    `Last day: ${endsLine(status.lastDay)}`,
  ].join('\n');
}

function pauseLine({ paused, at }: ServiceStatus): string {
  if (!paused) return '▶️ Workers take videos.';
  return `⏸ Paused for ${minutesBetween(paused.since, at)}, by ${paused.by}. /resume ends it.`;
}

function lineOfVideos({ queue: line, oldestWaiting, at }: ServiceStatus): string[] {
  const stages = line.filter(({ waiting, inProgress: inHand }) => waiting + inHand > 0);
  if (stages.length === 0) return ['Nothing is in line.'];
  const waiting = stages.reduce((sum, stage) => sum + stage.waiting, 0);
  const inHand = stages.reduce((sum, stage) => sum + stage.inProgress, 0);
  const parts = stages.map((stage) => `  ${stage.stage}: ${stage.waiting} waiting, ${stage.inProgress} in hand`);
  const oldest = oldestWaiting
    ? `Oldest that waits: ${oldestWaiting.videoId} (${oldestWaiting.stage}), in line for ${minutesBetween(oldestWaiting.queuedAt, at)}`
    : 'None of them has to wait.';
  return [`In line: ${waiting} waiting, ${inHand} in hand`, ...parts, oldest];
}

function processLine({ host, pid, roles, startedAt, freeBytes }: HeartbeatRecord, at: Date): string {
  const disk = freeBytes === null ? 'disk unknown' : `${describeBytes(freeBytes)} free`;
  return `  ${host} (${pid}): ${roles.join(', ')}; for ${minutesBetween(startedAt, at)}; ${disk}`;
}

function speedLine({ speed: { videoSeconds, busySeconds } }: ServiceStatus): string {
  if (busySeconds === 0) return 'Speed: there was nothing to do in the last hour.';
  const rate = (videoSeconds / busySeconds).toFixed(2);
  const of = `${describeSeconds(videoSeconds)} of video in ${describeSeconds(busySeconds)} with work, last hour`;
  return `Speed: ${rate} s of video a second (${of})`;
}

function endsLine(ends: OutcomeCounts): string {
  const { processed, cancelled, failed } = ends;
  const ended = finishedCount(ends);
  const all = ended - processed;
  const share = ended === 0 ? '' : ` = ${((100 * all) / ended).toFixed(1)} %`;
  const by = `${failed.ours} on our side, ${failed.network} sources that do not answer, ${failed.theirs} for what was sent`;
  return `${processed} ready, ${all} failed${share} (${by}), ${cancelled} cancelled`;
}
