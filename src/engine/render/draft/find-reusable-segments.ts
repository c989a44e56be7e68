import { deriveCaptions } from '../../captions/derive-captions.ts';
import type { CaptionSettings } from '../../captions/settings/caption-settings.ts';
import type { FontSet } from '../../layout/fonts/font-set.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { framingSlice } from '../framing/framing-filters.ts';
import { planFraming } from '../framing/plan-framing.ts';
import { isOverlay } from '../overlay/overlay-limits.ts';
import { captionSlicer } from '../plan/caption-slice.ts';
import { type LaidOutVideo, layOutVideo } from '../plan/plan-video.ts';
import type { RenderPlan, RenderSegment } from '../plan/render-plan.ts';
import { type PlannedWatermark, watermarkContent } from '../watermark/watermark-args.ts';
import type { Draft } from './preview-draft.ts';

interface ReusableSegmentsInput {
  draft: Draft;
  /** The last plan, and the settings that it was made with. */
  plan: RenderPlan;
  before: CaptionSettings;
}

/**
 * Which segments of the last plan a draft can reuse, in order; null = the output gets another size or kind. Pure except for
 * reading font files.
 */
export function findReusableSegments(
  { fonts }: { fonts: FontSet },
  { draft, plan, before: settingsBefore }: ReusableSegmentsInput,
): boolean[] | null {
  const { derivation, settings, facts, faces, watermarkPicture } = draft;
  const video = {
    facts,
    settings,
    faces,
    watermarkPicture,
    language: derivation.language,
    captions: deriveCaptions(derivation),
  };
  const laidOut = layOutVideo({ fonts }, video);
  if (isOverlay(settings) !== (plan.overlayRecipe !== undefined)) return null;
  if (laidOut.frame.width !== plan.output.width || laidOut.frame.height !== plan.output.height) return null;
  const framing = framingOfDraft(plan, laidOut, { draft, before: settingsBefore });
  const [before, after] = [contentOf(plan), contentOf({ ...laidOut, framing })];
  return plan.segments.map((segment) => {
    const stretch = segmentStretch(plan, segment);
    return before(stretch) === after(stretch);
  });
}

/** When a segment is on screen, in milliseconds. */
export function segmentStretch(
  { durationMs }: Pick<RenderPlan, 'durationMs'>,
  { startTicks, endTicks }: Pick<RenderSegment, 'startTicks' | 'endTicks'>,
) {
  const ms = (ticks: number) => (ticks * 1000) / ticksPerSecond;
  return { startMs: ms(startTicks), endMs: endTicks === null ? Math.max(durationMs, ms(startTicks)) : ms(endTicks) };
}

/** Framing that the draft does not change is taken from the plan: the exact frame times are not known here. */
function framingOfDraft(
  plan: RenderPlan,
  { camera, frame }: LaidOutVideo,
  { draft, before }: { draft: Draft; before: CaptionSettings },
) {
  // words change where the picture comes closer
  const isZoomed = draft.settings.autoZoom || before.autoZoom;
  const isSame = JSON.stringify(draft.settings.framing) === JSON.stringify(before.framing);
  if (isSame && !isZoomed) return plan.framing;
  return camera ? planFraming({ camera, video: draft.facts.video, frame }) : undefined;
}

const ticksPerMs = ticksPerSecond / 1000;

type ContentInput = Pick<RenderPlan, 'ass' | 'emojis' | 'framing'> & { watermark?: PlannedWatermark | null };

/** Returns a function that describes everything visible between two moments as text that can be compared. */
function contentOf({ ass, emojis, framing, watermark }: ContentInput) {
  const slice = captionSlicer(ass);
  return ({ startMs, endMs }: { startMs: number; endMs: number }): string => {
    const window = { holdTicks: Math.round(startMs * ticksPerMs), endTicks: Math.round(endMs * ticksPerMs) };
    const picture = framing ? framingSlice(framing, window) : null;
    const visible = emojis.filter((emoji) => emoji.startMs < endMs && emoji.endMs > startMs);
    const mark = watermark ? watermarkContent(watermark) : null;
    return JSON.stringify([slice(startMs, endMs), visible, picture, mark]);
  };
}
