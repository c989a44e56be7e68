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

type Followed =
  | { kind: 'ended'; video: IDataObject }
  | { kind: 'cancelled' }
  /** It goes on after the deadline. */
  | { kind: 'late' }
  /** Asking again cannot help, or the service was away for five minutes. */
  | { kind: 'refused'; error: unknown };

/** Asks for a video until it has ended. */
export async function followVideo({ read, sleep, isCancelled, now, deadline }: Following): Promise<Followed> {
  let answeredAt = now();
  for (let pollMs = firstPollMs; ; pollMs = Math.min(pollMs * 1.5, maxPollMs)) {
    try {
      const video = await read();
      if (video.status !== 'processing') return { kind: 'ended', video };
      answeredAt = now();
    } catch (error) {
      if (isFinal(error) || now() - answeredAt > maxOutageMs) return { kind: 'refused', error };
    }
    if (isCancelled()) return { kind: 'cancelled' };
    if (now() > deadline) return { kind: 'late' };
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
