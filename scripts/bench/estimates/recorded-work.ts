import {
  estimateTimeLeft,
  type VideoInWork,
  type WorkKind,
  type WorkModels,
  type WorkStage,
} from '../../../src/product/videos/estimates/estimate-time-left.ts';
import { modelOf, type WorkTime } from '../../../src/product/videos/estimates/predict-work-time.ts';
import { progressOfStage } from '../../../src/product/videos/records/video-states.ts';

/** One video of a real service, as somebody saw it who asked again and again. */
export interface RecordedWork {
  kind: WorkKind;
  videoMs: number;
  /** Milliseconds since it was ordered, what the service then said, and last the moment at which it was finished. */
  seen: { atMs: number; stage: string; progress: number }[];
}

export interface EstimateCounts {
  /** Moments at which an estimate was given. */
  given: number;
  /** Those with at least {@link minLeftMs} left that were off by a factor of two at most. */
  within: number;
  counted: number;
}

/** With less than this left, nobody asks. */
export const minLeftMs = 3_000;
const keptTimes = 100;

/** Goes through the videos in their order: each is estimated by those before it only, at every moment that was seen. */
export function replay(videos: readonly RecordedWork[]): Record<WorkKind, EstimateCounts> {
  const times = new Map<`${WorkKind}:${WorkStage}`, WorkTime[]>();
  const counts = { full: { given: 0, within: 0, counted: 0 }, edit: { given: 0, within: 0, counted: 0 } };
  for (const video of videos) {
    count(video, modelsOf(times), counts[video.kind]);
    for (const [stage, { fromMs, toMs }] of stagesOf(video)) {
      const key = `${video.kind}:${stage}` as const;
      times.set(key, [...(times.get(key) ?? []), { tookMs: toMs - fromMs, videoMs: video.videoMs }].slice(-keptTimes));
    }
  }
  return counts;
}

function count(video: RecordedWork, models: WorkModels, counts: EstimateCounts): void {
  const endMs = video.seen.at(-1)?.atMs ?? 0;
  const stages = new Map(stagesOf(video));
  for (const { atMs, stage, progress } of video.seen.slice(0, -1)) {
    const since = stages.get(stage as WorkStage);
    const known: VideoInWork = {
      stage: stage as VideoInWork['stage'],
      progress,
      // the length is known once the file is there
      facts:
        stage === 'queued' || stage === 'fetching' ? null : ({ durationMs: video.videoMs } as VideoInWork['facts']),
      transcriptKey: video.kind === 'edit' || !['queued', 'fetching', 'listening'].includes(stage) ? 'known' : null,
      outputToken: video.kind === 'edit' ? 'earlier' : null,
      stageSince: since ? new Date(since.fromMs) : null,
    };
    const leftMs = endMs - atMs;
    const estimateMs = estimateTimeLeft(known, { models, queuePlace: stage === 'queued' ? 1 : null, now: atMs });
    if (estimateMs === null) continue;
    counts.given++;
    if (leftMs < minLeftMs) continue;
    counts.counted++;
    if (estimateMs <= leftMs * 2 && estimateMs >= leftMs / 2) counts.within++;
  }
}

function modelsOf(times: ReadonlyMap<`${WorkKind}:${WorkStage}`, WorkTime[]>): WorkModels {
  const models = [...times].flatMap(([key, list]) => {
    const model = modelOf(list);
    return model ? [[key, model] as const] : [];
  });
  return new Map(models);
}

function stagesOf({ seen }: RecordedWork): [WorkStage, { fromMs: number; toMs: number }][] {
  return (Object.keys(progressOfStage) as WorkStage[]).flatMap((stage) => {
    const first = seen.findIndex((one) => one.stage === stage);
    const after = seen.findIndex((one, index) => index > first && one.stage !== stage);
    const [from, to] = [seen[first], seen[after]];
    return first === -1 || !from || !to ? [] : [[stage, { fromMs: from.atMs, toMs: to.atMs }]];
  });
}
