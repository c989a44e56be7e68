import type { Engine } from '../../../engine/index.ts';
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

export interface PlanDeps extends TranscriptStoreDeps, PlanVideoDeps, FaceMapDeps, Pick<Engine, 'readFrameTimes'> {
  logger: Logger;
}

interface PictureFacts extends FacesFound {
  frameTimes: FrameTimes | null;
}

/**
 * planning → rendering: detects faces if the plan needs them, lays out the captions with the real fonts, and stores the
 * plan, which decides everything about the render.
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
      let picture: PictureFacts = { frameTimes: null, faces: null, areUnknown: false };
      const hasSource = await withSourceFile(deps.store, video, async (file) => {
        const frameTimes = await deps.readFrameTimes({ file, facts, signal });
        const of = { sourceKey, sourceFile: file, facts, frameTimes, settings, hasCaptions };
        picture = { frameTimes, ...(await facesOfVideo(deps, { ...of, signal, onProgress })) };
      });
      if (!hasSource) return { to: 'queued', changes: {} };
      const plan = planVideo(deps, { sourceKey, facts, settings, ...shown, ...picture });
      const planKey = await storePlan(deps.store, plan);
      const undrawable = findUndrawable(deps.fonts, { ...shown, settings });
      const notices = noticesOfVideo(video, shown, { areFacesUnknown: picture.areUnknown, ...undrawable });
      return { to: 'rendering', changes: { planKey, notices } };
    },
  };
}
