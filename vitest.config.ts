import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/builds.ts', 'test/support/mongo-server.ts'],
    pool: 'forks',
    // many tests run ffmpeg, which fills a core by itself
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
