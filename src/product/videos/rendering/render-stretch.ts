import type { Engine } from '../../../engine/index.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { containerOf } from '../../../engine/render/segments/segment-container.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { tracePart } from '../../../infra/tracing/tracing.ts';
import type { VideoMetrics } from '../steps/video-metrics.ts';
import type { VideoDeps } from '../video-deps.ts';
import { watermarkBytes } from '../watermark/watermark-picture.ts';
import { type RenderedVideo, type SegmentDeps, storeSegment } from './segment-store.ts';

export type RenderStretchDeps = SegmentDeps &
  VideoDeps<'videos' | 'workDirs' | 'uploads' | 'ownFonts'> &
  Pick<Engine, 'renderRun'> & { metrics?: VideoMetrics };

interface Stretch {
  plan: RenderPlan;
  /** Consecutive ones of the plan. */
  segments: RenderSegment[];
  videoId: string;
  sourceFile: string;
  signal: AbortSignal;
  /** ffmpeg's threads; default: ffmpeg decides. */
  threads?: number;
  /** In segments, without those that are stored. */
  onProgress?(inProgress: number): void;
  /** @param video as it was just before */
  onStored?(segment: RenderSegment, video: RenderedVideo): Promise<void>;
}

/**
 * Renders consecutive segments with one ffmpeg, and stores each as soon as it is complete.
 * @throws AppError `stage_lost` when the video was deleted
 */
export async function renderStretch(deps: RenderStretchDeps, stretch: Stretch): Promise<void> {
  const { plan, segments, videoId, sourceFile, signal, threads, onProgress, onStored } = stretch;
  signal.throwIfAborted();
  const mark = await watermarkBytes(deps, plan);
  await requireFont(deps, plan);
  const { contentType } = containerOf(plan);
  let stored = 0;
  const measureSpeed = speedMeter(deps);
  const facts = { 'captioneer.segments.first': segments[0]?.index ?? 0, 'captioneer.segments.count': segments.length };
  const render = (workDir: string) =>
    deps.renderRun({
      ...{ plan, run: segments, sourceFile, workDir, signal, ...mark },
      ...(threads === undefined ? {} : { threads }),
      onProgress: (share) => onProgress?.(Math.max(0, share * segments.length - stored)),
      async onSegment({ segment, file }) {
        measureSpeed(segment);
        const video = await storeSegment(deps, { key: segment.key, file, videoId, contentType });
        stored += 1;
        await onStored?.(segment, video);
      },
    });
  await deps.workDirs.use((workDir) => tracePart('render', () => render(workDir), facts));
}

const ticksPerMs = 90;

/** Measures each segment against the time since the one before it, from now on. */
function speedMeter({ metrics }: RenderStretchDeps): (segment: RenderSegment) => void {
  let lastMs = performance.now();
  return ({ startTicks, endTicks }) => {
    const nowMs = performance.now();
    // how long the last segment is may not be known
    if (endTicks !== null) {
      metrics?.workedAtSpeed('render', (endTicks - startTicks) / ticksPerMs / Math.max(1, nowMs - lastMs));
    }
    lastMs = nowMs;
  };
}

/** Another machine may have made the plan. @throws AppError `not_found` when the font was deleted, with its account */
async function requireFont({ ownFonts }: RenderStretchDeps, { ownFont }: RenderPlan): Promise<void> {
  if (!ownFont || (await ownFonts.placeFont(ownFont))) return;
  throw new AppError('not_found', { message: 'The font of the captions has been deleted.' });
}
