/** Whether the same video is being edited in another window of this browser. */
export interface WindowLock {
  close(): void;
}

/**
 * The first window holds a lock for as long as it is open; others hear that they are not the first, and when they are.
 * @param onFirst whether this is the one
 */
export function acquireWindowLock(videoId: string, onFirst: (isFirst: boolean) => void): WindowLock {
  const leaving = new AbortController();
  const name = `captioneer-editor:${videoId}`;
  const untilLeft = () =>
    new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }));
  // without https browsers have no locks but on this machine: then the server alone keeps edits apart
  const { locks } = navigator;
  if (!locks) return { close: () => undefined };
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    onFirst(lock !== null);
    if (lock) return untilLeft();
    void locks
      .request(name, { signal: leaving.signal }, () => {
        onFirst(true);
        return untilLeft();
      })
      .catch(() => undefined);
  });
  return { close: () => leaving.abort() };
}
