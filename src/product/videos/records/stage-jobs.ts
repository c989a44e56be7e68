import type { JobName } from '../../../infra/queue/queue.ts';
import type { WorkingStage } from './video-states.ts';

/** Which job goes on with a video that is in the stage. */
export const jobOfStage = {
  queued: 'fetch-source',
  fetching: 'fetch-source',
  listening: 'listen',
  planning: 'plan-render',
  rendering: 'render-segments',
  assembling: 'assemble-output',
} satisfies Record<WorkingStage, JobName>;
