import type { Box, Frame } from '../../src/engine/layout/geometry/page-layout.ts';
import type { Clutter } from '../../src/engine/layout/placement/clutter.ts';

/** A picture that fills the frame, with text in a part of it: on a grid of 8 × 20 cells, those whose centre is inside. */
export function textIn(frame: Frame, part: Box, { elsewhere = 0 }: { elsewhere?: number } = {}): Clutter {
  const [columns, rows] = [8, 20];
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const x = (((cell % columns) + 0.5) * frame.width) / columns;
    const y = ((Math.floor(cell / columns) + 0.5) * frame.height) / rows;
    return x > part.left && x < part.right && y > part.top && y < part.bottom ? 1 : elsewhere;
  });
  return { picture: { left: 0, top: 0, right: frame.width, bottom: frame.height }, columns, cells };
}
