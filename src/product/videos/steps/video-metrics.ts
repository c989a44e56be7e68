import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { videoFailureCodes, videoFailureRow } from '../../../infra/errors/error-table.ts';
import type { VideoModel } from '../records/video.model.ts';
import { type WorkingStage, workingStages } from '../records/video-states.ts';

/** What workers record about the videos in their hands. All labels have few values: stages, error codes, names of caches. */
export interface VideoMetrics {
  /** This worker has claimed a video. */
  claimed(stage: WorkingStage): void;
  /** It has lost the video to another worker, an edit or a cancellation. */
  leaseLost(stage: WorkingStage): void;
  /** A stage of a video is done. */
  stageDone(stage: WorkingStage, seconds: number): void;
  /** A stage has ended in an error; `decision`: what was decided about the video. */
  stageFailed(stage: WorkingStage, code: string, decision: 'retry' | 'fail'): void;
  /** How many seconds of video one second of rendering, or of transcribing, makes. */
  workedAtSpeed(work: 'render' | 'transcribe', speed: number): void;
  /** How much of what was needed had been made before, and how much had not. */
  lookedUp(cache: 'sources' | 'transcripts' | 'segments', found: { hits: number; misses: number }): void;
  /** A source was downloaded or taken over from an upload. */
  fetched(sizeBytes: number): void;
}

/** Registers the metrics of videos. What is read from the database is the same in every process. */
export function registerVideoMetrics({ registry, videos }: { registry: Registry; videos: VideoModel }): VideoMetrics {
  registerQueueMetrics({ registry, videos });
  const registers = [registry];
  const claims = new Counter({
    name: 'captioneer_claims_total',
    help: 'Videos that workers have claimed, by stage',
    labelNames: ['stage'],
    registers,
  });
  const losses = new Counter({
    name: 'captioneer_lease_losses_total',
    help: 'Videos that a worker lost while it worked on them: to an edit, a cancellation, or another worker',
    labelNames: ['stage'],
    registers,
  });
  const stages = new Histogram({
    name: 'captioneer_stage_seconds',
    help: 'How long a stage of a video took',
    labelNames: ['stage'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800],
    registers,
  });
  const failures = new Counter({
    name: 'captioneer_stage_failures_total',
    help: 'Stages that ended in an error, by error code, and whether the video is tried again',
    labelNames: ['stage', 'code', 'decision'],
    registers,
  });
  const speeds = new Histogram({
    name: 'captioneer_work_speed_ratio',
    help: 'Seconds of video that one second of rendering or transcribing made',
    labelNames: ['work'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const lookups = new Counter({
    name: 'captioneer_cache_lookups_total',
    help: 'Sources, transcripts and segments that a video needed, and whether they had been made before',
    labelNames: ['cache', 'result'],
    registers,
  });
  const fetched = new Counter({
    name: 'captioneer_fetched_bytes_total',
    help: 'Bytes of sources that were downloaded or taken over from uploads',
    registers,
  });
  for (const stage of workingStages) {
    losses.inc({ stage }, 0);
    for (const labels of alertedFailures(stage)) failures.inc(labels, 0);
  }
  return {
    claimed: (stage) => claims.inc({ stage }),
    leaseLost: (stage) => losses.inc({ stage }),
    stageDone: (stage, seconds) => stages.observe({ stage }, seconds),
    stageFailed: (stage, code, decision) => failures.inc({ stage, code, decision }),
    workedAtSpeed: (work, speed) => speeds.observe({ work }, speed),
    lookedUp(cache, { hits, misses }) {
      if (hits > 0) lookups.inc({ cache, result: 'hit' }, hits);
      if (misses > 0) lookups.inc({ cache, result: 'miss' }, misses);
    },
    fetched: (sizeBytes) => fetched.inc(sizeBytes),
  };
}

/** What alert rules count. It stands at 0 before it happens first: Prometheus sees no increase in what was never there. */
function alertedFailures(stage: WorkingStage) {
  const sides = stage === 'fetching' ? ['ours', 'network'] : ['ours'];
  const codes = videoFailureCodes.filter((code) => sides.includes(videoFailureRow(code).side));
  return [...codes, 'unexpected'].flatMap((code) => ['retry', 'fail'].map((decision) => ({ stage, code, decision })));
}

/** Each scrape costs one read of the index of unfinished videos, which grows with the queue and not with what is stored. */
function registerQueueMetrics({ registry, videos }: { registry: Registry; videos: VideoModel }): void {
  // two processes that report together tell of the same queue
  const shared = { labelNames: ['stage'], aggregator: 'first' as const, registers: [registry] };
  const ages = new Gauge({
    name: 'captioneer_queue_oldest_seconds',
    help: 'How long ago the oldest unfinished video of a stage was queued; 0 = none',
    ...shared,
  });
  const depth = new Gauge({
    name: 'captioneer_queue_depth',
    help: 'Videos that are not finished, by stage',
    ...shared,
    async collect() {
      const counts = await videos.aggregate<{ _id: string; count: number; queuedAt: Date }>([
        { $match: { stage: { $in: [...workingStages] }, removedAt: null } },
        { $group: { _id: '$stage', count: { $sum: 1 }, queuedAt: { $min: '$queuedAt' } } },
      ]);
      const now = Date.now();
      for (const stage of workingStages) {
        const found = counts.find(({ _id }) => _id === stage);
        depth.set({ stage }, found?.count ?? 0);
        ages.set({ stage }, found ? Math.max(0, now - found.queuedAt.getTime()) / 1000 : 0);
      }
    },
  });
}
