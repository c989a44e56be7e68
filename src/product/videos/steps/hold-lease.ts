import { AppError } from '../../../infra/errors/app-error.ts';
import { startSlowingInterval } from '../../../infra/slowing-interval.ts';
import { leaseMs, renewLease, type VideoLease } from '../lease/video-lease.ts';
import type { VideoDeps } from '../video-deps.ts';

type HoldLeaseDeps = VideoDeps<'videos' | 'clock' | 'logger'>;

/** How often the lease is renewed and progress is stored; also how soon a worker notices an edit or a cancellation. */
const renewEvery = { firstMs: 3_000, maxMs: 10_000 };

/** Renews the lease while the step runs, and aborts the step when the lease is lost. */
export function holdLease(
  deps: HoldLeaseDeps,
  { progress: { from, to } }: { progress: { from: number; to: number } },
  lease: VideoLease,
  stopping: AbortSignal,
) {
  const lost = new AbortController();
  let progress = from;
  let lastRenewed = deps.clock();
  const renew = async () => {
    try {
      if (await renewLease(deps, lease, progress)) lastRenewed = deps.clock();
      else lost.abort(new AppError('stage_lost', { message: 'The video has been taken over or changed.' }));
    } catch (err) {
      deps.logger.warn({ err, videoId: lease.videoId }, 'could not renew the lease of a video');
      // without the database we cannot know whether another worker has claimed the video: stop before that can happen
      if (deps.clock() - lastRenewed > leaseMs / 2) lost.abort(err);
    }
  };
  const timer = startSlowingInterval(renew, renewEvery);
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    onProgress: (share: number) => {
      progress = Math.max(progress, from + (to - from) * Math.min(1, share));
    },
    stop: () => timer.stop(),
  };
}
