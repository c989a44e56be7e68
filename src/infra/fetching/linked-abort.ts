/** An abort controller that also follows the caller's signal, until it is unlinked. */
export interface LinkedAbort {
  signal: AbortSignal;
  abort(reason: unknown): void;
  unlink(): void;
}

// AbortSignal.any would do the same, but in Node 20 its signals may be garbage-collected before they fire
export function linkAbort(outer: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    unlink: () => outer?.removeEventListener('abort', follow),
  };
}
