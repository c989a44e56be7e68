import { describe, expect, it } from 'vitest';
import { createFrameAnalyser } from '../../../../src/engine/reframe/tracking/analyse-frames.ts';

describe('createFrameAnalyser', () => {
  it('holds a bounded number of images, however near to one another the frames are', async () => {
    const options = { everyMs: 1000, watchMouths: true, sameShotChange: null };
    const analyser = createFrameAnalyser(async (images) => images.map(() => []), options);
    const image = { width: 64, height: 64, yuv: new Uint8Array(64 * 64 * 1.5) };
    const held = { now: 0, most: 0 };
    for (let i = 0; i < 1000; i += 1) {
      held.now += 1;
      held.most = Math.max(held.most, held.now);
      const release = () => {
        held.now -= 1;
      };
      await analyser.add({ pts: i, atMs: i / 2, sceneScore: 0, image, release });
    }
    expect(held.most).toBeLessThan(100);
    expect(analyser.analysis.frames).toHaveLength(1000);
  });
});
