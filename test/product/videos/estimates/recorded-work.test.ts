import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type RecordedWork, replay } from '../../../../scripts/bench/estimates/recorded-work.ts';

/** Thirty videos and an edit of each on a real service, see `npm run bench:estimates -- --videos 30 --record FILE`. */
const recorded: RecordedWork[] = JSON.parse(readFileSync('test/fixtures/work-times.json', 'utf8'));

it('estimates the time left within a factor of two, for at least nine in ten moments of recorded work', () => {
  const counts = replay(recorded);
  for (const { counted, within } of [counts.full, counts.edit]) {
    expect(counted).toBeGreaterThan(50);
    expect(within / counted).toBeGreaterThan(0.9);
  }
});

it('counts what is off by more', () => {
  const slower = recorded.map((video, index) => ({
    ...video,
    // from the twentieth on, everything takes four times as long
    seen: video.seen.map(({ atMs, ...seen }) => ({ ...seen, atMs: index < 40 ? atMs : atMs * 4 })),
  }));
  const { full } = replay(slower);
  expect(full.within / full.counted).toBeLessThan(0.9);
});
