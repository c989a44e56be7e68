import { followProgress } from './follow-progress.ts';
import { playPreview } from './play-preview.ts';
import { refreshPage } from './refresh-page.ts';

/** How often it is looked whether the beginning can be watched already. */
const lookAgainMs = 1500;

void playPreview();
document.addEventListener('refreshed', () => void playPreview());

let lookedAt = 0;
followProgress(({ stage }) => {
  const mayBeSeen = stage === 'rendering' || stage === 'assembling';
  const isSeen = document.querySelector('#player video') !== null;
  if (!mayBeSeen || isSeen || Date.now() - lookedAt < lookAgainMs) return;
  lookedAt = Date.now();
  void refreshPage();
});
