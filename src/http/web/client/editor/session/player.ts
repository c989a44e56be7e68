/** The source as it plays; moments in seconds of the video's clock. */
export interface Player {
  readonly video: HTMLVideoElement;
  now(): number;
  seek(seconds: number): void;
  toggle(): void;
  /** Plays up to a moment, and no further. */
  playSpan(fromSeconds: number, toSeconds: number): void;
  /** Each new moment, also while it stands; @returns stops it */
  onTimeChange(listener: (seconds: number) => void): () => void;
  onPlaying(listener: (isPlaying: boolean) => void): () => void;
  /** Told by the stage with each picture that it has drawn. */
  notifyTime(seconds: number): void;
}

export function createPlayer(video: HTMLVideoElement): Player {
  const moments = new Set<(seconds: number) => void>();
  const plays = new Set<(isPlaying: boolean) => void>();
  let stopAt = Number.POSITIVE_INFINITY;
  const tellMoment = (seconds: number) => {
    if (seconds >= stopAt && !video.paused) video.pause();
    for (const listener of moments) listener(seconds);
  };
  const tellPlaying = () => {
    if (video.paused) stopAt = Number.POSITIVE_INFINITY;
    for (const listener of plays) listener(!video.paused);
  };
  for (const name of ['play', 'pause', 'ended']) video.addEventListener(name, tellPlaying);
  video.addEventListener('seeking', () => tellMoment(video.currentTime));
  return {
    video,
    now: () => video.currentTime,
    seek(seconds) {
      video.currentTime = Math.max(0, Math.min(seconds, video.duration || seconds));
    },
    toggle() {
      stopAt = Number.POSITIVE_INFINITY;
      if (video.paused) void play(video);
      else video.pause();
    },
    playSpan(fromSeconds, toSeconds) {
      video.currentTime = fromSeconds;
      stopAt = toSeconds;
      void play(video);
    },
    onTimeChange: (listener) => listenIn(moments, listener),
    onPlaying: (listener) => listenIn(plays, listener),
    notifyTime: tellMoment,
  };
}

/** A browser may refuse, or another seek come between: neither is a mistake. */
async function play(video: HTMLVideoElement): Promise<void> {
  await video.play().catch(() => undefined);
}

function listenIn<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
