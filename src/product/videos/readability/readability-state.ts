import type { ReadabilityReport } from '../../../engine/readability/readability-view.ts';

/** A report takes longer for long videos: until then callers ask again. `progress`: 0–1. */
export type ReadabilityState = { state: 'ready'; report: ReadabilityReport } | { state: 'measuring'; progress: number };
