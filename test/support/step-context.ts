import type { StepContext } from '../../src/product/videos/steps/step.ts';

/** What a step gets from `runStep`, for a test that runs the step alone, without a lease. */
export function stepContext(changes: Partial<StepContext> = {}): StepContext {
  return {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onSlow: () => undefined,
    lease: {} as never,
    isAlone: false,
    turnOfOthersWaiting: async () => null,
    ...changes,
  };
}
