import type { Logger } from '../infra/logging/logger.ts';

export interface StopStack {
  readonly phase: 'starting' | 'running' | 'stopping';
  /** Everything has been started. */
  started(): void;
  /** Takes nothing new, and stops all parts. */
  stop(): Promise<void>;
  push(part: string, stop: () => Promise<void>): void;
}

/** Stops parts in the reverse order of their start. A part that fails to stop does not hold up the others. */
export function createStopStack(logger: Logger): StopStack {
  const parts: { part: string; stop: () => Promise<void> }[] = [];
  let phase: StopStack['phase'] = 'starting';
  return {
    get phase() {
      return phase;
    },
    started() {
      if (phase === 'starting') phase = 'running';
    },
    push: (part, stop) => void parts.push({ part, stop }),
    async stop() {
      phase = 'stopping';
      for (const { part, stop } of parts.toReversed()) {
        await stop().catch((err) => logger.error({ err, part }, 'a part could not be stopped cleanly'));
      }
    },
  };
}
