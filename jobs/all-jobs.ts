import { availableParallelism } from 'node:os';
import type { Chats } from '../src/chat/chats/create-chats.ts';
import type { Queue } from '../src/infra/queue/queue.ts';
import type { Deliveries } from '../src/product/delivery/create-deliveries.ts';
import type { Operations } from '../src/product/operations/create-operations.ts';
import type { Payments } from '../src/product/payments/create-payments.ts';
import type { ReleaseOrphanedDeps } from '../src/product/videos/ending/release-orphaned-reservations.ts';
import type { ReconcileDeps } from '../src/product/videos/lease/reconcile-videos.ts';
import { stealRenderWork } from '../src/product/videos/rendering/steal-render-work.ts';
import { type AssembleDeps, assembleStep } from '../src/product/videos/steps/assemble-step.ts';
import { type FetchDeps, fetchStep } from '../src/product/videos/steps/fetch-step.ts';
import { type PlanDeps, planStep } from '../src/product/videos/steps/plan-step.ts';
import { type RenderDeps, renderStep } from '../src/product/videos/steps/render-step.ts';
import type { RunStepDeps } from '../src/product/videos/steps/run-step.ts';
import { type ListenDeps, transcribeStep } from '../src/product/videos/steps/transcribe-step.ts';
import type { SweepDeps } from '../src/product/videos/sweeping/sweep.ts';
import { applyPaymentsJob } from './apply-payments.job.ts';
import { converseJob } from './converse.job.ts';
import { deliverJob } from './deliver.job.ts';
import { type FinishDeletionsDeps, finishDeletionsJob } from './finish-deletions.job.ts';
import type { Job } from './job.ts';
import { reconcileJob } from './reconcile.job.ts';
import { sendMessagesJob } from './send-messages.job.ts';
import { type SettleContactsDeps, settleContactsJob } from './settle-contacts.job.ts';
import { stepJob } from './step-job.ts';
import { sweepJob } from './sweep.job.ts';
import { watchOperationsJob } from './watch-operations.job.ts';

export type JobsDeps = RunStepDeps &
  FetchDeps &
  ListenDeps &
  PlanDeps &
  RenderDeps &
  AssembleDeps &
  SweepDeps &
  ReconcileDeps &
  FinishDeletionsDeps &
  SettleContactsDeps &
  ReleaseOrphanedDeps & {
    queue: Queue;
    deliveries: Deliveries;
    payments: Payments;
    chats: Chats;
    operations: Operations;
    renderConcurrency: number;
  };

/** Downloads wait for others most of the time. */
const fetchConcurrency = 6;
/** A slow receiver takes up to 15 s; many can be waited for at once. */
const deliverConcurrency = 24;

/** Answering takes some reads and a transaction; a clip that is brought over takes longer. */
const converseConcurrency = 8;
/** Uploads wait for the line. */
const sendMessagesConcurrency = 8;

/** Most places go to messages that wait for their provider’s answer. */
const applyPaymentsConcurrency = 6;

/** Every kind of background work of this service. */
export function allJobs(deps: JobsDeps): Job[] {
  // Whisper fills two cores
  const listenConcurrency = Math.max(1, Math.floor(availableParallelism() / 2));
  return [
    stepJob(deps, { name: 'fetch-source', concurrency: fetchConcurrency, step: fetchStep(deps) }),
    stepJob(deps, { name: 'listen', concurrency: listenConcurrency, step: transcribeStep(deps) }),
    stepJob(deps, { name: 'plan-render', concurrency: 2, step: planStep(deps) }),
    stepJob(deps, {
      name: 'render-segments',
      concurrency: deps.renderConcurrency,
      step: renderStep(deps),
      help: (stopping) => stealRenderWork(deps, stopping),
    }),
    stepJob(deps, { name: 'assemble-output', concurrency: 2, step: assembleStep(deps) }),
    deliverJob(deps, { concurrency: deliverConcurrency }),
    converseJob(deps, { concurrency: converseConcurrency }),
    sendMessagesJob(deps, { concurrency: sendMessagesConcurrency }),
    settleContactsJob(deps),
    applyPaymentsJob(deps, { concurrency: applyPaymentsConcurrency }),
    reconcileJob(deps),
    finishDeletionsJob(deps),
    sweepJob(deps),
    watchOperationsJob(deps),
  ];
}
