/** Plays what is there of a video that is being made: by the browser itself where it can, else by hls.js. */
export async function playPreview(): Promise<void> {
  const video = document.querySelector<HTMLVideoElement>('video[data-hls]:not([src])');
  const source = video?.dataset.hls;
  if (!video || !source || video.dataset.attached) return;
  video.dataset.attached = 'yes';
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '' && !('MediaSource' in window)) {
    video.src = source;
    return;
  }
  const { default: Hls } = await import('hls.js');
  if (!Hls.isSupported()) {
    video.src = source;
    return;
  }
  // from its beginning, and in this thread: the content policy lets no script make another out of nothing
  const player = new Hls({ enableWorker: false, startPosition: 0 });
  player.loadSource(source);
  player.attachMedia(video);
}
