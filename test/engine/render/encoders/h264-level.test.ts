import { describe, expect, it } from 'vitest';
import { h264Level } from '../../../../src/engine/render/encoders/h264-level.ts';

describe('h264Level', () => {
  it.each([
    [1080, 1920, 30, '4.0'],
    [1080, 1920, 60, '4.2'],
    [1280, 720, 30, '3.1'],
    [3840, 2160, 30, '5.1'],
    [320, 240, 25, '3.0'],
    [4000, 16, 25, '4.0'],
  ])('of %i × %i at %i frames a second is %s', (width, height, rate, level) => {
    expect(h264Level({ width, height }, { num: rate, den: 1 })).toBe(level);
  });
});
