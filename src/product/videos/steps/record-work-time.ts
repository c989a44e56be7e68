import { workKindOf } from '../estimates/estimate-time-left.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { RunStepDeps, Step, StepResult } from './step.ts';

/** For the estimates of the next videos. The video has moved on, whether it can be recorded or not. */
export async function recordWorkTime(
  { workTimes, clock, logger }: RunStepDeps,
  { step, video, startedAt, result }: { step: Step; video: VideoRecord; startedAt: number; result: StepResult },
): Promise<void> {
  const { stage } = step;
  const changes = result !== 'ended' && 'to' in result ? result.changes : {};
  const videoMs = (changes.facts ?? video.facts)?.durationMs;
  const isBack = result !== 'ended' && 'to' in result && result.to === 'queued';
  if (stage === 'queued' || videoMs === undefined || isBack) return;
  const since = stage === 'fetching' ? startedAt : (video.stageSince?.getTime() ?? startedAt);
  try {
    await workTimes?.record({ kind: workKindOf(video), stage }, { tookMs: clock() - since, videoMs });
  } catch (err) {
    logger.warn({ err }, 'could not record how long a stage took');
  }
}
