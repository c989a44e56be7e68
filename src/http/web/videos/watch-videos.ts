import type { VideoProgress } from '../../../product/videos/actions/watch-video.ts';
import type { VideoServices } from '../../../product/videos/create-video-services.ts';

/** The progress of several videos of one owner as it happens, until all have ended. Videos that do not exist are skipped. */
export async function* watchVideos(
  videos: Pick<VideoServices, 'watchVideo'>,
  { ownerId, videoIds, signal }: { ownerId: number; videoIds: string[]; signal: AbortSignal },
): AsyncGenerator<VideoProgress> {
  const waiting = new Map<AsyncIterator<VideoProgress>, Promise<Step>>();
  for (const videoId of new Set(videoIds)) {
    const changes = videos.watchVideo({ ownerId, videoId }, signal)[Symbol.asyncIterator]();
    waiting.set(changes, next(changes));
  }
  while (waiting.size > 0) {
    const { changes, result } = await Promise.race(waiting.values());
    if (result?.done === false) {
      waiting.set(changes, next(changes));
      yield result.value;
    } else waiting.delete(changes);
  }
}

interface Step {
  changes: AsyncIterator<VideoProgress>;
  /** null = the video cannot be watched, or not any more. */
  result: IteratorResult<VideoProgress> | null;
}

function next(changes: AsyncIterator<VideoProgress>): Promise<Step> {
  return changes.next().then(
    (result) => ({ changes, result }),
    () => ({ changes, result: null }),
  );
}
