import type { EditDraft } from '../../../../../product/videos/editor/editor-view.ts';

/** What this person's system asks of pages. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The draft as the editor draws it for somebody who wants less motion. What is rendered keeps its movement. */
export function drawnStill(draft: EditDraft): EditDraft {
  return {
    ...draft,
    settings: { ...draft.settings, animation: 'none' },
    resetSettings: draft.resetSettings.filter((setting) => setting !== 'animation'),
  };
}
