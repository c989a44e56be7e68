import type { IDataObject } from 'n8n-workflow';

const firstPollMs = 1_000;
const maxPollMs = 10_000;
/** So long the service may be away, for an update of it. */
const maxOutageMs = 300_000;

interface Following {
  read(): Promise<IDataObject>;
  sleep(ms: number): Promise<void>;
  isCancelled(): boolean;
  /** Milliseconds since 1970; the same for the deadline. */
  now(): number;
  deadline: number;
}

/**
 * Asks for a video until it has ended. `late`: it goes on after the deadline.
 * @throws what `read` throws, when asking again cannot help, or the service was away for five minutes
 */
export async function followVideo({
  read,
  sleep,
  isCancelled,
  now,
  deadline,
}: Following): Promise<IDataObject | 'cancelled' | 'late'> {
  let answeredAt = now();
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 1.5, maxPollMs)) {
    try {
      const video = await read();
      if (video.status !== 'processing') return video;
      answeredAt = now();
    } catch (error) {
      if (isFinal(error) || now() - answeredAt > maxOutageMs) throw error;
    }
    if (isCancelled()) return 'cancelled';
    if (now() > deadline) return 'late';
    await sleep(pollMs);
  }
}

interface HttpError {
  httpCode?: unknown;
  response?: { status?: unknown };
}

/** Whether the service has refused. Without a status, no answer came. */
function isFinal(error: unknown): boolean {
  const { httpCode, response } = (error ?? {}) as HttpError;
  const status = Number(httpCode ?? response?.status);
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
