import type { Engine } from '../../../engine/index.ts';
import type { FrameTimes } from '../../../engine/media/timing/read-frame-times.ts';
import { pictureMs } from '../../../engine/media/timing/video-length.ts';
import { noticesOfVideo, wordNotice } from '../../../engine/notices/notices.ts';
import type { FacesFound } from '../../../engine/reframe/find-faces.ts';
import { outputFrame } from '../../../engine/render/filters/output-frame.ts';
import { requireOverlayFits } from '../../../engine/render/overlay/overlay-limits.ts';
import { type DrawingMachine, kindOfMachine } from '../../../engine/render/plan/made-with.ts';
import type { TaskOf } from '../../../infra/threads/tasks.ts';
import { tracePart } from '../../../infra/tracing/tracing.ts';
import type { VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { captionsOfVideo } from '../captions/captions-of-video.ts';
import { type FaceMapDeps, facesOfVideo } from '../faces/faces-of-video.ts';
import { withSourceFile } from '../records/source-file.ts';
import { progressOfStage } from '../records/video-states.ts';
import { storePlan } from '../rendering/plan-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import { pictureOfWatermark } from '../watermark/watermark-picture.ts';
import type { Step } from './step.ts';

export type PlanDeps = VideoCaptionsDeps &
  FaceMapDeps &
  VideoDeps<'logger' | 'uploads' | 'ownFonts' | 'hasOlderProcesses'> &
  Pick<Engine, 'readFrameTimes' | 'writePlan'> &
  DrawingMachine;

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
    progress: progressOfStage.planning,
    failure: 'internal',
    async run(video, { signal, onProgress }) {
      const { facts, sourceKey } = video;
      if (!facts || !sourceKey) return { to: 'queued', changes: {} };
      const settings = await deps.ownFonts.place(video);
      requireOverlayFits(facts, settings);
      const shown = await captionsOfVideo(deps, video, planning(signal));
      const scriptReport = settings.script ? await deps.tasks.reportOfScript(shown.derivation, planning(signal)) : null;
      const hasCaptions = shown.captions.length > 0;
      let picture: PictureFacts = { frameTimes: null, faces: null, areUnknown: false };
      const hasSource = await withSourceFile(deps.store, video, async (file) => {
        const frameTimes = await deps.readFrameTimes({ file, facts, signal });
        const of = { sourceKey, sourceFile: file, facts, frameTimes, settings, hasCaptions };
        const found = await tracePart('detect faces', () => facesOfVideo(deps, { ...of, signal, onProgress }));
        picture = { frameTimes, ...found };
      });
      if (!hasSource) return { to: 'queued', changes: {} };
      const { language, captions } = shown;
      const { frameTimes, faces } = picture;
      const watermarkPicture = await pictureOfWatermark(deps, video);
      const input = { sourceKey, facts, settings, language, captions, frameTimes, faces, watermarkPicture };
      const plan = await tracePart('plan', () => deps.writePlan(input, planning(signal)));
      const planKey = await storePlan(deps.store, plan);
      const output = { frame: outputFrame(facts, settings), durationMs: pictureMs(facts) };
      const undrawable = await deps.tasks.findUndrawable({ language, captions, settings, output }, planning(signal));
      const inaccessible = await deps.tasks.findInaccessible({ language, captions, settings, facts }, planning(signal));
      const shortcomings = { areFacesUnknown: picture.areUnknown, ...undrawable, ...inaccessible };
      const notices = noticesOfVideo(video, shown, shortcomings);
      // version 1.0 shows what is stored
      const stored = (await deps.hasOlderProcesses?.()) ? notices.map((notice) => wordNotice(notice, 'en')) : notices;
      return { to: 'rendering', changes: { planKey, drawnBy: kindOfMachine(deps), notices: stored, scriptReport } };
    },
  };
}

/** Nobody waits at a screen for a plan: all plans together take the threads of one owner. */
function planning(signal: AbortSignal): TaskOf {
  return { owner: 'planning', signal };
}
