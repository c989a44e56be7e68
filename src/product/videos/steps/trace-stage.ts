import { traceWork } from '../../../infra/tracing/tracing.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { WorkingStage } from '../records/video-states.ts';
import type { VideoDeps } from '../video-deps.ts';

interface StageToTrace {
  video: Pick<VideoRecord, '_id' | 'revision' | 'trace' | 'tries' | 'claims'>;
  stage: WorkingStage;
}

/** Runs one claim of a stage as a span of its video's trace, which another machine may have begun. */
export function traceStage<Outcome extends { kind: string }>(
  { tracing }: VideoDeps<'tracing'>,
  { video, stage }: StageToTrace,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const facts = {
    'captioneer.video.id': video._id,
    'captioneer.video.revision': video.revision,
    'captioneer.stage': stage,
    'captioneer.tries': video.tries,
  };
  return traceWork(tracing, { name: stage, parent: video.trace, facts }, async (span) => {
    const outcome = await run();
    span?.add({ 'captioneer.outcome': outcome.kind });
    return outcome;
  });
}
