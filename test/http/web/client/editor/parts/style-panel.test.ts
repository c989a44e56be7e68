import { describe, expect, it } from 'vitest';
import { isFramedLater } from '../../../../../../src/http/web/client/editor/parts/style-panel.tsx';

const wide = { source: { width: 1280, height: 720 }, settings: {} };
const vertical = { resizeForSocialMedia: true };

describe('a picture in which no faces have been detected yet', () => {
  it('is that of a video made vertical for the first time, with automatic framing', () => {
    expect(isFramedLater(wide, vertical)).toBe(true);
    expect(isFramedLater(wide, { ...vertical, framing: 'auto' })).toBe(true);
  });

  it('is no other one', () => {
    expect(isFramedLater(wide, {})).toBe(false);
    expect(isFramedLater(wide, { ...vertical, framing: 'centre' })).toBe(false);
    expect(isFramedLater({ ...wide, settings: vertical }, vertical)).toBe(false);
    expect(isFramedLater({ ...wide, source: { width: 720, height: 1280 } }, vertical)).toBe(false);
  });
});
