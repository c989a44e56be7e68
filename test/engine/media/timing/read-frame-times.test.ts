import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { probeSource } from '../../../../src/engine/media/probe/probe-source.ts';
import {
  evenFrames,
  frameTimesFromPackets,
  readEvenStep,
  readFrameTimes,
} from '../../../../src/engine/media/timing/read-frame-times.ts';
import { makeClip, tools } from '../../../support/make-clip.ts';

const dir = mkdtempSync(join(tmpdir(), 'even-step-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-bf', '3'];

describe('frames in decoding order', () => {
  const packet = (pts: number, key = false, duration: number | null = 10) => ({ pts, key, duration, sizeBytes: 5 });

  it('are put in display order, once for each time', () => {
    const packets = [packet(0, true), packet(30, false, 7), packet(10), packet(10), packet(20, true), packet(30)];
    const times = { pts: [0, 10, 20, 30], keyPts: [0, 20], endPts: 37, sizeBytes: 30 };
    expect(frameTimesFromPackets(packets)).toEqual(times);
  });

  it('are sorted in one pass where decoders reorder them, and wholly where they are further away', () => {
    const sorted = vi.spyOn(Float64Array.prototype, 'sort');
    const decoded = Array.from({ length: 400 }, (_, i) =>
      packet(4 * Math.floor(i / 4) + ([0, 3, 1, 2][i % 4] ?? 0), true),
    );
    const ascending = Array.from({ length: 400 }, (_, i) => i);
    expect(frameTimesFromPackets(decoded)).toMatchObject({ pts: ascending, keyPts: ascending });
    expect(sorted).not.toHaveBeenCalled();
    expect(frameTimesFromPackets(decoded.toReversed())).toMatchObject({ pts: ascending, keyPts: ascending });
    sorted.mockRestore();
  });
});

describe('frames whose packets have no display times', () => {
  it.each([
    ['h264.avi', x264, { evenStep: 1, frameCount: 60 }],
    ['mpeg4.avi', ['-c:v', 'mpeg4', '-bf', '2'], { evenStep: 1, frameCount: 60 }],
    ['h264.asf', x264, { evenStep: expect.closeTo(33.37, 1), frameCount: 60 }],
  ])('are counted in %s by decoding them, if their interval is constant', async (name, videoArgs, video) => {
    const file = makeClip({ file: join(dir, name), seconds: 2, fps: '30000/1001', videoArgs });
    const facts = await probeSource({ ...tools, file });
    expect(facts.video).toMatchObject(video);
    expect(Math.abs(facts.durationMs - 2002)).toBeLessThanOrEqual(1);
    const read = { ...tools, file, streamIndex: facts.video.index };
    expect(await readFrameTimes(read)).toBeNull();
    const times = await readFrameTimes({ ...read, known: facts.video });
    expect(times?.pts).toHaveLength(60);
    expect(times?.pts[0]).toBe(facts.video.startPts);
    expect(times?.countedStep).toBe(facts.video.evenStep);
    expect(times?.sizeBytes).toBeGreaterThan(1000);
  });

  it('are not counted if packets have display times', async () => {
    const file = makeClip({ file: join(dir, 'plain.mp4'), videoArgs: x264 });
    expect((await probeSource({ ...tools, file })).video).not.toHaveProperty('evenStep');
  });

  it('are not counted if decoding fails', async () => {
    const file = join(dir, 'mpeg4.avi');
    expect(await readEvenStep({ ffprobe: '/bin/false', file, streamIndex: 0 }, 10_000)).toBeNull();
  });

  it.each<[string, (number | null)[], object | null]>([
    ['a constant interval', [2, 3, 4, 5], { frameCount: 4, evenStep: 1 }],
    ['a constant interval with rounding', [67, 100, 134, 167], { frameCount: 4, evenStep: 100 / 3 }],
    ['last frames without a time', [2, 3, 4, null, null], { frameCount: 5, evenStep: 1 }],
    ['a frame without a time in the middle', [2, 3, null, 5], null],
    ['a gap', [2, 3, 7, 8], null],
    ['too many frames without a time at the end', [2, 3, ...Array.from({ length: 17 }, () => null)], null],
    ['frames at the same time', [2, 2, 2], null],
    ['one frame', [2], null],
    ['no frames', [], null],
  ])('are judged by their times: %s', (_, pts, expected) => {
    expect(evenFrames(pts)).toEqual(expected);
  });
});
