import { followProgress } from './follow-progress.ts';
import { playPreview } from './play-preview.ts';
import { refreshPage } from './refresh-page.ts';

/** How often the page is refreshed until its player appears. */
const refreshIntervalMs = 1500;

void playPreview();
document.addEventListener('refreshed', () => void playPreview());

let refreshedAt = 0;
followProgress(({ stage }) => {
  const mayHavePreview = stage === 'rendering' || stage === 'assembling';
  const hasPlayer = document.querySelector('#player video') !== null;
  if (!mayHavePreview || hasPlayer || Date.now() - refreshedAt < refreshIntervalMs) return;
  refreshedAt = Date.now();
  void refreshPage();
});
