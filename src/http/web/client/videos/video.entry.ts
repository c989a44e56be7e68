import { followProgress, refreshPage } from './follow-progress.ts';

/** How often the page is refreshed until its player appears, while the progress moves and while it stands still. */
const refreshIntervalMs = 1500;
const waitIntervalMs = 5000;

void playPreview();
document.addEventListener('refreshed', () => void playPreview());

const previewStages = ['listening', 'planning', 'rendering', 'assembling'];
let stageNow = '';
let refreshedAt = 0;
followProgress(({ stage }) => {
  stageNow = stage;
  showPlayer(refreshIntervalMs);
});
// the progress of an hour of sound moves every twenty seconds
setInterval(() => showPlayer(waitIntervalMs), waitIntervalMs);

function showPlayer(intervalMs: number): void {
  const hasPlayer = document.querySelector('#player video') !== null;
  if (hasPlayer || document.hidden || !previewStages.includes(stageNow)) return;
  if (Date.now() - refreshedAt < intervalMs) return;
  refreshedAt = Date.now();
  void refreshPage();
}

/** Plays the finished part of a video that is still rendered (HLS): by the browser itself if it can, else by hls.js. */
async function playPreview(): Promise<void> {
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
  // from the beginning, and without a worker: hls.js makes it of a blob, which the content security policy forbids
  const player = new Hls({ enableWorker: false, startPosition: 0 });
  player.loadSource(source);
  player.attachMedia(video);
}
