import { setTimeout as delay } from 'node:timers/promises';
import { neededFaceMap } from '../../../engine/reframe/plan-camera-path.ts';
import { isOverlay } from '../../../engine/render/overlay/overlay-limits.ts';
import { planRuns } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { isPlayable } from '../../../engine/render/segments/segment-container.ts';
import type { BeginningWords } from '../../../engine/speech/transcriber.ts';
import { linkAbort } from '../../../infra/fetching/linked-abort.ts';
import type { RenderPlaces, SparePlace } from '../lease/render-places.ts';
import type { VideoLease } from '../lease/video-lease.ts';
import { type OpenBeginningDeps, openBeginning } from '../preview/open-beginning.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { type RenderStretchDeps, renderStretch } from '../rendering/render-stretch.ts';
import { markSegmentsUsed, missingSegments } from '../rendering/segment-store.ts';
import type { VideoDeps } from '../video-deps.ts';
import { type BeginningInput, type BeginningPlan, type PlanBeginningDeps, planBeginning } from './plan-beginning.ts';

export type ShowBeginningDeps = PlanBeginningDeps &
  OpenBeginningDeps &
  RenderStretchDeps &
  VideoDeps<'logger'> & { renderPlaces: Pick<RenderPlaces, 'takeSpare'> };

export type ShowBeginning = (input: BeginningInput & { lease: VideoLease }) => ShownBeginning;

export interface ShownBeginning {
  /** Starts the work and returns at once. */
  onWords(beginning: BeginningWords): void;
  /** To be called when the transcription has ended; what is rendered by then stays. */
  stop(): Promise<void>;
}

/** A shorter video is transcribed within about a minute. */
const minVideoMs = 240_000;
/** How often to look for a free place. */
const lookEveryMs = 1_000;

/**
 * Whether the beginning can be drawn before the rest is known. No browser plays segments of an overlay, a script is aligned with all that is said, a camera that
 * follows faces needs all of them, and what has crashed a worker is worked on as little as possible.
 */
export function hasBeginning({ facts, settings, crashes = [] }: Pick<VideoRecord, 'facts' | 'settings' | 'crashes'>) {
  if (!facts || facts.durationMs < minVideoMs || crashes.length > 0) return false;
  if (settings.script || isOverlay(settings)) return false;
  return neededFaceMap(facts, settings, { hasCaptions: true }) !== 'framing';
}

/**
 * Renders the captioned beginning of a long video and makes it watchable while the rest is transcribed. Segments have
 * content keys: the render of the whole finds those that are the same, and renders the others. The video needs none of
 * this, so errors are only logged. Renders that wait for the place go first.
 */
export function showBeginning(
  deps: ShowBeginningDeps,
  { signal, ...input }: Parameters<ShowBeginning>[0],
): ShownBeginning {
  const link = linkAbort(signal);
  let work = Promise.resolve();
  let shown: RenderSegment[] = [];
  return {
    onWords(beginning) {
      const show = async () => {
        shown = await renderBeginning(deps, { ...input, signal: link.signal }, { beginning, shown });
      };
      work = work.then(show).catch((err) => {
        if (!link.signal.aborted) deps.logger.warn({ err, videoId: input.video._id }, 'could not show the beginning');
      });
    },
    async stop() {
      link.abort(new Error('the transcription has ended'));
      await work;
      link.unlink();
    },
  };
}

/**
 * @param shown segments of words that were known before: they stay, whatever the new ones change about them
 * @returns all that are shown now
 */
async function renderBeginning(
  deps: ShowBeginningDeps,
  input: Parameters<ShowBeginning>[0],
  { beginning, shown }: { beginning: BeginningWords; shown: RenderSegment[] },
): Promise<RenderSegment[]> {
  const { video } = input;
  const { plan, segments } = await planBeginning(deps, input, beginning);
  const added = segments.slice(shown.length);
  if (added.length === 0 || !isPlayable(plan)) return shown;
  const all = [...shown, ...added];
  await markSegmentsUsed(deps, { ...plan, segments: all }, video._id);
  const opened = openBeginning(deps, { ...input, plan, segments: all });
  await renderSegments(deps, input, { plan, segments: added }).finally(() => opened);
  deps.logger.info({ videoId: video._id, segments: all.length }, 'the beginning is rendered');
  return all;
}

async function renderSegments(
  deps: ShowBeginningDeps,
  input: BeginningInput,
  { plan, segments }: BeginningPlan,
): Promise<void> {
  for (;;) {
    const [next] = planRuns(await missingSegments(deps, { ...plan, segments }), { framing: plan.framing });
    if (!next) return;
    const place = deps.renderPlaces.takeSpare();
    if (place) await renderInPlace(deps, input, { plan, segments: next, place }).finally(() => place.leave());
    else await delay(lookEveryMs, undefined, { signal: input.signal });
  }
}

/** Renders until it is done, or until the place is needed. */
async function renderInPlace(
  deps: ShowBeginningDeps,
  { video, sourceFile, signal }: BeginningInput,
  { plan, segments, place }: BeginningPlan & { place: SparePlace },
): Promise<void> {
  const turn = linkAbort(signal);
  try {
    await renderStretch(deps, {
      ...{ plan, segments, videoId: video._id, sourceFile, signal: turn.signal },
      async onStored() {
        if (place.isNeeded()) turn.abort(new Error('a render needs the place'));
      },
    });
  } catch (error) {
    if (signal.aborted || !turn.signal.aborted) throw error;
  } finally {
    turn.unlink();
  }
}
