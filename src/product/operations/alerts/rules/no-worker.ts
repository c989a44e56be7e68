import { listProcesses } from '../../status/heartbeats.ts';
import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/** Restarting takes less. */
const holdMs = 60_000;

export async function noWorker(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  const processes = await listProcesses(deps);
  if (processes.some(({ roles }) => roles.includes('worker'))) return [];
  return [
    {
      cause: 'workers',
      title: 'No worker runs',
      details: 'Videos are accepted and wait. Start one: npm run start:worker.',
      holdMs,
    },
  ];
}
