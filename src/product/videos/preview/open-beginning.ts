import { ticksToMs } from '../../../engine/media/timing/video-clock.ts';
import { segmentSeconds } from '../../../engine/render/plan/plan-segments.ts';
import type { RenderPlan, RenderSegment } from '../../../engine/render/plan/render-plan.ts';
import { previewFacts } from '../../../engine/render/preview/preview-playlists.ts';
import { isDuplicateKey } from '../../../infra/database/duplicate-key.ts';
import { randomId } from '../../../infra/secrets.ts';
import { heldBy, type VideoLease } from '../lease/video-lease.ts';
import { type OpenPreviewDeps, previewAudioOf } from './open-preview.ts';

export type OpenBeginningDeps = OpenPreviewDeps;

interface OpenBeginningInput {
  lease: VideoLease;
  plan: RenderPlan;
  /** Those at the beginning of the plan that are rendered before the rest is planned. */
  segments: RenderSegment[];
  sourceFile: string;
  signal: AbortSignal;
}

/** The sound goes on a little after the picture: at most half a part is shown ahead, and a part lasts three seconds. */
const soundAheadMs = 1000 * segmentSeconds;

/**
 * Makes the beginning of a video watchable while the rest is transcribed. `openPreview` replaces what it stores when the
 * whole is planned, under the same address. Errors are only logged, as there.
 */
export async function openBeginning(deps: OpenBeginningDeps, input: OpenBeginningInput): Promise<void> {
  const { lease, plan, segments, signal } = input;
  const { videoId, revision } = lease;
  const endTicks = segments.at(-1)?.endTicks ?? 0;
  try {
    const untilMs = ticksToMs(endTicks) + soundAheadMs;
    const audio = plan.audio && (await previewAudioOf(deps, plan.audio, { ...input, untilMs }));
    const sound = audio?.parts ?? [];
    signal.throwIfAborted();
    if (!(await deps.videos.exists(heldBy(lease)))) return;
    await deps.previews.updateOne(
      // not once the whole is planned
      { videoId, revision, segmentKeys: [] },
      {
        $set: {
          facts: previewFacts(plan, sound),
          beginning: { segmentKeys: segments.map(({ key }) => key), soundKey: audio?.key ?? null, sound },
        },
        $setOnInsert: { _id: randomId('', 32), soundKey: null, createdAt: new Date(deps.clock()) },
      },
      { upsert: true },
    );
  } catch (err) {
    if (signal.aborted || isDuplicateKey(err)) return;
    deps.logger.warn({ err, videoId }, 'could not open the preview of a beginning');
  }
}
