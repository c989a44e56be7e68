import { describe, expect, it } from 'vitest';
import { drawnStill } from '../../../../../../src/http/web/client/editor/state/reduced-motion.ts';
import type { EditDraft } from '../../../../../../src/product/videos/editor/editor-view.ts';

describe('drawnStill', () => {
  it('is a draft in which nothing moves; the draft itself keeps its movement', () => {
    const draft: EditDraft = {
      captions: [],
      settings: { style: 'neon', animation: 'wave' },
      resetSettings: ['animation', 'fontSize'],
    };
    expect(drawnStill(draft)).toEqual({
      captions: [],
      settings: { style: 'neon', animation: 'none' },
      resetSettings: ['fontSize'],
    });
    expect(draft.settings.animation).toBe('wave');
  });
});
