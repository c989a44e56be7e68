import type { Transaction } from '../../../infra/database/transaction.ts';
import type { EndVideoDeps } from '../ending/end-video.ts';
import type { WorkTimes } from '../estimates/work-times.ts';
import type { AccountPlaces } from '../lease/account-places.ts';
import type { ClaimDeps, VideoLease } from '../lease/video-lease.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { UnexpectedFailure } from './retry-rules.ts';
import type { StepGate } from './step-gate.ts';
import type { VideoMetrics } from './video-metrics.ts';

/** The work of one stage: which videos it claims, and what it does with one. */
export interface Step {
  /** Claims videos in these stages; the claim moves the video to `stage`. */
  from: readonly WorkingStage[];
  stage: WorkingStage;
  /** The part of the progress bar that this stage covers, in percent. */
  progress: { from: number; to: number };
  /** The failure code for an unexpected error. */
  failure: UnexpectedFailure;
  /** See `createDrawingMachines`; default: any video. */
  claimable?(): Promise<Record<string, unknown>>;
  /** Does the work. Safe to run twice: files that exist already under their content key are not made again. */
  run(video: VideoRecord, context: StepContext): Promise<StepResult>;
}

export interface StepContext {
  /** Aborts when the video is edited, cancelled or deleted, when the lease is lost, and when the service stops. */
  signal: AbortSignal;
  /** The share of this stage that is done, 0–1. */
  onProgress(share: number): void;
  /** To be called while the step waits for somebody else who is slow: it may leave its place to other videos. */
  onSlow(): void;
  lease: VideoLease;
  /** The lowest turn of other accounts' videos that wait for this place; null = nobody waits. */
  turnOfOthersWaiting(): Promise<number | null>;
  /** The video has crashed its workers. Nothing else runs in this process: work with as little memory as possible. */
  isAlone: boolean;
}

export interface StepPlaces {
  /** The places of the step in this process. */
  places: AccountPlaces;
  /** One for all steps of this process. */
  gate: StepGate;
  /** Aborts when nothing new is to be started; default: when the service stops. */
  draining?: AbortSignal;
  /** Called when a video has been claimed. */
  onClaimed?(video: VideoRecord): void;
  /** Called when the step has left its place to other videos. */
  onSlow?(): void;
}

export type StepResult =
  /** The next stage, and what this one has found out about the video. */
  | {
      to: WorkingStage;
      changes: Partial<VideoRecord>;
      /** Runs in the transaction that moves the video. What it throws counts as a failure of the step. */
      inTransaction?(transaction: Transaction): Promise<void>;
    }
  /**
   * The video leaves its place to those with a turn up to this one, and goes on later with the same stage. What it has done
   * is stored.
   */
  | { afterTurn: number }
  /** The step has ended the revision itself. */
  | 'ended';

export type StepOutcome =
  | { kind: 'idle' }
  | { kind: 'moved'; to: WorkingStage }
  | { kind: 'ended' | 'lost' }
  /** `isFault` = something that all videos need has failed. */
  | { kind: 'retry'; at: Date; isFault: boolean };

export type RunStepDeps = ClaimDeps &
  EndVideoDeps &
  VideoDeps<'logger' | 'tracing'> & { metrics?: VideoMetrics; workTimes?: Pick<WorkTimes, 'record'> };
