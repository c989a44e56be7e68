import type { ContactServices } from '../src/chat/chatbot-platform/create-contact-services.ts';
import type { Chats } from '../src/chat/chats/create-chats.ts';
import type { Config } from '../src/infra/config/config.ts';
import type { Queue } from '../src/infra/queue/queue.ts';
import type { Deliveries } from '../src/product/delivery/create-deliveries.ts';
import type { Operations } from '../src/product/operations/create-operations.ts';
import type { Payments } from '../src/product/payments/create-payments.ts';
import type { PersonalData } from '../src/product/personal-data/create-personal-data.ts';
import { type ShowBeginningDeps, showBeginning } from '../src/product/videos/beginning/show-beginning.ts';
import {
  type ReleaseOrphanedDeps,
  releaseOrphanedReservations,
} from '../src/product/videos/ending/release-orphaned-reservations.ts';
import type { DrawingMachines } from '../src/product/videos/lease/drawing-machines.ts';
import { type ReconcileDeps, reconcileVideos } from '../src/product/videos/lease/reconcile-videos.ts';
import { createRenderPlaces } from '../src/product/videos/lease/render-places.ts';
import { stealRenderWork } from '../src/product/videos/rendering/steal-render-work.ts';
import { type AssembleDeps, assembleStep } from '../src/product/videos/steps/assemble-step.ts';
import { type FetchDeps, fetchStep } from '../src/product/videos/steps/fetch-step.ts';
import { type PlanDeps, planStep } from '../src/product/videos/steps/plan-step.ts';
import { type RenderDeps, renderStep } from '../src/product/videos/steps/render-step.ts';
import type { RunStepDeps } from '../src/product/videos/steps/step.ts';
import { createStepGate } from '../src/product/videos/steps/step-gate.ts';
import { type TranscribeDeps, transcribeStep } from '../src/product/videos/steps/transcribe-step.ts';
import { beginSweep, type OwnerDeps } from '../src/product/videos/sweeping/storage-owner.ts';
import { type SweepDeps, sweep } from '../src/product/videos/sweeping/sweep.ts';
import { type Job, parallelJob, periodicJob, repeatingJob, stepJob } from './job.ts';

type JobsDeps = RunStepDeps &
  FetchDeps &
  TranscribeDeps &
  PlanDeps &
  RenderDeps &
  AssembleDeps &
  Omit<ShowBeginningDeps, 'renderPlaces'> &
  SweepDeps &
  OwnerDeps &
  ReconcileDeps &
  ReleaseOrphanedDeps & {
    queue: Queue;
    deliveries: Deliveries;
    forgetUsage(): Promise<void>;
    payments: Payments;
    chats: Chats;
    contacts: Pick<ContactServices, 'updateNextContact'>;
    operations: Pick<Operations, 'watch'>;
    personalData: Pick<PersonalData, 'finishDeletions'>;
    /** Which planned videos this machine takes; default: all. */
    drawingMachines?: DrawingMachines;
    /** How much of each kind of work this process does at the same time. */
    concurrency: Config['concurrency'] & { render: number };
  };

/** Every background job of this service. */
export function allJobs(deps: JobsDeps): Job[] {
  const { queue, deliveries, payments, chats, contacts, operations, personalData } = deps;
  // a video that crashes its workers is tried with nothing else in the process
  const gate = createStepGate();
  const { concurrency, drawingMachines } = deps;
  const claimable = drawingMachines && (() => drawingMachines.claimable());
  const renderPlaces = createRenderPlaces(concurrency.render);
  const render = renderStep(deps);
  return [
    // downloads mostly wait for other servers, which people may choose to be slow: those leave the places of the quick ones
    stepJob(deps, {
      gate,
      name: 'fetch-source',
      concurrency: concurrency.fetch,
      maxPerAccount: Math.ceil(concurrency.fetch / 3),
      slow: { max: 4 * concurrency.fetch, maxPerAccount: Math.ceil((2 * concurrency.fetch) / 3) },
      step: fetchStep(deps),
    }),
    stepJob(deps, {
      gate,
      name: 'listen',
      concurrency: concurrency.transcribe,
      maxPerAccount: allButOne(concurrency.transcribe),
      step: transcribeStep({ ...deps, showBeginning: (input) => showBeginning({ ...deps, renderPlaces }, input) }),
    }),
    stepJob(deps, {
      gate,
      name: 'plan-render',
      concurrency: 3,
      maxPerAccount: 2,
      step: { ...planStep(deps), claimable },
    }),
    stepJob(deps, {
      gate,
      name: 'render-segments',
      concurrency: concurrency.render,
      maxPerAccount: allButOne(concurrency.render),
      step: { ...render, claimable, run: (...of) => renderPlaces.hold(() => render.run(...of)) },
      whenIdle: (...of) => renderPlaces.hold(() => stealRenderWork(deps, ...of)),
    }),
    stepJob(deps, {
      gate,
      name: 'assemble-output',
      concurrency: concurrency.assemble,
      maxPerAccount: allButOne(concurrency.assemble),
      step: assembleStep(deps),
    }),
    // an attempt mostly waits for the receiver, up to 15 s; the deliveries themselves limit how many run
    parallelJob(queue, {
      name: 'deliver',
      logger: deps.logger,
      startNext: (stopping) => deliveries.startNext(stopping),
      nextDueAt: () => deliveries.nextDueAt(),
    }),
    // answers in chats; another job sends them, so that a slow messenger does not delay the conversation
    repeatingJob(queue, {
      logger: deps.logger,
      name: 'converse',
      concurrency: concurrency.chats,
      runNext: (stopping, onSlow) => chats.processNextChat(stopping, onSlow),
    }),
    repeatingJob(queue, {
      logger: deps.logger,
      name: 'send-messages',
      concurrency: concurrency.chats,
      // a smaller encode of a video takes minutes, and sends nothing meanwhile
      runNext: (stopping, onSlow) => chats.sendMessages(stopping, onSlow),
    }),
    // notifies contacts that they were linked, and adds their pending tags
    repeatingJob(queue, {
      logger: deps.logger,
      name: 'settle-contacts',
      concurrency: 1,
      every: '1 minute',
      runNext: (stopping) => contacts.updateNextContact(stopping),
    }),
    // messages mostly wait for their provider’s answer, up to 20 s
    parallelJob(queue, {
      name: 'apply-payments',
      logger: deps.logger,
      startNext: (stopping) => payments.startNextMessage(stopping),
      nextDueAt: () => payments.nextDueAt(),
    }),
    periodicJob('reconcile', '1 minute', () => reconcile(deps)),
    // finishes deletions of accounts that were interrupted; not in `reconcile`, because it may take long
    periodicJob('finish-deletions', '1 minute', () => personalData.finishDeletions()),
    // often enough to delete the files of a deleted video within the hour that is promised
    periodicJob('sweep', '20 minutes', async () => {
      await beginSweep(deps);
      await sweep(deps);
      await chats.sweep();
      await deliveries.forgetOld(deps.retentionDays);
      await deps.forgetUsage();
    }),
    // notifies operators of new alerts and of those that are over
    periodicJob('watch-operations', '1 minute', () => operations.watch()),
  ];
}

/** Of the places for work that takes long, one account leaves one to others. */
function allButOne(places: number): number {
  return Math.max(1, places - 1);
}

/** Wakes everything that should be running and is not. Also runs when a worker starts. */
async function reconcile(deps: JobsDeps): Promise<void> {
  await reconcileVideos(deps);
  await releaseOrphanedReservations(deps);
  await deps.deliveries.freeOfDeadProcesses();
  await deps.queue.wake('deliver');
  await deps.chats.reconcile();
  await deps.payments.reconcile();
  await deps.queue.wake('apply-payments');
}
