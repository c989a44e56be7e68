import { readClientData } from '../client-data.ts';
import { refreshPage } from './refresh-page.ts';

interface Progress {
  videoId: string;
  status: string;
  stage: string;
  progress: number;
}

/** Keeps every video that is being made up to date, and shows the page anew where more has changed than a number. */
export function followProgress(onChange: (change: Progress) => void = () => undefined): void {
  const { stages } = readClientData<{ stages: Record<string, string> }>('videos-data');
  const ids = [...document.querySelectorAll<HTMLElement>('[data-video]')].flatMap(({ dataset }) => dataset.video ?? []);
  if (ids.length === 0) return;
  const source = new EventSource(`/app/videos/events?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
  const open = new Set(ids);
  source.addEventListener('message', ({ data }) => {
    const change: Progress = JSON.parse(data);
    show(change, stages[change.stage] ?? '');
    onChange(change);
    if (change.status === 'processing') return;
    open.delete(change.videoId);
    // «in line», it may say
    document.querySelector('[data-flash]')?.remove();
    // it would be opened again and again
    if (open.size === 0) source.close();
    void refreshPage();
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(refreshPage, 5000);
  });
}

function show({ videoId, progress }: Progress, words: string): void {
  const frame = document.querySelector(`[data-video="${CSS.escape(videoId)}"]`);
  const bar = frame?.querySelector('progress');
  const stage = frame?.querySelector('[data-stage]');
  if (bar) bar.value = progress;
  // told again it would be read out again
  if (stage && stage.textContent !== words) stage.textContent = words;
}
