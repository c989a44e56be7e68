import type { ReadingPage } from './reading-pages.ts';

/** A moment at which the contrast of a page is measured. */
export interface ReadingSample {
  atMs: number;
  /** Index of the page. */
  page: number;
}

/** A video has at most so many: each costs about as much as a still. */
const maxSamples = 200;

/** Chooses what is measured: two moments of each page; of many pages one; of even more an evenly spread part of them. */
export function chooseSamples(pages: ReadingPage[], max = maxSamples): ReadingSample[] {
  const count = pages.reduce((sum, { momentsMs }) => sum + momentsMs.length, 0);
  const every = Math.max(1, pages.length / max);
  const chosen = Array.from({ length: Math.min(max, pages.length) }, (_, index) => Math.floor(index * every));
  return chosen.flatMap((page) => {
    const moments = pages[page]?.momentsMs ?? [];
    return (count <= max ? moments : moments.slice(0, 1)).map((atMs) => ({ atMs, page }));
  });
}

/** Between two samples it costs less to decode than to seek. */
const nearMs = 3_000;
/** So that what one ffmpeg draws and decodes is bounded. */
const maxInRun = 20;
const maxRunMs = 60_000;

/** Groups samples, in time order, into runs that one ffmpeg reads. */
export function samplingRuns(samples: ReadingSample[]): [ReadingSample, ...ReadingSample[]][] {
  const runs: [ReadingSample, ...ReadingSample[]][] = [];
  for (const sample of samples) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNear = run && before && sample.atMs - before.atMs < nearMs && sample.atMs - run[0].atMs < maxRunMs;
    if (isNear && run.length < maxInRun) run.push(sample);
    else runs.push([sample]);
  }
  return runs;
}
