import { setTimeout as delay } from 'node:timers/promises';

const everyMs = 5;

/** Lets other work run until the condition holds, at rest in between; the test's own timeout is the limit. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(everyMs);
}
