import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { CameraPath } from '../../../../src/engine/reframe/camera/camera-path.ts';
import { brightCentres } from '../../../support/bright-centres.ts';
import { makeClip } from '../../../support/make-clip.ts';
import { renderClip } from '../../../support/render-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'zoom-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** 25 frames a second with one white bar, on black. */
const size = { width: 1280, height: 160 };
const bar = { left: 900, width: 8 };
const clip = makeClip({
  ...{ file: join(dir, 'bar.mp4'), ...size, seconds: 2, picture: 'color=black', audio: 'none' },
  videoFilters: [`drawbox=${bar.left}:0:${bar.width}:160:white:fill`],
  videoArgs: ['-c:v', 'libx264', '-preset', 'veryfast', '-qp', '4'],
});

const [fromZoom, toZoom, frames] = [1.04, 1.08, 50];
const point = (frame: number, zoom: number) => ({
  ...{ atTicks: frame * 3600, width: 1 / zoom, height: 1 / zoom },
  ...{ left: 0.5 * (1 - 1 / zoom), top: 0.5 * (1 - 1 / zoom) },
});
const camera: CameraPath = {
  takes: [{ startTicks: 0, framing: { kind: 'crop', points: [point(0, fromZoom), point(frames, toZoom)] } }],
};

it('comes closer evenly and slowly, to a fraction of a pixel, in a video that keeps its shape', async () => {
  const outFile = join(dir, 'out.mp4');
  await renderClip({ file: clip, outFile, workDir: join(dir, 'work'), settings: { autoZoom: true }, camera });
  const seen = brightCentres(outFile, size.width).map(Number);
  expect(seen).toHaveLength(frames);
  // its way from a straight one, which it would take at an even speed of the window
  const straight = lineThrough(seen);
  const off = seen.map((x, frame) => Math.abs(x - straight(frame)));
  expect(Math.max(...off)).toBeLessThan(0.5);
  expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(0.2);
  // and it has come closer
  const moved = (seen.at(-1) ?? 0) - (seen[0] ?? 0);
  const middle = bar.left + bar.width / 2 - size.width / 2;
  expect(Math.abs(moved - middle * (toZoom - fromZoom) * ((frames - 1) / frames))).toBeLessThan(3);
});

/** The line with the least squares of errors. */
function lineThrough(values: number[]): (at: number) => number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / spread;
  return (at) => mean + slope * (at - middle);
}
