import { wordNotice } from '../../../src/engine/notices/notices.ts';
import { wordCause } from '../../../src/infra/errors/word-failure.ts';
import { wordProblem } from '../../../src/product/delivery/delivery-problem.ts';
import type { DeliveryView } from '../../../src/product/delivery/list-deliveries.ts';
import type { FailedVideo } from '../../../src/product/operations/reports/list-failures.ts';
import type { VideoReport } from '../../../src/product/operations/reports/report-video.ts';
import { wordVideoState } from '../../../src/product/videos/records/video-view.ts';
import { fill } from '../../../src/texts/fill.ts';
import { plural, shortDuration } from '../../../src/texts/format.ts';
import type { Wording } from '../answer.ts';
import { describeBytes, describeTime, timeBetween } from './amounts.ts';

/** Enough to see a pattern. */
const maxDeliveries = 8;

export function videoText({ view, owner, work, deliveries }: VideoReport, at: Date, wording: Wording): string {
  const { video, account } = wording.texts;
  const notices = view.notices.map((notice) => wordNotice(notice, wording.language));
  return [
    fill(video.head, { videoId: view.videoId, stage: view.stage, percent: view.progress, revision: view.revision }),
    fill(video.owner, { owner: fill(account.name, { email: owner.email ?? account.noEmail, id: owner.userId }) }),
    fill(video.message, { message: wordVideoState(view, wording.language) }),
    ...(view.failure ? [fill(video.error, { code: view.failure.code })] : []),
    ...notices.map((notice) => fill(video.notice, { notice })),
    '',
    fill(video.created, { created: describeTime(view.createdAt), queued: describeTime(work.queuedAt) }),
    workLine(work, at, wording),
    sourceLine(view.source, wording),
    outputLine(view, wording),
    fill(video.settings, { settings: JSON.stringify(view.settings) }),
    '',
    ...deliveryLines(deliveries, wording),
  ].join('\n');
}

function workLine(work: VideoReport['work'], at: Date, wording: Wording): string {
  const { leaseOwner, leaseUntil, notBefore, tries, claims, queuedAt, finishedAt, removedAt, removedBecause } = work;
  const { video } = wording.texts;
  if (removedAt) {
    return fill(removedBecause === 'expired' ? video.expired : video.deleted, { time: describeTime(removedAt) });
  }
  if (finishedAt) {
    const duration = timeBetween(queuedAt, finishedAt, wording);
    return fill(video.ended, { time: describeTime(finishedAt), duration });
  }
  const isHeld = leaseOwner && leaseUntil && leaseUntil > at;
  const held = isHeld
    ? fill(video.heldBy, { worker: leaseOwner, tries, claims })
    : fill(video.notHeld, { tries, claims });
  return notBefore > at ? `${held}\n${fill(video.nextTry, { time: describeTime(notBefore) })}` : held;
}

function sourceLine(
  { url, sizeBytes, durationSeconds, width, height }: VideoReport['view']['source'],
  { language, texts }: Wording,
): string {
  const facts = [
    ...(durationSeconds === null ? [] : [shortDuration(language, durationSeconds)]),
    ...(width === null ? [] : [`${width} × ${height}`]),
    ...(sizeBytes === null ? [] : [describeBytes(sizeBytes)]),
  ];
  return fill(texts.video.source, { source: withFacts(withoutSecrets(url), facts) });
}

function outputLine({ output }: VideoReport['view'], { language, texts: { video } }: Wording): string {
  if (!output) return video.noOutput;
  const { videoUrl, revision, sizeBytes, durationSeconds, width, height } = output;
  const facts = [shortDuration(language, durationSeconds), `${width} × ${height}`, describeBytes(sizeBytes)];
  return fill(video.output, { revision, output: withFacts(videoUrl, facts) });
}

function withFacts(address: string, facts: string[]): string {
  return facts.length === 0 ? address : `${address} (${facts.join(', ')})`;
}

function deliveryLines(deliveries: readonly DeliveryView[], wording: Wording): string[] {
  const { video } = wording.texts;
  if (deliveries.length === 0) return [video.noDeliveries];
  const shown = deliveries.slice(0, maxDeliveries).map((delivery) => deliveryLine(delivery, wording));
  const count = deliveries.length - shown.length;
  return [video.deliveries, ...shown, ...(count > 0 ? [fill(video.moreDeliveries, { count })] : [])].map(
    (line, index) => (index === 0 ? line : `  ${line}`),
  );
}

function deliveryLine(
  { destination, status, nextAttemptAt, attempts }: DeliveryView,
  { language, texts: { video } }: Wording,
): string {
  const error = attempts.at(-1)?.error;
  const facts = [
    status,
    plural(language, attempts.length, video.attempts),
    ...(error ? [fill(video.lastError, { error: wordProblem(error, language) })] : []),
    ...(nextAttemptAt ? [fill(video.nextAttempt, { time: describeTime(nextAttemptAt) })] : []),
  ];
  return `${withoutSecrets(destination)}: ${facts.join(', ')}`;
}

/** A URL without its secret parts: credentials, query and fragment. */
function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, host, pathname, search } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return address;
  return `${protocol}//${host}${pathname}${search === '' ? '' : '?…'}`;
}

export function failuresText(failures: readonly FailedVideo[], { texts, language }: Wording): string {
  if (failures.length === 0) return texts.failures.none;
  const lines = failures.map(({ videoId, failure, failedAt }, index) => {
    const why = failure ? `${failure.code}: ${wordCause(failure, language)}` : 'unknown';
    return `${index + 1}. ${videoId}\n   ${describeTime(failedAt)} UTC, ${why}`;
  });
  return [texts.failures.heading, ...lines].join('\n');
}
