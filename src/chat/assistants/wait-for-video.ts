import type { VideoFacts } from './captioneer.ts';
import type { ToolCall } from './tool.ts';

/** Many clients give a call up after 60 seconds. */
export const defaultWaitSeconds = 45;
export const maxWaitSeconds = 600;

/**
 * Waits until a video has ended, for at most `seconds`, and reports progress meanwhile.
 * @returns where it stands then
 * @throws the signal's reason when the call is cancelled; what {@link Captioneer} throws
 */
export async function waitForVideo(call: ToolCall, videoId: string, seconds: number): Promise<VideoFacts> {
  const { captioneer, signal, stopping, onProgress } = call;
  if (seconds > 0) {
    const ends = [signal, AbortSignal.timeout(seconds * 1000), ...(stopping ? [stopping] : [])];
    const until = AbortSignal.any(ends);
    try {
      for await (const step of captioneer.follow(videoId, until)) onProgress(step);
    } catch (error) {
      if (!until.aborted) throw error;
    }
  }
  signal.throwIfAborted();
  return captioneer.find(videoId);
}
