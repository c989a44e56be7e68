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
