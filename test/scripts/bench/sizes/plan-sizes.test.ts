import { describe, expect, it } from 'vitest';
import { planSizes, type VideoCost } from '../../../../scripts/bench/sizes/plan-sizes.ts';

const cost: VideoCost = {
  ...{ transcribeCpu: 7, renderCpu: 60, editCpu: 3, apiCpu: 0.3, databaseCpu: 0.4 },
  ...{ databaseOperations: 200, databaseBytes: 100_000 },
  ...{ sourceBytes: 60_000_000, segmentBytes: 30_000_000, outputBytes: 30_000_000 },
};

describe('planSizes', () => {
  it('counts cores by the busiest hour, in which they may be busy for seven tenths', () => {
    const { videosInBusiestHour, transcribeCores, renderCores, otherCores } = planSizes(36_000, cost);
    expect(videosInBusiestHour).toBe(3600);
    expect([transcribeCores, renderCores, otherCores]).toEqual([10, 90, 1]);
  });

  it('counts what is kept by the days that it is kept, which are fewer for segments', () => {
    expect(planSizes(1000, cost)).toMatchObject({ databaseGigabytes: 3, storeGigabytes: 90 * 30 + 30 * 7 });
  });

  it('counts the network by what comes in, and by how often outputs are downloaded', () => {
    expect(planSizes(36_000, cost)).toMatchObject({ megabitsInASecond: 480, megabitsOutASecond: 720 });
  });
});
