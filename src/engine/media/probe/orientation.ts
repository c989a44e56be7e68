export interface Orientation {
  /** Clockwise degrees, after mirroring. */
  rotation: 0 | 90 | 180 | 270;
  mirrored: boolean;
}

/**
 * Rotation and mirroring from a display matrix as ffprobe prints it: lines of `00000000: a b u`, 16.16 fixed point,
 * where (x, y) is shown at (a·x + c·y, b·x + d·y). Other angles are rounded to the nearest quarter turn.
 */
export function orientationFromDisplayMatrix(printed: string): Orientation {
  const rows = printed
    .trim()
    .split('\n')
    .map((line) => (line.split(':')[1] ?? '').trim().split(/\s+/).map(Number));
  const [a = 1, b = 0] = rows[0] ?? [];
  const [c = 0, d = 1] = rows[1] ?? [];
  const mirrored = a * d - b * c < 0;
  return { mirrored, rotation: rotationOf(mirrored ? -a : a, mirrored ? -b : b) };
}

/** Where the matrix maps the frame's right edge: right, down, left or up. */
function rotationOf(x: number, y: number): Orientation['rotation'] {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 180 : 0;
  return y > 0 ? 90 : 270;
}
