import { taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import { readPlanBytes } from '../rendering/plan-store.ts';
import { storedSegments } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import { draftOfVideo } from './draft-of-video.ts';
import type { EditDraft, PackedDraft, RenderStretch } from './editor-view.ts';

export type RenderedStretchesDeps = VideoCaptionsDeps & VideoDeps<'videos' | 'segments' | 'uploads' | 'ownFonts'>;

/**
 * Which parts of the current revision's picture are rendered and which are not; empty until it is planned.
 * @throws AppError `not_found`, also for a removed video
 */
export async function findRenderedStretches(
  deps: RenderedStretchesDeps,
  owner: VideoOfOwner,
): Promise<RenderStretch[]> {
  const video = await findExistingVideo(deps, owner);
  const plan = await readPlanBytes(deps.store, video.planKey);
  if (!plan) return [];
  const segments = await deps.tasks.segmentsOfPlan(plan, { owner: taskOwner(video) });
  const stored = await storedSegments(
    deps,
    segments.map(({ key }) => key),
  );
  return segments.map(({ key, startMs, endMs }) => ({ startMs, endMs, isRendered: stored.has(key) }));
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
  const video = await findExistingVideo(deps, owner, ['accountDictionary']);
  const plan = await readPlanBytes(deps.store, video.planKey);
  const unsaved = await draftOfVideo(deps, video, draft);
  if (!plan) return null;
  const input = { draft: unsaved, plan, before: video.settings };
  const reusable = await deps.tasks.findReusableSegments(input, { owner: taskOwner(video) });
  return reusable?.map(({ startMs, endMs, isReusable }) => ({ startMs, endMs, isRendered: isReusable })) ?? null;
}
