export type Player = ReturnType<typeof createPlayer>;

/** Plays the source. All times are seconds of the video. */
export function createPlayer(video: HTMLVideoElement) {
  const timeListeners = new Set<(seconds: number) => void>();
  const playingListeners = new Set<(isPlaying: boolean) => void>();
  let stopAt = Number.POSITIVE_INFINITY;
  /** Called by the stage for every frame that it has drawn. */
  const notifyTime = (seconds: number) => {
    if (seconds >= stopAt && !video.paused) video.pause();
    for (const listener of timeListeners) listener(seconds);
  };
  const notifyPlaying = () => {
    if (video.paused) stopAt = Number.POSITIVE_INFINITY;
    for (const listener of playingListeners) listener(!video.paused);
  };
  for (const name of ['play', 'pause', 'ended']) video.addEventListener(name, notifyPlaying);
  video.addEventListener('seeking', () => notifyTime(video.currentTime));
  return {
    video,
    now: () => video.currentTime,
    seek(seconds: number) {
      video.currentTime = Math.max(0, Math.min(seconds, video.duration || seconds));
    },
    toggle() {
      stopAt = Number.POSITIVE_INFINITY;
      if (video.paused) void play(video);
      else video.pause();
    },
    /** Plays from one time to another and pauses there. */
    playSpan(fromSeconds: number, toSeconds: number) {
      video.currentTime = fromSeconds;
      stopAt = toSeconds;
      void play(video);
    },
    /** Calls back for every new time, also while the video is paused. @returns unsubscribes */
    onTimeChange: (listener: (seconds: number) => void) => subscribe(timeListeners, listener),
    onPlaying: (listener: (isPlaying: boolean) => void) => subscribe(playingListeners, listener),
    notifyTime,
  };
}

/** The browser may refuse to play, or a seek may interrupt it: neither is an error. */
async function play(video: HTMLVideoElement): Promise<void> {
  await video.play().catch(() => undefined);
}

function subscribe<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
