import { describe, expect, it } from 'vitest';
import { maxBitRate } from '../../../../src/engine/render/encoders/max-bit-rate.ts';
import { buildFacts } from '../../../support/build-facts.ts';

const output = { width: 1080, height: 1920, frameRate: { num: 30, den: 1 } };
const rate = (bitsPerSecond: number, codec = 'h264', seconds = 60) => {
  const facts = buildFacts({ codec }, { durationMs: seconds * 1000 });
  return maxBitRate({ facts, frameTimes: { sizeBytes: (bitsPerSecond * seconds) / 8 }, output });
};

describe('maxBitRate', () => {
  it.each([10, 20, 60, 3600])(
    'allows 1.5 times the size of a source of %i seconds, including the buffer',
    (seconds) => {
      const limit = rate(2_000_000, 'h264', seconds);
      expect((limit * (seconds + 2 * 0.9)) / seconds / 1_000_000).toBeCloseTo(3, 2);
    },
  );

  it('allows more for codecs that need fewer bits than H.264', () => {
    expect(rate(2_000_000, 'hevc') / rate(2_000_000)).toBeCloseTo(1.5, 2);
    expect(rate(2_000_000, 'av1') / rate(2_000_000)).toBeCloseTo(2, 2);
  });

  it('leaves enough bits for captions on a static picture', () => {
    expect(rate(1000)).toBeCloseTo(373_248);
  });

  it('uses the file size if the size of the frames is not known', () => {
    const facts = buildFacts({}, { sizeBytes: 10_000_000 });
    expect(maxBitRate({ facts, frameTimes: null, output })).toBeCloseTo(10_169_492, 0);
  });
});
