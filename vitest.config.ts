import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/builds.ts', 'test/support/mongo-server.ts'],
    pool: 'forks',
    // two cores are kept busy by three: flows spend half of their time waiting
    maxWorkers: 3,
    // a file's own start is most of what small ones cost; none leaves anything behind that another could meet
    isolate: false,
    // far beyond what any takes alone: a machine that is busy with other work fails none
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
