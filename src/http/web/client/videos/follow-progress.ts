import { readClientData } from '../client-data.ts';
import { refreshPage } from './refresh-page.ts';

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
