import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { FrameTimes } from '../../../engine/media/timing/read-frame-times.ts';
import { findUndrawable } from '../../../engine/notices/find-undrawable.ts';
import { noticesOfVideo } from '../../../engine/notices/notices.ts';
import type { FacesFound } from '../../../engine/reframe/faces-if-found.ts';
import { type PlanVideoDeps, planVideo } from '../../../engine/render/plan/plan-video.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import { captionsOfVideo } from '../captions/captions-of-video.ts';
import type { TranscriptStoreDeps } from '../captions/transcript-store.ts';
import type { FaceMapDeps } from '../faces/face-map-store.ts';
import { facesOfVideo } from '../faces/faces-of-video.ts';
import { withSourceFile } from '../records/source-file.ts';
import { storePlan } from '../rendering/plan-store.ts';
import type { Step } from './run-step.ts';

export interface PlanDeps extends TranscriptStoreDeps, PlanVideoDeps, FaceMapDeps {
  logger: Logger;
  readFrameTimes(input: { file: string; facts: SourceFacts; signal: AbortSignal }): Promise<FrameTimes | null>;
}

interface SeenVideo extends FacesFound {
  frameTimes: FrameTimes | null;
}

/**
 * planning → rendering: people found where they matter, captions laid out with the real fonts, and everything a render
 * does decided.
 */
export function planStep(deps: PlanDeps): Step {
  return {
    from: ['planning'],
    stage: 'planning',
    progress: { from: 40, to: 46 },
    failure: 'internal',
    async run(video, { signal, onProgress }) {
      const { facts, sourceKey, settings } = video;
      if (!facts || !sourceKey) return { to: 'queued', changes: {} };
      const shown = await captionsOfVideo(deps, video);
      const hasCaptions = shown.captions.length > 0;
      let seen: SeenVideo = { frameTimes: null, faces: null, areUnknown: false };
      const isThere = await withSourceFile(deps.store, video, async (file) => {
        const frameTimes = await deps.readFrameTimes({ file, facts, signal });
        const of = { sourceKey, sourceFile: file, facts, frameTimes, settings, hasCaptions };
        seen = { frameTimes, ...(await facesOfVideo(deps, { ...of, signal, onProgress })) };
      });
      if (!isThere) return { to: 'queued', changes: {} };
      const plan = planVideo(deps, { sourceKey, facts, settings, ...shown, ...seen });
      const planKey = await storePlan(deps.store, plan);
      const leftOut = findUndrawable(deps.fonts, { ...shown, settings });
      const notices = noticesOfVideo(video, shown, { areFacesUnknown: seen.areUnknown, ...leftOut });
      return { to: 'rendering', changes: { planKey, notices } };
    },
  };
}
