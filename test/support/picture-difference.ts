import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpeg } from './make-clip.ts';

/** Both pictures are scaled to this size before they are compared: about what an eye sees on a phone. */
const size = { width: 180, height: 320 };

/**
 * How far two pictures of the same proportions are from one another: mean difference of a channel, 0–255. `of` is the
 * part that is looked at, as shares of the height; all of the width.
 */
export function pictureDifference(one: Buffer, other: Buffer, of: { from: number; to: number } = { from: 0, to: 1 }) {
  const [a, b] = [pixelsOf(one), pixelsOf(other)];
  const row = size.width * 3;
  const [first, end] = [Math.round(of.from * size.height) * row, Math.round(of.to * size.height) * row];
  let sum = 0;
  for (let at = first; at < end; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / (end - first);
}

function pixelsOf(picture: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    const file = join(folder, 'picture');
    writeFileSync(file, picture);
    const scale = `scale=${size.width}:${size.height}:flags=area,format=rgb24`;
    return ffmpeg(['-i', file, '-vf', scale, '-frames:v', '1', '-f', 'rawvideo', 'pipe:1']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
