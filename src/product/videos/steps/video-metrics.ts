import { Gauge, Histogram, type Registry } from 'prom-client';
import type { VideoModel } from '../records/video.model.ts';
import { workingStages } from '../records/video-states.ts';

export interface VideoMetrics {
  /** Records how long one stage of one video took. */
  observeStage(stage: string, seconds: number): void;
}

/** Metrics for operators: queued videos by stage, the age of the oldest one, and how long stages take. */
export function registerVideoMetrics({ registry, videos }: { registry: Registry; videos: VideoModel }): VideoMetrics {
  const registers = [registry];
  const queued = new Gauge({
    name: 'captioneer_videos_in_line',
    help: 'Videos that are not finished, by stage',
    labelNames: ['stage'],
    registers,
    async collect() {
      const counts = await videos.aggregate<{ _id: string; count: number }>([
        { $match: { stage: { $in: [...workingStages] }, removedAt: null } },
        { $group: { _id: '$stage', count: { $sum: 1 } } },
      ]);
      for (const stage of workingStages) {
        queued.set({ stage }, counts.find(({ _id }) => _id === stage)?.count ?? 0);
      }
    },
  });
  const oldest = new Gauge({
    name: 'captioneer_oldest_video_in_line_seconds',
    help: 'Age of the oldest video that is not finished',
    registers,
    async collect() {
      const first = await videos
        .findOne({ stage: { $in: [...workingStages] }, removedAt: null }, { queuedAt: 1 })
        .sort({ queuedAt: 1 })
        .lean();
      oldest.set(first ? (Date.now() - first.queuedAt.getTime()) / 1000 : 0);
    },
  });
  const stages = new Histogram({
    name: 'captioneer_stage_seconds',
    help: 'How long a stage of a video took',
    labelNames: ['stage'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800],
    registers,
  });
  return { observeStage: (stage, seconds) => stages.observe({ stage }, seconds) };
}
