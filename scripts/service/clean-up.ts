export interface CleanUp {
  add(step: () => Promise<unknown>): void;
  run(): Promise<void>;
}

/** Undoes in the reverse order, all of it even where a step fails; may be asked twice, by the end and by a Ctrl-C. */
export function createCleanUp(): CleanUp {
  const steps: (() => Promise<unknown>)[] = [];
  let running: Promise<void> | null = null;
  const undo = async () => {
    const failures: unknown[] = [];
    for (const step of steps.toReversed()) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return {
    add: (step) => void steps.push(step),
    run() {
      running ??= undo();
      return running;
    },
  };
}
