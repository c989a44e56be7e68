/** Tells whether this window is the only one, in this browser, that edits a video. */
interface WindowLock {
  release(): void;
}

/**
 * The first window holds the lock for as long as it is open. Further ones get it when the windows before them close.
 * @param onChange whether this window has the lock
 */
export function acquireWindowLock(videoId: string, onChange: (hasLock: boolean) => void): WindowLock {
  const released = new AbortController();
  const name = `captioneer-editor:${videoId}`;
  const untilReleased = () =>
    new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve(), { once: true }));
  // without https, browsers have locks on localhost only: then the server's check for conflicts has to do
  const { locks } = navigator;
  if (!locks) return { release: () => undefined };
  void locks.request(name, { ifAvailable: true }, async (lock) => {
    onChange(lock !== null);
    if (lock) return untilReleased();
    void locks
      .request(name, { signal: released.signal }, () => {
        onChange(true);
        return untilReleased();
      })
      .catch(() => undefined);
  });
  return { release: () => released.abort() };
}
