import { ApiError, CaptioneerError } from '../errors.ts';
import { limitTime } from '../http/time-limit.ts';
import type { Transport } from '../http/transport.ts';
import { wait } from '../http/wait.ts';
import type { Video, VideoProgress } from '../types.ts';
import { readEvents } from './read-events.ts';

/** The service sends something every 15 seconds; a stream that is silent for longer is held back or cut. */
const silenceMs = 45_000;
/** So often in a row a stream may break without a new event; then the state is asked for instead. */
const maxBrokenStreams = 3;
const pollMs = 2_000;
const maxPollMs = 10_000;
/** So long the service may be away, for an update of it, before a wait is given up. */
const maxOutageMs = 300_000;

export interface FollowOptions {
  signal: AbortSignal;
  /** Reads the details of the video, with tries. */
  read(): Promise<Video>;
}

/**
 * Where a video is, from now to its end: by server-sent events, and by asking every few seconds where those do not come through.
 * The last one is the final state.
 */
export async function* followVideo(
  transport: Transport,
  videoId: string,
  { signal, read }: FollowOptions,
): AsyncGenerator<VideoProgress, void> {
  let last = '';
  const isNew = (progress: VideoProgress) => {
    const before = last;
    last = JSON.stringify(progress);
    return last !== before;
  };
  for (let broken = 0; broken < maxBrokenStreams; broken += 1) {
    try {
      for await (const progress of streamed(transport, videoId, signal)) {
        if (!isNew(progress)) continue;
        broken = 0;
        yield progress;
        if (progress.status !== 'processing') return;
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isFinal(error)) throw error;
    }
    await wait(pollMs / 4, signal);
  }
  let answeredAt = Date.now();
  for (let waitMs = pollMs; ; waitMs = Math.min(waitMs * 1.5, maxPollMs)) {
    try {
      const { video_id, status, stage, progress } = await read();
      const state = { video_id, status, stage, progress };
      answeredAt = Date.now();
      if (isNew(state)) yield state;
      if (status !== 'processing') return;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (isFinal(error) || Date.now() - answeredAt > maxOutageMs) throw error;
    }
    await wait(waitMs, signal);
  }
}

/** Whether asking again cannot help: the service has refused, or something else has answered. */
function isFinal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500 && error.status !== 429;
  // a stream that breaks throws whatever the platform has for it
  return error instanceof CaptioneerError && ['unexpected_reply', 'redirected'].includes(error.code);
}

/** One stream, until it ends or breaks. */
async function* streamed(
  transport: Transport,
  videoId: string,
  signal: AbortSignal,
): AsyncGenerator<VideoProgress, void> {
  const limit = limitTime({ timeoutMs: silenceMs, signal, what: 'The silence of the events' });
  try {
    const path = `/videos/${encodeURIComponent(videoId)}/events`;
    const reply = await transport.open({ path, headers: { Accept: 'text/event-stream' }, signal: limit.signal });
    if (!reply.body) return;
    for await (const data of readEvents(reply.body, { onBytes: limit.restart })) yield JSON.parse(data);
  } finally {
    limit.clear();
  }
}
