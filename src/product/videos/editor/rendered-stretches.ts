import { segmentStretch } from '../../../engine/render/draft/find-reusable-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { readPlan } from '../rendering/plan-store.ts';
import { missingSegments } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import { draftOfVideo } from './draft-of-video.ts';
import type { EditDraft, PackedDraft, RenderStretch } from './editor-view.ts';

export type RenderedStretchesDeps = VideoCaptionsDeps & VideoDeps<'videos' | 'segments'>;

/**
 * Which parts of the current revision's picture are rendered and which are not; empty until it is planned.
 * @throws AppError `not_found`, also for a removed video
 */
export async function findRenderedStretches(
  deps: RenderedStretchesDeps,
  owner: VideoOfOwner,
): Promise<RenderStretch[]> {
  const plan = await readPlan(deps.store, (await findExistingVideo(deps, owner)).planKey);
  if (!plan) return [];
  const missing = new Set((await missingSegments(deps, plan)).map(({ index }) => index));
  return plan.segments.map((segment) => stretchOf(plan, segment, !missing.has(segment.index)));
}

/**
 * Which parts of the last rendered picture a draft can reuse, by comparing it with the last plan; null = none, or
 * unknown.
 * @throws AppError `not_found`, also for a removed video; `conflict` until it has been fetched
 */
export async function findReusableStretches(
  deps: RenderedStretchesDeps,
  { draft, ...owner }: VideoOfOwner & { draft: EditDraft | PackedDraft },
): Promise<RenderStretch[] | null> {
  const video = await findExistingVideo(deps, owner);
  const plan = await readPlan(deps.store, video.planKey);
  const unsaved = await draftOfVideo(deps, video, draft);
  if (!plan) return null;
  const input = { draft: unsaved, plan, before: video.settings };
  const reusable = await deps.tasks.findReusableSegments(input, { owner: taskOwner(video) });
  return reusable && plan.segments.map((segment, index) => stretchOf(plan, segment, reusable[index] ?? false));
}

function stretchOf(plan: RenderPlan, segment: RenderSegment, isRendered: boolean): RenderStretch {
  return { ...segmentStretch(plan, segment), isRendered };
}
