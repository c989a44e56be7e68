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
import { findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoModel } from '../records/video.model.ts';
import { readPlan } from '../rendering/plan-store.ts';
import type { SegmentModel } from '../rendering/segment.model.ts';
import { missingSegments } from '../rendering/segment-store.ts';
import { captionsOfDraft } from './captions-of-draft.ts';
import type { EditDraft, RenderStretch } from './editor-view.ts';

export interface RenderedStretchesDeps extends TranscriptStoreDeps {
  videos: VideoModel;
  segments: SegmentModel;
  loadEngine(): Promise<{ fonts: FontSet }>;
}

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
  return plan.segments.map((segment) => ({ ...stretchOf(plan, segment), isRendered: !missing.has(segment.index) }));
}

/**
 * Which parts of the last rendered picture a draft can reuse, by comparing it with the last plan; null = none, or
 * unknown.
 * @throws AppError `not_found`, also for a removed video; `conflict` until it has been fetched
 */
export async function findReusableStretches(
  deps: RenderedStretchesDeps,
  { draft, ...owner }: VideoOfOwner & { draft: EditDraft },
): Promise<RenderStretch[] | null> {
  const video = await findExistingVideo(deps, owner);
  const plan = await readPlan(deps.store, video.planKey);
  const ofDraft = await captionsOfDraft(deps, video, draft);
  const laidOut = layOutVideo(await deps.loadEngine(), ofDraft);
  if (!plan || laidOut.frame.width !== plan.output.width || laidOut.frame.height !== plan.output.height) return null;
  const emojis = laidOut.pages.flatMap((page) => page.emojis);
  const framing = framingOfDraft(plan, laidOut, { ...ofDraft, before: video.settings });
  const [before, after] = [contentOf(plan), contentOf({ ass: laidOut.ass, emojis, framing })];
  return plan.segments.map((segment) => {
    const stretch = stretchOf(plan, segment);
    return { ...stretch, isRendered: before(stretch) === after(stretch) };
  });
}

/** Framing that the draft does not change is taken from the plan: the exact frame times are not known here. */
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

/** Returns a function that describes everything visible between two moments as text that can be compared. */
function contentOf({ ass, emojis, framing }: Pick<RenderPlan, 'ass' | 'emojis' | 'framing'>) {
  const slice = captionSlicer(ass);
  return ({ startMs, endMs }: { startMs: number; endMs: number }): string => {
    const window = { holdTicks: Math.round(startMs * ticksPerMs), endTicks: Math.round(endMs * ticksPerMs) };
    const picture = framing ? framingSlice(framing, window) : null;
    const visible = emojis.filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs);
    return JSON.stringify([slice(startMs, endMs), visible, picture]);
  };
}
