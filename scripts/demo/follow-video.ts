import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export interface VideoEvent {
  video_id: string;
  status: 'processing' | 'processed' | 'failed';
  stage: string;
  /** 0–100 */
  progress: number;
}

/** The video's server-sent events, until the last one closes the stream. */
export async function* followVideo({ baseUrl, token, videoId, signal }: FollowInput): AsyncIterable<VideoEvent> {
  const reply = await fetch(`${baseUrl}/api/videos/${videoId}/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!reply.ok || !reply.body) throw new Error(`the events of the video answered ${reply.status}`);
  const lines = createInterface({ input: Readable.from(reply.body), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as VideoEvent;
  }
}

export interface FollowInput {
  baseUrl: string;
  token: string;
  videoId: string;
  signal?: AbortSignal;
}
