import { describe, expect, it } from 'vitest';
import { frameGeometry, outputFrame } from '../../../../src/engine/render/filters/output-frame.ts';
import { buildFacts } from '../../../support/build-facts.ts';

const sized = (width: number, height: number) => buildFacts({ codedWidth: width, codedHeight: height });
const vertical = { resizeForSocialMedia: true };

describe('outputFrame', () => {
  it.each([
    [1920, 1080, 1920, 1080],
    [101, 77, 100, 76],
    [16, 16, 16, 16],
    [600, 20, 600, 20],
    [1, 1, 2, 2],
  ])('keeps %i × %i, rounded down to even sides', (width, height, outWidth, outHeight) => {
    expect(outputFrame(sized(width, height), {})).toEqual({ width: outWidth, height: outHeight });
  });

  it('is the displayed size, in display orientation and with square pixels', () => {
    const turned = {
      codedWidth: 1920,
      codedHeight: 1080,
      rotation: 90,
      displayWidth: 1080,
      displayHeight: 1920,
    } as const;
    expect(outputFrame(buildFacts(turned), {})).toEqual({ width: 1080, height: 1920 });
    const pal = {
      codedWidth: 720,
      codedHeight: 576,
      sampleAspect: { num: 64, den: 45 },
      displayWidth: 1024,
      displayHeight: 576,
    };
    expect(outputFrame(buildFacts(pal), {})).toEqual({ width: 1024, height: 576 });
  });

  it.each([
    ['a large wide one', 3840, 2160, 1080, 1920],
    ['a wide one', 1920, 1080, 1080, 1920],
    ['one 720 high', 1280, 720, 1080, 1920],
    ['a small one', 640, 360, 720, 1280],
    ['a square one', 1080, 1080, 1080, 1920],
    ['a taller one', 1080, 2400, 1080, 1920],
    ['a tiny one', 16, 16, 720, 1280],
  ])('makes %s 9:16 in the size that platforms want', (_, width, height, outWidth, outHeight) => {
    expect(outputFrame(sized(width, height), vertical)).toEqual({ width: outWidth, height: outHeight });
  });

  it.each([
    ['a large wide one', 3840, 2160, 1080, 1920],
    ['a wide one', 1920, 1080, 594, 1056],
    ['a small one', 640, 360, 198, 352],
    ['a square one', 1080, 1080, 594, 1056],
    ['a taller one', 1080, 2400, 1080, 1920],
    ['a tiny one', 16, 16, 18, 32],
  ])(
    'makes %s exactly 9:16 without enlarging it, if the size of the source is wanted',
    (_, width, height, outWidth, outHeight) => {
      const frame = outputFrame(sized(width, height), { ...vertical, outputSize: 'source' });
      expect(frame).toEqual({ width: outWidth, height: outHeight });
      expect(frame.width * 16).toBe(frame.height * 9);
    },
  );

  it.each([
    ['720', 1920, 1080, 1280, 720],
    ['1080', 640, 360, 1920, 1080],
    ['1080', 360, 640, 1080, 1920],
    ['720', 1000, 1000, 720, 720],
    ['1080', 4000, 100, 4000, 100],
    ['1080', 400, 10, 3840, 96],
    ['720', 4000, 2000, 1440, 720],
    ['source', 101, 77, 100, 76],
  ] as const)('has a short side of %s for %i × %i', (outputSize, width, height, outWidth, outHeight) => {
    expect(outputFrame(sized(width, height), { outputSize })).toEqual({ width: outWidth, height: outHeight });
  });

  it.each([
    ['720', 720],
    ['1080', 1080],
  ] as const)('is %s wide where it is made vertical', (outputSize, width) => {
    expect(outputFrame(sized(1280, 720), { ...vertical, outputSize }).width).toBe(width);
  });

  it.each([
    [1080, 1920],
    [720, 1280],
    [2160, 3840],
    [608, 1080],
  ])('does not change %i × %i when 9:16 is requested', (width, height) => {
    expect(frameGeometry(sized(width, height), vertical)).toEqual({
      crop: null,
      scale: false,
      frame: { width, height },
    });
  });

  it('crops the middle, in display orientation', () => {
    expect(frameGeometry(sized(1920, 1080), vertical).crop).toEqual({ width: 608, height: 1080 });
    const pal = {
      codedWidth: 720,
      codedHeight: 576,
      sampleAspect: { num: 64, den: 45 },
      displayWidth: 1024,
      displayHeight: 576,
    };
    expect(frameGeometry(buildFacts(pal), vertical).crop).toEqual({ width: 228, height: 576 });
  });
});
