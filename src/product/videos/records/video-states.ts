import type { JobName } from '../../../infra/queue/queue.ts';

/** The stages of a revision, in order. Each move is a conditional update on stage and revision. */
export const videoStages = [
  'queued',
  'fetching',
  'listening',
  'planning',
  'rendering',
  'assembling',
  'processed',
  'failed',
  'cancelled',
] as const;

export type VideoStage = (typeof videoStages)[number];

export const workingStages = ['queued', 'fetching', 'listening', 'planning', 'rendering', 'assembling'] as const;
export type WorkingStage = (typeof workingStages)[number];

/** The stages with work of their own, in order, and their parts of the progress bar in percent. */
export const progressOfStage = {
  fetching: { from: 0, to: 10 },
  listening: { from: 10, to: 40 },
  planning: { from: 40, to: 46 },
  rendering: { from: 46, to: 94 },
  assembling: { from: 94, to: 99 },
} as const satisfies Record<Exclude<WorkingStage, 'queued'>, { from: number; to: number }>;

// a stage whose input has been deleted meanwhile goes back to the stage that makes it
const moves: Record<VideoStage, readonly VideoStage[]> = {
  queued: ['fetching', 'failed', 'cancelled'],
  fetching: ['listening', 'planning', 'failed', 'cancelled'],
  listening: ['queued', 'planning', 'failed', 'cancelled'],
  planning: ['queued', 'rendering', 'failed', 'cancelled'],
  rendering: ['queued', 'planning', 'assembling', 'failed', 'cancelled'],
  assembling: ['queued', 'rendering', 'processed', 'failed', 'cancelled'],
  // final: an edit starts the next revision
  processed: [],
  failed: [],
  cancelled: [],
};

export function canMove(from: VideoStage, to: VideoStage): boolean {
  return moves[from].includes(to);
}

export function isWorking(stage: VideoStage): stage is WorkingStage {
  return (workingStages as readonly string[]).includes(stage);
}

/** The job that continues with a video in the stage. */
export const jobOfStage = {
  queued: 'fetch-source',
  fetching: 'fetch-source',
  listening: 'listen',
  planning: 'plan-render',
  rendering: 'render-segments',
  assembling: 'assemble-output',
} satisfies Record<WorkingStage, JobName>;
