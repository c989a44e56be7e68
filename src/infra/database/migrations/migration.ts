/** One change of what is stored. docs/operating.md, "Updating", has the rules for writing one. */
export interface Migration {
  /** Its number and name. It never changes: the state of the migration is stored under it. */
  name: string;
  /** Its result would be in the way of processes of an earlier version: it waits until none runs. */
  waitsForOlderProcesses: boolean;
  /** How much is still as an earlier version wrote it. */
  countLeft(): Promise<number>;
  /**
   * Changes a limited number of things, each on its own condition, so that two processes at once and a kill do no harm.
   * @returns how many it changed; 0 = nothing is left, or what is left was being changed by others
   */
  runBatch(): Promise<number>;
}
