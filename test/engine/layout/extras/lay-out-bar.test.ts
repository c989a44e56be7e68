import { describe, expect, it } from 'vitest';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import type { ProgressBar } from '../../../../src/engine/captions/settings/progress-bar.ts';
import { layOutBar } from '../../../../src/engine/layout/extras/lay-out-bar.ts';
import type { Box } from '../../../../src/engine/layout/geometry/page-layout.ts';
import type { Clutter } from '../../../../src/engine/layout/placement/clutter.ts';
import { textIn } from '../../../support/text-in-picture.ts';

const phone = { width: 1080, height: 1920 };
const style = resolveCaptionStyle({ highlightColor: '#FFE500' });

function lay(
  bar: Exclude<ProgressBar, false>,
  { faces = [], captions = [], frame = phone, clutter }: Surroundings = {},
) {
  const shots = [{ startMs: 0, endMs: 9000, samples: [{ atMs: 0, faces }], ...(clutter && { clutter }) }];
  return layOutBar({ bar, style, frame, shots, captionsIn: () => captions });
}

interface Surroundings {
  faces?: Box[];
  captions?: Box[];
  clutter?: Clutter;
  frame?: { width: number; height: number };
}

describe('a progress bar', () => {
  it('stands where no platform draws, in the highlight colour', () => {
    const { box, color } = lay(true);
    expect({ left: box.left, right: box.right, top: box.top }).toEqual({ left: 120, right: 960, top: 220 });
    expect(color).toBe('#FFE500');
    expect(lay({ color: '#FF0000' }).color).toBe('#FF0000');
  });

  it('runs along the edge of frames that are not vertical', () => {
    const { box } = lay(true, { frame: { width: 1920, height: 1080 } });
    expect({ left: box.left, right: box.right, bottom: box.bottom }).toEqual({ left: 0, right: 1920, bottom: 1080 });
  });

  it('keeps off faces and captions, unless it is told where to stand', () => {
    const face = { left: 300, right: 700, top: 100, bottom: 700 };
    const atTop = { left: 120, right: 960, top: 200, bottom: 500 };
    expect(lay(true, { faces: [face] }).box.bottom).toBe(1570);
    expect(lay(true, { captions: [atTop] }).box.bottom).toBe(1570);
    expect(lay({ position: 'top' }, { faces: [face] }).box.top).toBe(220);
  });

  it('keeps off text in the picture, unless it is told where to stand', () => {
    const clutter = textIn(phone, { left: 0, right: 1080, top: 100, bottom: 400 });
    expect(lay(true, { clutter }).box.bottom).toBe(1570);
    expect(lay({ position: 'top' }, { clutter }).box.top).toBe(220);
    const few = textIn(phone, { left: 0, right: 200, top: 100, bottom: 400 }, { elsewhere: 0.15 });
    expect(lay(true, { clutter: few }).box.top).toBe(220);
  });
});
