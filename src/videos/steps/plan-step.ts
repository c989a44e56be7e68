import type { FrameTimes } from '../../media/read-frame-times.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import type { TranscriptDeps } from '../../speech/kept-transcripts.ts';
import { captionsOfVideo } from '../captions-of-video.ts';
import { keepPlan } from '../kept-plans.ts';
import { noticesOfVideo } from '../notices-of-video.ts';
import { type PlanVideoDeps, planVideo } from '../plan-video.ts';
import type { Step } from '../run-step.ts';
import { withSource } from '../source-of-video.ts';

export interface PlanDeps extends TranscriptDeps, PlanVideoDeps {
  readFrameTimes(input: { file: string; facts: SourceFacts; signal: AbortSignal }): Promise<FrameTimes | null>;
}

/** planning → rendering: captions laid out with the real fonts, and everything a render does decided. */
export function planStep(deps: PlanDeps): Step {
  return {
    from: ['planning'],
    stage: 'planning',
    progress: { from: 40, to: 42 },
    failure: 'internal',
    async run(video, { signal }) {
      const { facts, sourceKey, settings } = video;
      if (!facts || !sourceKey) return { to: 'queued', changes: {} };
      let frameTimes: FrameTimes | null = null;
      const isThere = await withSource(deps.store, video, async (file) => {
        frameTimes = await deps.readFrameTimes({ file, facts, signal });
      });
      if (!isThere) return { to: 'queued', changes: {} };
      const shown = await captionsOfVideo(deps, video);
      const plan = planVideo(deps, { sourceKey, facts, frameTimes, settings, ...shown });
      const planKey = await keepPlan(deps.store, plan);
      return { to: 'rendering', changes: { planKey, notices: noticesOfVideo(video, shown) } };
    },
  };
}
