import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { FontSet } from '../../../engine/layout/fonts/font-set.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import { ticksPerSecond } from '../../../engine/media/timing/video-clock.ts';
import { framingSlice } from '../../../engine/render/framing/framing-slice.ts';
import { planFraming } from '../../../engine/render/framing/plan-framing.ts';
import { captionSlicer } from '../../../engine/render/plan/caption-slice.ts';
import { type LaidOutVideo, layOutVideo } from '../../../engine/render/plan/lay-out-video.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import type { TranscriptStoreDeps } from '../captions/transcript-store.ts';
import { findExistingVideo, type ReadVideoDeps } from '../records/find-video.ts';
import { readPlan } from '../rendering/plan-store.ts';
import type { SegmentModel } from '../rendering/segment.model.ts';
import { missingSegments } from '../rendering/segment-store.ts';
import type { VideoOfOwner } from '../video-services.ts';
import { captionsOfDraft } from './captions-of-draft.ts';
import type { EditDraft, RenderStretch } from './editor-view.ts';

export interface RenderedStretchesDeps extends TranscriptStoreDeps, Pick<ReadVideoDeps, 'videos'> {
  segments: SegmentModel;
  pipeline(): Promise<{ fonts: FontSet }>;
}

/**
 * Which parts of the picture the revision in hand has, and which are still to be rendered; empty until it is planned.
 * @throws AppError `not_found`
 */
export async function findRenderedStretches(
  deps: RenderedStretchesDeps,
  owner: VideoOfOwner,
): Promise<RenderStretch[]> {
  const plan = await readPlan(deps.store, (await findExistingVideo(deps, owner)).planKey);
  if (!plan) return [];
  const missing = new Set((await missingSegments(deps, plan)).map(({ index }) => index));
  return plan.segments.map((segment) => ({ ...stretchOf(plan, segment), isRendered: !missing.has(segment.index) }));
}

/**
 * Which parts a draft would have rendered anew, by what differs from the last plan; null = all of it, or nobody knows.
 * @throws AppError `not_found`, `conflict`
 */
export async function findReusableStretches(
  deps: RenderedStretchesDeps,
  { draft, ...owner }: VideoOfOwner & { draft: EditDraft },
): Promise<RenderStretch[] | null> {
  const video = await findExistingVideo(deps, owner);
  const plan = await readPlan(deps.store, video.planKey);
  const ofDraft = await captionsOfDraft(deps, video, draft);
  const laidOut = layOutVideo(await deps.pipeline(), ofDraft);
  if (!plan || laidOut.frame.width !== plan.output.width || laidOut.frame.height !== plan.output.height) return null;
  const emojis = laidOut.pages.flatMap((page) => page.emojis);
  const framing = framingOfDraft(plan, laidOut, { ...ofDraft, before: video.settings });
  const [before, after] = [seenIn(plan), seenIn({ ass: laidOut.ass, emojis, framing })];
  return plan.segments.map((segment) => {
    const stretch = stretchOf(plan, segment);
    return { ...stretch, isRendered: before(stretch) === after(stretch) };
  });
}

/** Where the draft says nothing of it the picture is framed as it was: here frames' own times are not known. */
function framingOfDraft(
  plan: RenderPlan,
  { camera, frame }: LaidOutVideo,
  { facts, settings, before }: { facts: SourceFacts; settings: CaptionSettings; before: CaptionSettings },
) {
  if (JSON.stringify(settings.framing) === JSON.stringify(before.framing)) return plan.framing;
  return camera ? planFraming({ camera, video: facts.video, frame }) : undefined;
}

const ticksPerMs = ticksPerSecond / 1000;

function stretchOf({ durationMs }: RenderPlan, { startTicks, endTicks }: RenderSegment) {
  const ms = (ticks: number) => (ticks * 1000) / ticksPerSecond;
  return { startMs: ms(startTicks), endMs: endTicks === null ? Math.max(durationMs, ms(startTicks)) : ms(endTicks) };
}

function seenIn({ ass, emojis, framing }: Pick<RenderPlan, 'ass' | 'emojis' | 'framing'>) {
  const slice = captionSlicer(ass);
  return ({ startMs, endMs }: { startMs: number; endMs: number }): string => {
    const window = { holdTicks: Math.round(startMs * ticksPerMs), endTicks: Math.round(endMs * ticksPerMs) };
    const picture = framing ? framingSlice(framing, window) : null;
    const seen = emojis.filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs);
    return JSON.stringify([slice(startMs, endMs), seen, picture]);
  };
}
