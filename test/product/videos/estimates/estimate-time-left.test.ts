import { describe, expect, it } from 'vitest';
import {
  estimateTimeLeft,
  type VideoInWork,
  type WorkModels,
} from '../../../../src/product/videos/estimates/estimate-time-left.ts';
import { modelOf, predictWorkTime } from '../../../../src/product/videos/estimates/predict-work-time.ts';

/** Ten videos of 10 to 100 seconds. */
const measured = (fixedMs: number, perMs: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const videoMs = (index + 1) * 10_000;
    return { videoMs, tookMs: fixedMs + perMs * videoMs };
  });

describe('how long a stage takes', () => {
  it('has a part that every video needs and a part that grows with the length', () => {
    const model = modelOf(measured(2_000, 0.5));
    expect(model && predictWorkTime(model, 200_000)).toBeCloseTo(102_000);
  });

  it('is not moved by a few videos that took very long', () => {
    const odd = [30_000, 60_000].map((videoMs) => ({ videoMs, tookMs: 3_600_000 }));
    const model = modelOf([...measured(2_000, 0.5), ...odd]);
    expect(model && predictWorkTime(model, 50_000)).toBeLessThan(40_000);
    expect(model && predictWorkTime(model, 50_000)).toBeGreaterThan(20_000);
  });

  it('is not known from few videos', () => expect(modelOf(measured(2_000, 0.5).slice(0, 7))).toBeNull());

  it('is known of a video of unknown length only where the lengths are alike', () => {
    const various = modelOf(measured(2_000, 0.5));
    expect(various && predictWorkTime(various, null)).toBeNull();
    const alike = modelOf(Array.from({ length: 9 }, (_, index) => ({ videoMs: 30_000 + index, tookMs: 5_000 })));
    expect(alike && predictWorkTime(alike, null)).toBeCloseTo(5_000);
  });
});

const models: WorkModels = new Map(
  (['fetching', 'listening', 'planning', 'rendering', 'assembling'] as const).map((stage) => [
    `full:${stage}` as const,
    { fixedMs: 1_000, perMs: stage === 'rendering' ? 1 : 0, typicalMs: 20_000 },
  ]),
);
const video: VideoInWork = {
  ...{ stage: 'fetching', progress: 0, transcriptKey: null, outputToken: null, stageSince: null },
  facts: { durationMs: 60_000 } as VideoInWork['facts'],
};
const leftOf = (changes: Partial<VideoInWork>, queuePlace: number | null = null, now = 100_000) =>
  estimateTimeLeft({ ...video, ...changes }, { models, queuePlace, now });

describe('the time left', () => {
  it('is that of all stages that are not done', () => {
    expect(leftOf({})).toBe(65_000);
    expect(leftOf({ stage: 'assembling', progress: 94 })).toBe(1_000);
  });

  it('leaves out what is known already', () => expect(leftOf({ transcriptKey: 'known' })).toBe(64_000));

  it('counts the videos before it while it is queued', () => {
    expect(leftOf({ stage: 'queued' }, 1)).toBe(65_000);
    expect(leftOf({ stage: 'queued' }, 4)).toBe(68_000);
    expect(leftOf({ stage: 'queued' })).toBeNull();
  });

  it('follows the video’s own speed, the more the further the stage is', () => {
    const half = { stage: 'rendering', progress: 70 } as const;
    // half of it took as long as was expected of all
    expect(leftOf({ ...half, stageSince: new Date(100_000 - 61_000) })).toBe(1_000 + 61_000 * 1.5 - 61_000);
    expect(leftOf({ ...half, stageSince: new Date(100_000 - 30_500) })).toBe(1_000 + 30_500);
  });

  it('is not said where too little was measured, or nothing is worked on', () => {
    expect(leftOf({ outputToken: 'earlier' })).toBeNull();
    expect(leftOf({ stage: 'processed' })).toBeNull();
  });
});
