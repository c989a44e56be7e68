import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/support/slow-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/property-seed.ts', 'test/support/sentence-encoder.ts'],
    globalSetup: ['test/support/builds.ts', 'test/support/mongo-server.ts'],
    pool: 'forks',
    // two cores are kept busy by three: flows spend half of their time waiting
    maxWorkers: 3,
    // a file's own start is most of what small ones cost; none leaves anything behind that another could meet
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // far beyond what any takes alone: a machine that is busy with other work fails none
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
