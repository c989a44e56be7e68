/**
 * Asks for the page as it is now and puts the parts that have changed into their places (`data-live`); what is the same
 * stays, with whatever somebody is doing in it. A part with a `data-key` is changed only when its key is.
 */
export async function refreshPage(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
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

/** Whoever was watching the beginning goes on in the whole. */
function resumePlayback(watched: HTMLVideoElement, video: HTMLVideoElement | null): void {
  if (!video || watched.currentTime === 0) return;
  const wasPlaying = !watched.paused;
  video.currentTime = watched.currentTime;
  if (wasPlaying) void video.play().catch(() => undefined);
}
