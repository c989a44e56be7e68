export type RunningCalls = ReturnType<typeof createRunningCalls>;

/** Calls of one account that run at the same time. Each may wait for ten minutes. */
export const maxRunningCalls = 16;

/**
 * The calls of tools that this process is at. A call is cancelled by a request of its own, which names the session and the
 * call; if that request reaches another process, nothing is found, and the call ends when its reply is cut or its wait is
 * over.
 */
export function createRunningCalls() {
  const calls = new Map<string, AbortController>();
  const counts = new Map<number, number>();
  return { begin, start, cancel };

  /** Counts a request of an account; null = it has too many. Call what it returns when the request is answered. */
  function begin(userId: number): (() => void) | null {
    const count = counts.get(userId) ?? 0;
    if (count >= maxRunningCalls) return null;
    counts.set(userId, count + 1);
    return () => {
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    };
  }

  function start(call: RunningCall): { signal: AbortSignal; end(): void } {
    const key = keyOf(call);
    const cancelled = new AbortController();
    calls.set(key, cancelled);
    const end = () => {
      if (calls.get(key) === cancelled) calls.delete(key);
    };
    return { signal: cancelled.signal, end };
  }

  function cancel(call: RunningCall): void {
    calls.get(keyOf(call))?.abort();
  }
}

export interface RunningCall {
  /** Of the caller: nobody cancels the calls of others. */
  tokenId: string;
  sessionId: string;
  requestId: string | number;
}

function keyOf({ tokenId, sessionId, requestId }: RunningCall): string {
  return JSON.stringify([tokenId, sessionId, requestId]);
}
