import type { JobName } from '../../../infra/queue/queue.ts';

/**
 * The life of a video's revision. `stage` is what people see; work moves along the first row only, each move a
 * conditional update on (state, revision).
 */
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

// a stage whose input has been swept meanwhile goes back to the one that makes it
const moves: Record<VideoStage, readonly VideoStage[]> = {
  queued: ['fetching', 'failed', 'cancelled'],
  fetching: ['listening', 'planning', 'failed', 'cancelled'],
  listening: ['queued', 'planning', 'failed', 'cancelled'],
  planning: ['queued', 'rendering', 'failed', 'cancelled'],
  rendering: ['queued', 'planning', 'assembling', 'failed', 'cancelled'],
  assembling: ['queued', 'rendering', 'processed', 'failed', 'cancelled'],
  // an edit starts the next revision, whatever became of this one
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

/** Which job goes on with a video that is in the stage. */
export const jobOfStage = {
  queued: 'fetch-source',
  fetching: 'fetch-source',
  listening: 'listen',
  planning: 'plan-render',
  rendering: 'render-segments',
  assembling: 'assemble-output',
} satisfies Record<WorkingStage, JobName>;
