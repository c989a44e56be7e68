import type { VideoFailure } from '../../infra/errors/video-failure.ts';
import { apiFailureMessage } from '../../infra/errors/word-failure.ts';

/** The event of a finished revision. The callback's body is made of it once and then stays the same. */
export interface FinishedEvent {
  type: 'video.processed' | 'video.failed';
  /** When the revision ended. */
  timestamp: Date;
  videoId: string;
  status: 'processed' | 'failed';
  videoUrl?: string;
  /** A callback words it once, in English; a chat words it when it is delivered. */
  failure?: VideoFailure;
}

/** The body of a callback: the exact text that is signed and sent. */
export function callbackBody(event: FinishedEvent & { test?: true }): string {
  const { type, timestamp, videoId, status, videoUrl, failure, test } = event;
  return JSON.stringify({
    type,
    timestamp: timestamp.toISOString(),
    video_id: videoId,
    status,
    video_url: videoUrl,
    message: failure && apiFailureMessage(failure),
    test,
  });
}
