import { readClientData } from '../client-data.ts';

interface Progress {
  videoId: string;
  status: string;
  stage: string;
  progress: number;
}

/** Updates the progress of every video on the page while it is processed, and refreshes the page when one has ended. */
export function followProgress(onChange: (change: Progress) => void = () => undefined): void {
  const { stages } = readClientData<{ stages: Record<string, string> }>('videos-data');
  const ids = [...document.querySelectorAll<HTMLElement>('[data-video]')].flatMap(({ dataset }) => dataset.video ?? []);
  if (ids.length === 0) return;
  const source = new EventSource(`/app/videos/events?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
  const processing = new Set(ids);
  source.addEventListener('message', ({ data }) => {
    const change: Progress = JSON.parse(data);
    show(change, stages[change.stage] ?? '');
    onChange(change);
    if (change.status === 'processing') return;
    processing.delete(change.videoId);
    // it may say that the video is queued
    document.querySelector('[data-flash]')?.remove();
    // an EventSource connects again when the server closes the connection
    if (processing.size === 0) source.close();
    void refreshPage();
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(refreshPage, 5000);
  });
}

function show({ videoId, progress }: Progress, stageText: string): void {
  const container = document.querySelector(`[data-video="${CSS.escape(videoId)}"]`);
  const bar = container?.querySelector('progress');
  const stage = container?.querySelector('[data-stage]');
  if (bar) bar.value = progress;
  // a screen reader would read the same text out again
  if (stage && stage.textContent !== stageText) stage.textContent = stageText;
}

/**
 * Fetches the page again and replaces those of its parts (`data-live`) that have changed. All others stay as they are,
 * with whatever the visitor is doing in them. A part with a `data-key` is replaced only if its key has changed.
 */
export async function refreshPage(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!response?.ok || response.redirected) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const next = fresh.getElementById(part.id);
    if (next && differs(part, next)) replace(part, next);
  }
}

function differs(part: HTMLElement, next: HTMLElement): boolean {
  if (part.dataset.key !== undefined) return part.dataset.key !== next.dataset.key;
  return part.innerHTML !== next.innerHTML;
}

function replace(part: HTMLElement, next: HTMLElement): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
  const watched = part.querySelector('video');
  part.replaceWith(next);
  if (focused) next.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  if (watched) resumePlayback(watched, next.querySelector('video'));
  next.dispatchEvent(new CustomEvent('refreshed', { bubbles: true }));
}

/** Whoever was watching the preview goes on watching the output at the same time. */
function resumePlayback(watched: HTMLVideoElement, video: HTMLVideoElement | null): void {
  if (!video || watched.currentTime === 0) return;
  const wasPlaying = !watched.paused;
  video.currentTime = watched.currentTime;
  if (wasPlaying) void video.play().catch(() => undefined);
}
