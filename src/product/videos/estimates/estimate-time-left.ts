import type { SmallVideoRecord } from '../records/video.model.ts';
import { progressOfStage } from '../records/video-states.ts';
import { predictWorkTime, type WorkModel } from './predict-work-time.ts';

/** A video is made for the first time, or made again with other settings or text. */
export type WorkKind = 'full' | 'edit';

export type WorkStage = keyof typeof progressOfStage;
const workStages = Object.keys(progressOfStage) as WorkStage[];

export type WorkModels = ReadonlyMap<`${WorkKind}:${WorkStage}`, WorkModel>;

export type VideoInWork = Pick<
  SmallVideoRecord,
  'stage' | 'progress' | 'facts' | 'transcriptKey' | 'outputToken' | 'stageSince'
>;

export function workKindOf({ outputToken }: Pick<SmallVideoRecord, 'outputToken'>): WorkKind {
  return outputToken === null ? 'full' : 'edit';
}

/**
 * How long a video will still take, by what the last videos took: the rest of its stage and the stages behind it, and while it is queued the
 * videos before it.
 * @param queuePlace 1 = next; null = it is not queued, or the place is not known
 * @param now milliseconds since 1970
 * @returns milliseconds; null = too little has been measured, or the video's length is not known
 */
export function estimateTimeLeft(
  video: VideoInWork,
  { models, queuePlace, now }: { models: WorkModels; queuePlace: number | null; now: number },
): number | null {
  const { stage, facts, transcriptKey } = video;
  const kind = workKindOf(video);
  const at = stage === 'queued' ? 0 : workStages.indexOf(stage as WorkStage);
  if (at === -1 || (stage === 'queued' && queuePlace === null)) return null;
  const open = workStages.slice(at).filter((one) => one !== 'listening' || stage === one || transcriptKey === null);
  const predicted = open.map((one) => {
    const model = models.get(`${kind}:${one}`);
    return model ? predictWorkTime(model, facts?.durationMs ?? null) : null;
  });
  const [current = null, ...later] = predicted;
  if (current === null || later.some((ms) => ms === null)) return null;
  const before = stage === 'queued' ? ((queuePlace ?? 1) - 1) * current : 0;
  const rest = stage === 'queued' ? current : restOfStage(video, current, now);
  return before + rest + later.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
}

/** The further the stage is, the more its own speed counts. */
function restOfStage({ stage, progress, stageSince }: VideoInWork, predictedMs: number, now: number): number {
  const { from, to } = progressOfStage[stage as WorkStage];
  const share = Math.min(1, Math.max(0, (progress - from) / (to - from)));
  if (!stageSince) return predictedMs * (1 - share);
  const elapsedMs = Math.max(0, now - stageSince.getTime());
  const expectedMs = share === 0 ? predictedMs : (1 - share) * predictedMs + share * (elapsedMs / share);
  return Math.max(0, expectedMs - elapsedMs);
}
