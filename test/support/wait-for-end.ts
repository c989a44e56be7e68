import type { ApiClient, VideoDetails } from '../../scripts/service/api-client.ts';
import { waitFor } from './wait-for.ts';

/** The video as soon as it is no longer processing (of at least that revision). */
export function waitForEnd(
  client: ApiClient,
  videoId: string,
  { timeoutMs = 150_000, revision = 1 } = {},
): Promise<VideoDetails> {
  return waitFor(
    async () => {
      const video = await client.videoDetails(videoId);
      if (video.status === 'processing' || video.revision < revision) {
        throw new Error(`still ${video.stage} at ${video.progress} % after ${timeoutMs / 1000} s`);
      }
      return video;
    },
    { timeoutMs, everyMs: 150 },
  );
}
