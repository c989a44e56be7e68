export interface CleanUp {
  add(step: () => Promise<unknown>): void;
  run(): Promise<void>;
}

/** Runs its steps in reverse order, all of them even if one fails. `run` may be called twice, at the end and on Ctrl-C. */
export function createCleanUp(): CleanUp {
  const steps: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | null = null;
  const runAll = async () => {
    const failures: unknown[] = [];
    for (const step of steps.toReversed()) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return {
    add: (step) => void steps.push(step),
    run() {
      running ??= runAll();
      return running;
    },
  };
}
