import type { VideoModel } from '../../videos/records/video.model.ts';
import { type WorkingStage, workingStages } from '../../videos/records/video-states.ts';

export interface QueuedStage {
  stage: WorkingStage;
  /** No worker has claimed them. */
  waiting: number;
  inProgress: number;
}

export interface QueuedVideo {
  videoId: string;
  stage: WorkingStage;
  /** When its revision was queued, whatever stages are done since. */
  queuedAt: Date;
}

/** Every working stage in its order, also stages without videos. */
export async function countQueue(videos: VideoModel, now: Date): Promise<QueuedStage[]> {
  const counts = await videos.aggregate<{ _id: WorkingStage; all: number; inProgress: number }>([
    { $match: { stage: { $in: [...workingStages] }, removedAt: null } },
    {
      $group: {
        _id: '$stage',
        all: { $sum: 1 },
        inProgress: { $sum: { $cond: [{ $gt: ['$leaseUntil', now] }, 1, 0] } },
      },
    },
  ]);
  return workingStages.map((stage) => {
    const { all, inProgress } = counts.find(({ _id }) => _id === stage) ?? { all: 0, inProgress: 0 };
    return { stage, waiting: all - inProgress, inProgress };
  });
}

/** The longest queued video that could be worked on now and is not. */
export async function oldestWaiting(videos: VideoModel, now: Date): Promise<QueuedVideo | null> {
  const first = await videos
    .findOne(
      {
        stage: { $in: [...workingStages] },
        removedAt: null,
        notBefore: { $lte: now },
        $or: [{ leaseUntil: null }, { leaseUntil: { $lte: now } }],
      },
      { stage: 1, queuedAt: 1 },
    )
    .sort({ queuedAt: 1 })
    .lean();
  return first && { videoId: first._id, stage: first.stage as WorkingStage, queuedAt: first.queuedAt };
}
