import { type Counter, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerVideoMetrics } from '../../../../src/product/videos/steps/video-metrics.ts';

it('counts failures that alert rules watch from 0, so that the first one is an increase', async () => {
  const registry = new Registry();
  const metrics = registerVideoMetrics({ registry, videos: null as never });
  const counter = registry.getSingleMetric('captioneer_stage_failures_total') as Counter;
  const failuresOf = async (stage: string, code: string) => {
    const { values } = await counter.get();
    return values.find(({ labels }) => labels.stage === stage && labels.code === code && labels.decision === 'fail')
      ?.value;
  };
  expect(await failuresOf('rendering', 'render_failed')).toBe(0);
  expect(await failuresOf('assembling', 'unexpected')).toBe(0);
  expect(await failuresOf('fetching', 'source_unreachable')).toBe(0);
  expect(await failuresOf('rendering', 'source_unreachable')).toBeUndefined();
  expect(await failuresOf('fetching', 'source_damaged')).toBeUndefined();
  metrics.stageFailed('rendering', 'render_failed', 'fail');
  expect(await failuresOf('rendering', 'render_failed')).toBe(1);
});
