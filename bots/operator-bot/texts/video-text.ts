import type { DeliveryView } from '../../../src/product/delivery/list-deliveries.ts';
import type { VideoReport } from '../../../src/product/operations/reports/report-video.ts';
import { minutesBetween } from '../../../src/product/operations/status/minutes-between.ts';
import { describeBytes, describeSeconds, describeTime } from './amounts.ts';
import { plainAddress } from './plain-address.ts';

/** Enough to see a pattern. */
const mostDeliveries = 8;

export function videoText({ view, owner, work, deliveries }: VideoReport, at: Date): string {
  return [
    `${view.videoId}: ${view.stage}, ${view.progress} %, revision ${view.revision}`,
    `Owner: ${owner.email ?? 'no email'} (account ${owner.userId})`,
    `Message: ${view.message}`,
    ...(view.errorCode ? [`Error: ${view.errorCode}`] : []),
    ...view.notices.map((notice) => `Notice: ${notice}`),
    '',
    `Created ${describeTime(view.createdAt)} UTC; in line since ${describeTime(work.queuedAt)} UTC`,
    workLine(work, at),
    sourceLine(view.source),
    outputLine(view),
    `Settings: ${JSON.stringify(view.settings)}`,
    '',
    ...deliveryLines(deliveries),
  ].join('\n');
}

function workLine(work: VideoReport['work'], at: Date): string {
  const { leaseOwner, leaseUntil, notBefore, tries, claims, finishedAt, removedAt, removedBecause } = work;
  if (removedAt) return `Gone since ${describeTime(removedAt)} UTC (${removedBecause ?? 'deleted'})`;
  if (finishedAt) return `Ended ${describeTime(finishedAt)} UTC, after ${minutesBetween(work.queuedAt, finishedAt)}`;
  const held = leaseOwner && leaseUntil && leaseUntil > at ? `in hand of ${leaseOwner}` : 'in nobody’s hand';
  const wait = notBefore > at ? `; next try ${describeTime(notBefore)} UTC` : '';
  return `Now ${held}; ${tries} failed tries and ${claims} claims of this stage${wait}`;
}

function sourceLine({ url, sizeBytes, durationSeconds, width, height }: VideoReport['view']['source']): string {
  const facts = [
    ...(durationSeconds === null ? [] : [describeSeconds(durationSeconds)]),
    ...(width === null ? [] : [`${width} × ${height}`]),
    ...(sizeBytes === null ? [] : [describeBytes(sizeBytes)]),
  ];
  return `Source: ${plainAddress(url)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
}

function outputLine({ output }: VideoReport['view']): string {
  if (!output) return 'Output: none';
  const { videoUrl, revision, sizeBytes, durationSeconds, width, height } = output;
  const facts = `${describeSeconds(durationSeconds)}, ${width} × ${height}, ${describeBytes(sizeBytes)}`;
  return `Output of revision ${revision}: ${videoUrl} (${facts})`;
}

function deliveryLines(deliveries: readonly DeliveryView[]): string[] {
  if (deliveries.length === 0) return ['Deliveries: none'];
  const shown = deliveries.slice(0, mostDeliveries).map(deliveryLine);
  const more = deliveries.length - shown.length;
  return ['Deliveries:', ...shown, ...(more > 0 ? [`  and ${more} more`] : [])];
}

function deliveryLine({ destination, status, nextAttemptAt, attempts }: DeliveryView): string {
  const last = attempts.at(-1);
  const tried = `${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
  const error = last?.error ? `, the last: ${last.error}` : '';
  const next = nextAttemptAt ? `, next ${describeTime(nextAttemptAt)} UTC` : '';
  return `  ${plainAddress(destination)}: ${status}, ${tried}${error}${next}`;
}
