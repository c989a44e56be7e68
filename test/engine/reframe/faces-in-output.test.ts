import { describe, expect, it } from 'vitest';
import { clutterIn } from '../../../src/engine/layout/placement/clutter.ts';
import type { CameraPath, CropWindow } from '../../../src/engine/reframe/camera/camera-path.ts';
import type { FaceMap } from '../../../src/engine/reframe/face-map/face-map.ts';
import { facesInOutput } from '../../../src/engine/reframe/faces-in-output.ts';

const shown = { displayWidth: 1600, displayHeight: 900 };
const frame = { width: 450, height: 800 };
const face = { track: 0, score: 0.9, left: 0.5, top: 0.25, width: 0.1, height: 0.2, speaking: null };
const map = (...samplesMs: number[][]): FaceMap => ({
  shots: samplesMs.map((moments, i) => ({
    startMs: i * 2000,
    endMs: i * 2000 + 2000,
    samples: moments.map((atMs) => ({ atMs, faces: [face] })),
  })),
});
const windowAt = (left: number): CropWindow => ({ left, top: 0, width: 0.31640625, height: 1 });
const boxes = (faces: FaceMap, camera: CameraPath | null) =>
  facesInOutput({ faces, camera, shown, frame }).map(({ startMs, endMs, samples }) => ({
    startMs,
    endMs,
    faces: samples.flatMap((sample) => sample.faces.map(({ left, top }) => [Math.round(left), Math.round(top)])),
  }));

describe('facesInOutput', () => {
  it('places faces where a moving window shows them', () => {
    const points = [
      { atTicks: 0, ...windowAt(0.4) },
      { atTicks: 90_000, ...windowAt(0.5) },
    ];
    const camera: CameraPath = { takes: [{ startTicks: 0, framing: { kind: 'crop', points } }] };
    const [shot] = facesInOutput({ faces: map([0, 500, 1900]), camera, shown, frame });
    const lefts = shot?.samples.map(({ atMs, faces: [box] }) => [atMs, Math.round(box?.left ?? -1)]);
    expect(lefts).toEqual(
      expect.arrayContaining([
        [0, 142],
        [500, 71],
        [1900, 0],
      ]),
    );
  });

  it('places a face between samples while the window moves', () => {
    const points = [
      { atTicks: 0, ...windowAt(0.2) },
      { atTicks: 180_000, ...windowAt(0.5) },
    ];
    const camera: CameraPath = { takes: [{ startTicks: 0, framing: { kind: 'crop', points } }] };
    const [, , , late] = boxes(map([0]), camera)[0]?.faces ?? [];
    // at 1.5 s the window begins at 0.425
    expect(late).toEqual([107, 200]);
  });

  it('places faces after a cut that only the camera makes', () => {
    const crop = (left: number) => ({ kind: 'crop' as const, points: [{ atTicks: 0, ...windowAt(left) }] });
    const takes = [
      { startTicks: 0, framing: crop(0) },
      { startTicks: 90_000, framing: crop(0.5) },
    ];
    expect(boxes(map([0]), { takes }).map(({ faces }) => faces)).toEqual([[], [[0, 200]]]);
  });

  it('leaves out faces outside the window', () => {
    const points = [{ atTicks: 0, ...windowAt(0) }];
    const camera: CameraPath = { takes: [{ startTicks: 0, framing: { kind: 'crop', points } }] };
    expect(boxes(map([500]), camera)[0]?.faces).toEqual([]);
  });

  it('places faces in the scaled picture when all of the source is shown', () => {
    const camera: CameraPath = { takes: [{ startTicks: 0, framing: { kind: 'fit' } }] };
    // 450 × 253 in the middle of 800
    expect(boxes(map([500]), camera)[0]?.faces).toEqual([[225, 337]]);
    expect(boxes(map([500]), null)[0]?.faces).toEqual([[225, 200]]);
  });

  it('places the clutter of a shot where the window shows it', () => {
    const cluttered = { shots: map([0]).shots.map((shot) => ({ ...shot, clutter: '0'.repeat(319).concat('9') })) };
    const crop = { kind: 'crop' as const, points: [{ atTicks: 0, ...windowAt(0.5) }] };
    const clutterOf = (framing: CameraPath['takes'][number]['framing'] | null) => {
      const camera = framing && { takes: [{ startTicks: 0, framing }] };
      return facesInOutput({ faces: cluttered, camera, shown, frame })[0]?.clutter;
    };
    const whole = clutterOf(null);
    expect(whole?.picture).toEqual({ left: 0, top: 0, right: 450, bottom: 800 });
    expect(whole && clutterIn(whole, { left: 421.875, right: 450, top: 760, bottom: 800 })).toBeCloseTo(1);
    expect(whole && clutterIn(whole, { left: 393.75, right: 450, top: 760, bottom: 840 })).toBeCloseTo(0.25);
    expect(clutterOf(crop)?.picture.left).toBeCloseTo(-711.1, 1);
    expect(clutterOf(crop)?.picture.right).toBeCloseTo(711.1, 1);
    expect(clutterOf({ kind: 'fit' })?.picture).toMatchObject({ left: 0, right: 450, top: expect.closeTo(273.4, 1) });
  });

  it('begins a shot at each cut of the source and each take of the camera', () => {
    const crop = (left: number) => ({ kind: 'crop' as const, points: [{ atTicks: 0, ...windowAt(left) }] });
    const camera: CameraPath = {
      takes: [
        { startTicks: 0, framing: crop(0.4) },
        { startTicks: 90_000, framing: crop(0.5) },
        // half a frame before the second shot
        { startTicks: 178_200, framing: crop(0.4) },
      ],
    };
    expect(boxes(map([500, 1500], [2000]), camera)).toEqual([
      { startMs: 0, endMs: 1000, faces: [[142, 200]] },
      { startMs: 1000, endMs: 2000, faces: [[0, 200]] },
      { startMs: 2000, endMs: 4000, faces: [[142, 200]] },
    ]);
  });
});
