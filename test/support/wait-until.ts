import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other work run until the condition holds; the test's own timeout is the limit. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}
